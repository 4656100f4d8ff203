import { signOut } from '@sendahead/shared-contracts/accounts/calls';
import type { SessionInfo } from '@sendahead/shared-contracts/accounts/schema';
import { signedOutEvent } from '@sendahead/shared-contracts/accounts/topics';
import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { Button } from '@sendahead/shared-ui/button';
import { useObservable } from '../page/use-observable.ts';
import type { Session } from './session.ts';

interface Props {
  readonly session: Session;
  readonly initial: SessionInfo;
  readonly bus: BoundBus<'shell'>;
  /** Opens the sign-in dialog. */
  readonly requestSignIn: () => void;
  readonly report: (error: unknown, where: string) => void;
}

/** Sign in, or who is signed in and the way out. The dialogs themselves belong to the checkout. */
export function AccountButton({ session, initial, bus, requestSignIn, report }: Props) {
  const { user } = useObservable(session.changes, initial);
  if (!user) {
    return (
      <Button variant="quiet" onClick={requestSignIn}>
        Sign in
      </Button>
    );
  }
  const leave = () => {
    session.api
      .call(signOut, {})
      .then((info) => {
        session.take(info);
        bus.publish(signedOutEvent, {});
      })
      .catch((error: unknown) => report(error, 'sign out'));
  };
  return (
    <>
      <span className="account-name">{user.first_name || user.email}</span>
      <Button variant="quiet" onClick={leave}>
        Sign out
      </Button>
    </>
  );
}
