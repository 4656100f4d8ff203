import { demanded, ViewOnDemand } from '@sendahead/shared-ui';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';

const offer = demanded(async () => (await import('./offer-passkey.tsx')).OfferPasskey);

/** After an order: a way to sign in next time without a password, for whoever has ordered here and has none yet. */
export function PasskeyOffer() {
  const { host } = useCheckout();
  const ordered = useSelector(
    ({ receipt, page }) => receipt.request === 'answered' && page.session?.user != null,
  );
  return ordered ? <ViewOnDemand of={offer} props={{}} report={host.report} /> : null;
}
