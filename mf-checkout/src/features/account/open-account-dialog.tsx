import type { AccountState } from '../../state/account.ts';
import { AccountDialog } from './account-dialog.tsx';
import { CompletionDialog } from './completion-dialog.tsx';
import { TermsDialog } from './terms-dialog.tsx';

/** MD-14 to MD-16, MD-19: the open account dialog, by its name. */
export function OpenAccountDialog({ dialog }: { dialog: Exclude<AccountState['dialog'], 'none'> }) {
  if (dialog === 'terms') return <TermsDialog />;
  if (dialog === 'completion') return <CompletionDialog />;
  return <AccountDialog dialog={dialog} />;
}
