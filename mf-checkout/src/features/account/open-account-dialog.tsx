import type { AccountState } from '../../state/account.ts';
import { RegisterDialog } from './register-dialog.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';
import { TermsDialog } from './terms-dialog.tsx';

/** MD-14 to MD-16: the dialog of that name. */
export function OpenAccountDialog({ dialog }: { dialog: Exclude<AccountState['dialog'], 'none'> }) {
  switch (dialog) {
    case 'register':
      return <RegisterDialog />;
    case 'sign-in':
      return <SignInDialog />;
    case 'terms':
      return <TermsDialog />;
    default:
      return dialog satisfies never;
  }
}
