import { Alert, Button, PlainCard, Skeleton } from '@sendahead/shared-ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { answeredWords } from '../../copy/account-sections.ts';

/** A part of the account's page, with its heading. */
export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PlainCard label={title}>
      <h3>{title}</h3>
      {children}
    </PlainCard>
  );
}

/**
 * The answer of a query, or its progress or failure. If a refresh fails, the answer and typed text are kept.
 */
export function Answered<T>({
  query: { data, isError, isFetching, refetch },
  what,
  children,
}: {
  query: UseQueryResult<T>;
  /** Such as "your devices". */
  what: string;
  children: (data: T) => ReactNode;
}) {
  const failed =
    isError && !isFetching ? (
      <Alert severity="danger" live action={<Button onClick={() => refetch()}>{answeredWords.again}</Button>}>
        {answeredWords.failed({ what })}
      </Alert>
    ) : null;
  if (data === undefined) return failed ?? <Skeleton count={2} label={answeredWords.loading({ what })} />;
  return (
    <>
      {failed}
      {children(data)}
    </>
  );
}
