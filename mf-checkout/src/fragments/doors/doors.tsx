import type { FragmentView } from '@sendahead/shared-ui';
import type { Checkout } from '../../effects/start.ts';
import { AccountDialogs } from '../../features/account/account-dialogs.tsx';
import { CheckoutProvider } from '../checkout-provider.tsx';
import { Difference } from './difference.tsx';

/**
 * The dialogs of this remote for pages without other content of it: the account dialogs, and paying a
 * difference.
 */
export function Doors({ store: checkout, host }: FragmentView<Checkout, 'mf-checkout'>) {
  return (
    <CheckoutProvider checkout={checkout} host={host}>
      <AccountDialogs />
      <Difference />
    </CheckoutProvider>
  );
}
