import { changedTotals } from '@sendahead/shared-contracts/pricing/changed-totals';
import type { Quote } from '@sendahead/shared-contracts/pricing/slice';
import { useEffect } from 'react';
import { changeCostWords, refundToClubWords } from '../../copy/change-cost.ts';
import type { ShowFigures } from '../price-bar.tsx';

/**
 * CH-27: what the change of an order costs, instead of a price of the trip. Draws nothing itself, like
 * `ChosenPrice`.
 */
export function ChangeCost({ quote, show }: { quote: Quote | undefined; show: ShowFigures }): null {
  const price = quote?.price;
  const cents = (price && changedTotals(price)?.difference) ?? null;
  const club = price?.refund_to_club;
  useEffect(() => {
    const items =
      club && cents !== null && cents < 0
        ? refundToClubWords({ cents: -cents, club })
        : changeCostWords(cents);
    show({ cents, from: false, items });
  }, [cents, club, show]);
  return null;
}
