import { Alert, Button, Skeleton } from '@sendahead/shared-ui';
import type { Asked } from '@sendahead/shared-ui/use-asked';
import type { ReactNode } from 'react';
import { askedWords } from '../copy/asked.ts';
import { pageWords } from '../copy/page.ts';

interface Props<T> {
  readonly asked: Asked<T>;
  /** Such as "your labels". */
  readonly what: string;
  readonly children: (value: T) => ReactNode;
}

/** A part of a page by what was asked for: on its way, there, or not to be had just now. */
export function AskedPart<T>({ asked, what, children }: Props<T>) {
  if (asked.value !== undefined) return children(asked.value);
  if (asked.status !== 'failed') return <Skeleton count={2} label={askedWords.loading(what)} />;
  return (
    <Alert severity="danger" live action={<Button onClick={asked.again}>{pageWords.tryAgain}</Button>}>
      {askedWords.notLoaded(what)}
    </Alert>
  );
}
