import { useState } from 'react';
import { methodNames } from '../../../copy/payment-methods.ts';
import { useCheckout } from '../../../hooks/use-checkout.ts';
import { isSignedIn } from '../../../state/page.ts';
import type { PanelProps } from '../method-list.ts';
import { WalletPanel } from '../wallet/wallet.tsx';

/** PY-06, OPEN-39: the same method has two names, depending on whether it was chosen before signing in. */
export function ApplePay({ chosen }: PanelProps) {
  const { store } = useCheckout().checkout;
  const [method] = useState<'applePay' | 'applePayUnLogged'>(() =>
    isSignedIn(store.getState().page) ? 'applePay' : 'applePayUnLogged',
  );
  return <WalletPanel kind="applePay" name={methodNames.applePay} chosen={chosen} method={method} />;
}
