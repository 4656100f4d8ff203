import { demanded, ViewOnDemand } from '@sendahead/shared-ui';
import { AccountComes } from '../../features/account-ahead/account-comes.tsx';
import { FinishLater } from '../../features/finish-later/finish-later.tsx';
import { GiftCardsAndCredits } from '../../features/gift-cards-and-credits/gift-cards-and-credits.tsx';
import { OldAndNew } from '../../features/old-and-new/old-and-new.tsx';
import { OrderProgress } from '../../features/place-order/order-progress.tsx';
import { PricedLines } from '../../features/price-lines/priced-lines.tsx';
import { TotalAndCredits } from '../../features/price-lines/total-and-credits.tsx';
import { PriceNotes } from '../../features/price-notes/price-notes.tsx';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { isChange } from '../../state/is-change.ts';

const adminDetails = demanded(
  async () => (await import('../../features/admin-details/admin-details.tsx')).AdminDetails,
);

/** TK-17: loaded only for users to whom the server sends them. */
function Notes() {
  const { host } = useCheckout();
  const hasDetails = useSelector(({ quote }) => quote.price?.admin_details != null);
  return (
    <>
      {hasDetails ? <ViewOnDemand of={adminDetails} props={{}} report={host.report} /> : null}
      <OldAndNew />
      <PriceNotes />
      <AccountComes />
    </>
  );
}

/** A change of an order is not a booking that can be saved for later. */
function Later() {
  const changes = useSelector(isChange);
  return changes ? null : <FinishLater />;
}

const parts = {
  lines: PricedLines,
  total: TotalAndCredits,
  credits: GiftCardsAndCredits,
  notes: Notes,
  later: Later,
  progress: OrderProgress,
};

/**
 * A part of the summary that exists only with a price; these parts are loaded together, with the first price
 * request.
 */
export function OncePriced({ part }: { part: keyof typeof parts }) {
  const Part = parts[part];
  return <Part />;
}
