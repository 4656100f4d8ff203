import { Button, Skeleton } from '@sendahead/shared-ui';
import type { ReactNode } from 'react';
import { pageWords } from '../copy/page.ts';
import { useSelector } from '../hooks/use-orders.ts';
import { useSignIn } from '../hooks/use-sign-in.ts';
import { Nothing } from './nothing.tsx';

interface Props {
  readonly title: string;
  readonly why: string;
  /** What a visitor can do without signing in. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** Shown to signed-in users only; others are asked to sign in, and return to this page. */
export function SignedIn({ title, why, otherwise, children }: Props) {
  const session = useSelector((state) => state.session);
  const signIn = useSignIn();
  if (session === null) return <Skeleton shape="card" count={3} label={`Loading: ${title}`} />;
  if (session.user) return children;
  return (
    <Nothing title={title}>
      <p>{why}</p>
      <Button variant="primary" onClick={signIn}>
        {pageWords.signIn}
      </Button>
      {otherwise}
    </Nothing>
  );
}
