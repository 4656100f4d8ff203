import { initialAccount } from './account.ts';
import { isSignedIn } from './page.ts';
import { isAdmitted } from './selectors.ts';
import type { CheckoutState } from './state.ts';

const withDialog = (state: CheckoutState, dialog: 'none' | 'register' | 'terms'): CheckoutState => ({
  ...state,
  account: { ...initialAccount, dialog },
});

/**
 * MD-14, MD-16, AC-01: which dialog an order at the gate waits behind. Signing in closes the dialogs,
 * unless the present terms are still to be accepted.
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
