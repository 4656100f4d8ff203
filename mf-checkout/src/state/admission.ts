import { initialAccount } from './account.ts';
import { isSignedIn } from './page.ts';
import { isAdmitted } from './selectors.ts';
import type { CheckoutState } from './state.ts';

const withDialog = (state: CheckoutState, dialog: 'none' | 'register' | 'terms'): CheckoutState => ({
  ...state,
  account: { ...initialAccount, dialog },
});

/**
 * MD-14, MD-16, AC-01: the dialog behind which an order at the gate waits. Signing in closes the dialogs,
 * unless the current terms must still be accepted.
 */
export function settleDialog(before: CheckoutState, state: CheckoutState): CheckoutState {
  const { account, page, placing } = state;
  if (placing.phase === 'gate' && before.placing.phase !== 'gate') {
    return withDialog(state, isSignedIn(page) ? 'terms' : 'register');
  }
  if (account.dialog === 'none' || account.dialog === 'completion' || !isSignedIn(page)) return state;
  if (isAdmitted(state)) return withDialog(state, 'none');
  return account.dialog === 'terms' ? state : withDialog(state, 'terms');
}
