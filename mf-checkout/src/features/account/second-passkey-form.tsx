import { Alert } from '@sendahead/shared-ui';
import { secondStepWords } from '../../copy/second-step.ts';
import { passkeysWork } from '../../effects/passkeys.ts';
import type { AccountDialogProps } from './account-dialog.tsx';
import { useAccount } from './use-account.ts';

/** After the correct password: the account has passkeys but no app. */
export function SecondPasskeyForm({ id }: AccountDialogProps) {
  const account = useAccount();
  return (
    <form
      id={id}
      className="checkout-account"
      onSubmit={(event) => {
        event.preventDefault();
        void account.signInByPasskey();
      }}
    >
      <p>{secondStepWords.passkeyWanted}</p>
      {passkeysWork() ? null : <Alert severity="warning">{secondStepWords.passkeyImpossible}</Alert>}
    </form>
  );
}
