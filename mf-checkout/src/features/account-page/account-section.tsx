import { Alert, Button, PlainCard, Skeleton } from '@sendahead/shared-ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { answeredWords } from '../../copy/account-sections.ts';

/** A part of the account's page, with its heading. */
export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PlainCard label={title}>
      <h2>{title}</h2>
      {children}
    </PlainCard>
  );
}

/** The answer of a query, or that it is on its way, or could not be loaded. */
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
  if (isError && !isFetching)
    return (
      <Alert severity="danger" live action={<Button onClick={() => refetch()}>{answeredWords.again}</Button>}>
        {answeredWords.failed({ what })}
      </Alert>
    );
  if (data === undefined) return <Skeleton count={2} label={answeredWords.loading({ what })} />;
  return children(data);
}
