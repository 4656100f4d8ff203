import { pageStorage } from '@sendahead/shared-contracts/page/page-storage';
import { BottomBar, lazyView } from '@sendahead/shared-ui';
import { Suspense, useState } from 'react';
import { Slot } from '../layout/slot.tsx';
import type { PageParts } from './page-parts.ts';
import { emptyPage } from './page-state.ts';
import { routeFacts, soFarOf } from './route-facts.ts';
import { useObservable } from './use-observable.ts';

/** The price information in the bar. */
export interface BarFigures {
  readonly cents: number | null;
  readonly from: boolean;
  readonly updating: boolean;
  readonly items: string;
}

// Most bookings are not opened from the price box and do not need this.
const hasChosenPrice = (): boolean => pageStorage('sessionStorage').getItem('chosen_price') !== null;
const ChosenPrice = lazyView(async () => (await import('./chosen-price.tsx')).ChosenPrice);

/** The bar of narrow pages: the price so far, and the place of the next step. */
export function PriceBar({
  state,
  open,
  onOpen,
}: Pick<PageParts, 'state'> & { open: boolean; onOpen: () => void }) {
  const { quote, points, travelers, itinerary } = useObservable(state, emptyPage);
  const [chosen, setChosen] = useState<Partial<BarFigures>>({});
  const [wasChosen] = useState(hasChosenPrice);
  const total = quote?.price?.final_price_cents ?? null;
  const soFar = quote?.soFarCents ?? null;
  const figures: BarFigures = {
    cents: total ?? soFar,
    from: total === null,
    updating: quote?.state === 'asking',
    items:
      total === null && soFar !== null ? soFarOf(itinerary) : routeFacts(points, travelers, itinerary).items,
  };
  // The outbound leg's price is not the pressed price.
  const isHalf = itinerary?.return != null && itinerary.return.service === null;
  return (
    <>
      <BottomBar {...figures} {...chosen} action={<Slot place="next-step" />} open={open} onOpen={onOpen} />
      {wasChosen ? (
        <Suspense>
          <ChosenPrice now={total ?? (isHalf ? null : soFar)} show={setChosen} />
        </Suspense>
      ) : null}
    </>
  );
}
