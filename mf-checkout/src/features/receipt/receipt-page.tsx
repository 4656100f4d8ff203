import type { FragmentView } from '@sendahead/shared-ui/fragment';
import { useEffect } from 'react';
import type { Checkout } from '../../effects/start.ts';
import { orderOfAddress } from '../../state/receipt-address.ts';
import { AccountDialogs } from '../account/account-dialogs.tsx';
import { CheckoutProvider } from '../checkout/checkout-provider.tsx';
import { ReceiptBody } from './receipt-body.tsx';

/** RT-20: the receipt of the order that the page's address names. */
export function ReceiptPage({ store: checkout, host }: FragmentView<Checkout, 'mf-checkout'>) {
  useEffect(() => {
    checkout.store.dispatch({ type: 'receipt-opened', orderId: orderOfAddress(window.location.search) });
  }, [checkout]);
  return (
    <CheckoutProvider checkout={checkout} host={host}>
      <ReceiptBody />
      <AccountDialogs />
    </CheckoutProvider>
  );
}
