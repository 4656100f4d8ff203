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

export type ShowFigures = (figures: Partial<BarFigures>) => void;

// Most bookings are neither changes nor opened from the price box and do not need this.
export const hasChosenPrice = (): boolean => pageStorage('sessionStorage').getItem('chosen_price') !== null;
const OtherPrice = lazyView(async () => (await import('./bar/other-price.tsx')).OtherPrice);

/** The bar of narrow pages: the price so far, and the place of the next step. */
export function PriceBar({
  state,
  changes,
  open,
  onOpen,
}: Pick<PageParts, 'state'> & { changes: boolean; open: boolean; onOpen: () => void }) {
  const { quote, points, travelers, itinerary } = useObservable(state, emptyPage);
  const [other, setOther] = useState<Partial<BarFigures>>({});
  const [hasOther] = useState(() => changes || hasChosenPrice());
  // CH-27: the price of the trip is not the cost of a change.
  const bookingQuote = changes ? null : quote;
  const total = bookingQuote?.price?.final_price_cents ?? null;
  const soFar = bookingQuote?.soFarCents ?? null;
  const figures: BarFigures = {
    cents: total ?? soFar,
    from: total === null,
    updating: quote?.state === 'asking',
    items: changes
      ? ''
      : total === null && soFar !== null
        ? soFarOf(itinerary)
        : routeFacts(points, travelers, itinerary).items,
  };
  return (
    <>
      <BottomBar {...figures} {...other} action={<Slot place="next-step" />} open={open} onOpen={onOpen} />
      {hasOther ? (
        <Suspense>
          <OtherPrice changes={changes} quote={quote} itinerary={itinerary} show={setOther} />
        </Suspense>
      ) : null}
    </>
  );
}
