import { demanded, type FragmentView, ViewOnDemand } from '@sendahead/shared-ui';
import type { Checkout } from '../../effects/start.ts';
import { AccountDialogs } from '../../features/account/account-dialogs.tsx';
import { CheckoutProvider } from '../checkout-provider.tsx';

const body = demanded(async () => (await import('./whole-account.tsx')).WholeAccount);

/** The account page: the user's identity, sign-in methods, and stored data. */
export function AccountPage({ store: checkout, host }: FragmentView<Checkout, 'mf-checkout'>) {
  return (
    <CheckoutProvider checkout={checkout} host={host}>
      <ViewOnDemand of={body} props={{}} report={host.report} />
      <AccountDialogs />
    </CheckoutProvider>
  );
}
