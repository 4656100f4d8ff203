import { Alert, Button, PlainCard, Skeleton } from '@sendahead/shared-ui';
import type { ReactNode } from 'react';
import { answeredWords } from '../../copy/account-sections.ts';
import type { Answer } from '../../hooks/use-answer.ts';

/** A part of the account's page, with its heading. */
export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PlainCard label={title}>
      <h2>{title}</h2>
      {children}
    </PlainCard>
  );
}

/** What the server answered, or that it is on its way, or could not be loaded. */
export function Answered<T>({
  of,
  ask,
  what,
  children,
}: {
  of: Answer<T>;
  ask: () => void;
  /** Such as "your devices". */
  what: string;
  children: (value: T) => ReactNode;
}) {
  if (of.status === 'loading') return <Skeleton count={2} label={answeredWords.loading({ what })} />;
  if (of.status === 'ready') return children(of.value);
  return (
    <Alert severity="danger" live action={<Button onClick={ask}>{answeredWords.again}</Button>}>
      {answeredWords.failed({ what })}
    </Alert>
  );
}
