import { useMemo } from 'react';
import { type AccountActions, createAccountActions } from '../../effects/account-actions.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';

/** The actions of the account dialogs, loaded with the first dialog. */
export function useAccount(): AccountActions {
  const { checkout, host } = useCheckout();
  return useMemo(
    () => createAccountActions({ host, store: checkout.store, navigate: checkout.navigate }),
    [checkout, host],
  );
}
