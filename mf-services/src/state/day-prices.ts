import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import type { PricedDay } from '@sendahead/shared-contracts/services/price-calendar-calls';
import { requestState } from './answer.ts';
import { pricesQuestion } from './questions.ts';
import type { ItineraryState } from './state.ts';

/** The days of the open month, as far as they are known for the shipment as it is now. */
function pricedDay(state: ItineraryState, leg: LegName): (date: string) => PricedDay | undefined {
  const { prices } = state[leg];
  const known = requestState(pricesQuestion(state, leg), prices) === 'answered' ? prices.value : null;
  return (date) => known?.find((day) => day.date === date);
}

/** What a day costs least. */
export function dayPrices(state: ItineraryState, leg: LegName): (date: string) => Cents | null {
  const dayOf = pricedDay(state, leg);
  return (date) => dayOf(date)?.cheapest?.price_cents ?? null;
}

/** The sentence of the incident that stops every service on a day; null where none does. */
export function dayStops(state: ItineraryState, leg: LegName): (date: string) => string | null {
  const dayOf = pricedDay(state, leg);
  return (date) => dayOf(date)?.stopped ?? null;
}

export const pricesState = (state: ItineraryState, leg: LegName) =>
  requestState(pricesQuestion(state, leg), state[leg].prices);
