import { Alert, Button, Skeleton } from '@sendahead/shared-ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pageWords } from '../copy/page.ts';
import { queryWords } from '../copy/query-view.ts';

interface Props<T> {
  readonly query: UseQueryResult<T>;
  /** Such as "your labels". */
  readonly what: string;
  readonly children: (data: T) => ReactNode;
}

/** A part of a page by its query: loading, loaded, or failed to load. */
export function QueryView<T>({ query: { data, isError, refetch }, what, children }: Props<T>) {
  if (data !== undefined) return children(data);
  if (!isError) return <Skeleton count={2} label={queryWords.loading(what)} />;
  return (
    <Alert severity="danger" live action={<Button onClick={() => refetch()}>{pageWords.tryAgain}</Button>}>
      {queryWords.notLoaded(what)}
    </Alert>
  );
}
