import type { FragmentView } from '@sendahead/shared-ui/fragment';
import type { Checkout } from '../../effects/start.ts';
import { AccountDialogs } from '../../features/account/account-dialogs.tsx';
import { AccountBody } from '../../features/account-page/account-body.tsx';
import { CheckoutProvider } from '../checkout-provider.tsx';
import { WaysOfPaying } from './ways-of-paying.tsx';

/** The page of one's account: who one is, how one signs in, what is kept. */
export function AccountPage({ store: checkout, host }: FragmentView<Checkout, 'mf-checkout'>) {
  return (
    <CheckoutProvider checkout={checkout} host={host}>
      <AccountBody waysOfPaying={<WaysOfPaying />} />
      <AccountDialogs />
    </CheckoutProvider>
  );
}
