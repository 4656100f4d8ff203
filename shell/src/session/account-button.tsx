import type { SessionInfo } from '@sendahead/shared-contracts/accounts/schema';
import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { Button, lazyView } from '@sendahead/shared-ui';
import { Suspense } from 'react';
import { signInLabel } from '../copy/account.ts';
import { useObservable } from '../page/use-observable.ts';
import type { Session } from './session.ts';

export interface AccountProps {
  readonly session: Session;
  readonly bus: BoundBus<'shell'>;
  readonly report: (error: unknown, where: string) => void;
}

interface Props extends AccountProps {
  readonly initial: SessionInfo;
  /** Opens the sign-in dialog. */
  readonly onSignIn: () => void;
}

const AccountMenu = lazyView(async () => (await import('./account-menu.tsx')).AccountMenu);

/** Sign in, or the menu of the signed-in user. The dialogs themselves belong to the checkout. */
export function AccountButton({ initial, onSignIn, ...props }: Props) {
  const { user } = useObservable(props.session.changes, initial);
  if (!user) {
    return (
      <Button variant="secondary" onClick={onSignIn}>
        {signInLabel}
      </Button>
    );
  }
  return (
    <Suspense fallback={<span className="account-name">{user.first_name}</span>}>
      <AccountMenu key={user.id} {...props} user={user} />
    </Suspense>
  );
}
