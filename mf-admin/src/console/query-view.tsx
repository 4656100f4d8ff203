import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { Alert, Button, Skeleton } from '@sendahead/shared-ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { actTexts } from '../copy/acts.ts';
import { listTexts as texts } from '../copy/lists.ts';

const isMissing = (error: unknown): boolean => isApiError(error) && [403, 404].includes(error.status);

/** The state of a query; a list that loads another page is neither loading nor failed. */
type Shown<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;

/** Renders the answer of a query: loading, loaded, or failed with a retry button. */
export function QueryView<T>({
  query: { data, error, isError, isFetching, refetch },
  label = texts.loading,
  children,
}: {
  query: Shown<T>;
  label?: string;
  children: (data: T) => ReactNode;
}) {
  const failed =
    isError && !isFetching ? (
      isMissing(error) ? (
        <Alert severity="warning" live>
          {texts.notFound}
        </Alert>
      ) : (
        <Alert severity="danger" live action={<Button onClick={() => refetch()}>{actTexts.tryAgain}</Button>}>
          {texts.notRead}
        </Alert>
      )
    ) : null;
  if (data === undefined) return failed ?? <Skeleton shape="line" count={6} label={label} />;
  return (
    <>
      {failed}
      <div aria-busy={isFetching || undefined}>{children(data)}</div>
    </>
  );
}
