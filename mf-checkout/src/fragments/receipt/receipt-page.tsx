import type { FragmentView } from '@sendahead/shared-ui';
import { useEffect } from 'react';
import type { Checkout } from '../../effects/start.ts';
import { AccountDialogs } from '../../features/account/account-dialogs.tsx';
import { PasskeyOffer } from '../../features/passkey-offer/passkey-offer.tsx';
import { ReceiptBody } from '../../features/receipt/receipt-body.tsx';
import { orderOfQuery } from '../../state/receipt-path.ts';
import { CheckoutProvider } from '../checkout-provider.tsx';

/** RT-20: the receipt of the order that the page's address names. */
export function ReceiptPage({ store: checkout, host }: FragmentView<Checkout, 'mf-checkout'>) {
  useEffect(() => {
    checkout.store.dispatch({ type: 'receipt-opened', orderId: orderOfQuery(window.location.search) });
  }, [checkout]);
  return (
    <CheckoutProvider checkout={checkout} host={host}>
      <ReceiptBody />
      <PasskeyOffer />
      <AccountDialogs />
    </CheckoutProvider>
  );
}
