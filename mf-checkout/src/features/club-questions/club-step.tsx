import { demanded, ViewOnDemand } from '@sendahead/shared-ui';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { isClubless } from '../../state/page.ts';

const beforeTheOrder = demanded(async () => (await import('./before-the-order.tsx')).BeforeTheOrder);
export const readClubStep = beforeTheOrder.read;

/**
 * PY-09, PY-10: the note of a microsite, or the questions of the trip's clubs, before the order; loaded with
 * the first price of a trip that has one. If they cannot be loaded, the waiting order is canceled with a
 * message.
 */
export function ClubStep() {
  const { checkout, host } = useCheckout();
  const isWanted = useSelector(({ page, quote }) => !isClubless(page) && quote.price !== null);
  const report = (error: unknown, where: string): void => {
    host.report(error, where);
    checkout.store.dispatch({ type: 'club-left', code: 'club_step_not_loaded' });
  };
  return isWanted ? <ViewOnDemand of={beforeTheOrder} props={{}} report={report} /> : null;
}
