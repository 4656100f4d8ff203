import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { dateLabel } from '../../copy/leg-words.ts';
import { priceNote } from '../../copy/price-note.ts';
import { useItinerary, useItineraryState } from '../../hooks/use-itinerary.ts';
import { dayPrices, pricesState } from '../../state/day-prices.ts';
import { isDroppedOff } from '../../state/separate-pickups.ts';
import { DayField } from './day-field.tsx';

/** TL-05: the day on which a leg starts, with the prices of the days in its calendar. */
export function DatePick({ leg }: { leg: LegName }) {
  const { store } = useItinerary();
  const state = useItineraryState();
  return (
    <DayField
      leg={leg}
      way="pickup"
      label={dateLabel(leg, isDroppedOff(state, leg))}
      value={state[leg].date}
      price={dayPrices(state, leg)}
      priceNote={priceNote(pricesState(state, leg))}
      onMonth={(month) => store.dispatch({ type: 'month-shown', leg, month })}
      onChoose={(date) => store.dispatch({ type: 'date-chosen', leg, date })}
    />
  );
}
