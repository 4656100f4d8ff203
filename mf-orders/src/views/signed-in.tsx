import { Button, Skeleton } from '@sendahead/shared-ui';
import type { ReactNode } from 'react';
import { pageWords } from '../copy/page.ts';
import { useSelector } from '../hooks/use-orders.ts';
import { useSignIn } from '../hooks/use-sign-in.ts';
import { Nothing } from './nothing.tsx';

/** Shown to signed-in users only; others are asked to sign in, and return to this page. */
export function SignedIn({ title, why, children }: { title: string; why: string; children: ReactNode }) {
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
    </Nothing>
  );
}
