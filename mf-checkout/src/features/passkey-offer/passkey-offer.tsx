import { demanded, ViewOnDemand } from '@sendahead/shared-ui';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';

const offer = demanded(async () => (await import('./offer-passkey.tsx')).OfferPasskey);

/**
 * After an order: offers a passkey to a user without one; renders nothing for staff who ordered for
 * somebody.
 */
export function PasskeyOffer() {
  const { host } = useCheckout();
  const ordered = useSelector(
    ({ receipt, page }) =>
      receipt.request === 'answered' && !receipt.receipt?.confirmation_to && page.session?.user != null,
  );
  return ordered ? <ViewOnDemand of={offer} props={{}} report={host.report} /> : null;
}
