import type { Quote } from '@sendahead/shared-contracts/pricing/slice';
import type { Itinerary } from '@sendahead/shared-contracts/services/slice';
import type { ShowFigures } from '../price-bar.tsx';
import { ChangeCost } from './change-cost.tsx';
import { ChosenPrice } from './chosen-price.tsx';

/** The figures of a bar that does not show the price so far: of a change, or pressed in the price box. */
export function OtherPrice({
  changes,
  quote,
  itinerary,
  show,
}: {
  changes: boolean;
  quote: Quote | undefined;
  itinerary: Itinerary | undefined;
  show: ShowFigures;
}) {
  if (changes) return <ChangeCost quote={quote} show={show} />;
  // The outbound leg's price is not the pressed price.
  const isHalf = itinerary?.return != null && itinerary.return.service === null;
  const soFar = isHalf ? null : (quote?.soFarCents ?? null);
  return <ChosenPrice now={quote?.price?.final_price_cents ?? soFar} show={show} />;
}
