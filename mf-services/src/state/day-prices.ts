import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import { requestState } from './answer.ts';
import { pricesQuestion } from './questions.ts';
import type { ItineraryState, LegName } from './state.ts';

/** What a day costs least, as far as it is known for the shipment as it is now. */
export function dayPrices(state: ItineraryState, leg: LegName): (date: string) => Cents | null {
  const { prices } = state[leg];
  const known = requestState(pricesQuestion(state, leg), prices) === 'answered' ? prices.value : null;
  return (date) => known?.find((day) => day.date === date)?.cheapest?.price_cents ?? null;
}

export const pricesState = (state: ItineraryState, leg: LegName) =>
  requestState(pricesQuestion(state, leg), state[leg].prices);
