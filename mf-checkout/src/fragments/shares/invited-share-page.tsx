import { demanded, type FragmentView, ViewOnDemand } from '@sendahead/shared-ui';
import type { Checkout } from '../../effects/start.ts';
import { AccountDialogs } from '../../features/account/account-dialogs.tsx';
import { CheckoutProvider } from '../checkout-provider.tsx';

const body = demanded(async () => (await import('./invited-share-view.tsx')).InvitedShareView);

/** The page of a share, for a payer who was invited by email. */
export function InvitedSharePage({ store: checkout, host }: FragmentView<Checkout, 'mf-checkout'>) {
  return (
    <CheckoutProvider checkout={checkout} host={host}>
      <ViewOnDemand of={body} props={{}} report={host.report} />
      <AccountDialogs />
    </CheckoutProvider>
  );
}
