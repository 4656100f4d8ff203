import type { FragmentView } from '@sendahead/shared-ui/fragment';
import type { Checkout } from '../../effects/start.ts';
import { AccountDialogs } from '../../features/account/account-dialogs.tsx';
import { CheckoutProvider } from '../checkout-provider.tsx';

/** The ways into an account, for pages on which this part has nothing else to show. */
export function Doors({ store: checkout, host }: FragmentView<Checkout, 'mf-checkout'>) {
  return (
    <CheckoutProvider checkout={checkout} host={host}>
      <AccountDialogs />
    </CheckoutProvider>
  );
}
