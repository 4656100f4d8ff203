import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { Alert, Button, Skeleton } from '@sendahead/shared-ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pageWords } from '../copy/page.ts';
import { Nothing } from './nothing.tsx';

interface Props<T> {
  readonly query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;
  readonly title: string;
  /** Shown where the server has no such resource for this user. */
  readonly missing?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

const isMissing = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** A page by its query: loading, loaded, not found, or failed. Loaded data stays when a refetch fails. */
export function QueryPage<T>({ query, title, missing, children }: Props<T>) {
  const { data, error, isError, isFetching, refetch } = query;
  const again = <Button onClick={() => refetch()}>{pageWords.tryAgain}</Button>;
  if (data !== undefined)
    return (
      <>
        {isError && !isFetching ? (
          <Alert severity="danger" live action={again}>
            {pageWords.notLoaded}
          </Alert>
        ) : null}
        {children(data)}
      </>
    );
  if (!isError) return <Skeleton shape="card" count={3} label={`Loading: ${title}`} />;
  if (missing && isMissing(error)) return missing;
  return (
    <Nothing title={title}>
      <p>{pageWords.notLoaded}</p>
      {again}
    </Nothing>
  );
}
