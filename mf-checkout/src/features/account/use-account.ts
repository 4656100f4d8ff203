import { useMemo } from 'react';
import { type AccountActions, createAccountActions } from '../../effects/account-actions.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';

/** What the account dialogs can do; it comes with the first of them. */
export function useAccount(): AccountActions {
  const { checkout, host } = useCheckout();
  return useMemo(
    () => createAccountActions({ host, store: checkout.store, navigate: checkout.navigate }),
    [checkout, host],
  );
}
