import { demanded, ViewOnDemand } from '@sendahead/shared-ui';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';

const whoBooks = demanded(async () => (await import('./who-books.tsx')).WhoBooks);

/**
 * PY-26, VL-18, RO-11: questions of some brands, and those for club staff; other visitors load none of it.
 */
export function OrderExtras() {
  const { brand } = useCheckout().host.boot;
  const { host } = useCheckout();
  const pro = useSelector(({ page }) => page.session?.role === 'pro');
  return brand.asks_travel_agent || brand.asks_ghin_number || pro ? (
    <ViewOnDemand of={whoBooks} props={{}} report={host.report} />
  ) : null;
}
