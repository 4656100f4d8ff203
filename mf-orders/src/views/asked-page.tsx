import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { Alert, Button, Skeleton } from '@sendahead/shared-ui';
import type { Asked } from '@sendahead/shared-ui/use-asked';
import type { ReactNode } from 'react';
import { pageWords } from '../copy/page.ts';
import { Nothing } from './nothing.tsx';

interface Props<T> {
  readonly asked: Asked<T>;
  readonly title: string;
  /** Shown where the server does not have it for whoever asks. */
  readonly missing?: ReactNode;
  readonly children: (value: T) => ReactNode;
}

const isMissing = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** A page by what was asked for: on its way, there, not there, or not to be had just now. What came stays when asking again fails. */
export function AskedPage<T>({ asked, title, missing, children }: Props<T>) {
  const again = <Button onClick={asked.again}>{pageWords.tryAgain}</Button>;
  if (asked.value !== undefined)
    return (
      <>
        {asked.status === 'failed' ? (
          <Alert severity="danger" live action={again}>
            {pageWords.notLoaded}
          </Alert>
        ) : null}
        {children(asked.value)}
      </>
    );
  if (asked.status !== 'failed') return <Skeleton shape="card" count={3} label={`Loading: ${title}`} />;
  if (missing && isMissing(asked.error)) return missing;
  return (
    <Nothing title={title}>
      <p>{pageWords.notLoaded}</p>
      {again}
    </Nothing>
  );
}
