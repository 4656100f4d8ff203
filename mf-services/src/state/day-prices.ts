import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import type { PricedDay } from '@sendahead/shared-contracts/services/price-calendar-calls';
import { requestState } from './answer.ts';
import { pricesQuestion } from './questions.ts';
import type { ItineraryState } from './state.ts';

/** The known days of the open month for the current shipment. */
function pricedDay(state: ItineraryState, leg: LegName): (date: string) => PricedDay | undefined {
  const { prices } = state[leg];
  const days = requestState(pricesQuestion(state, leg), prices) === 'answered' ? prices.value : null;
  return (date) => days?.find((day) => day.date === date);
}

/** The lowest price of a day. */
export function dayPrices(state: ItineraryState, leg: LegName): (date: string) => Cents | null {
  const dayOf = pricedDay(state, leg);
  return (date) => dayOf(date)?.cheapest?.price_cents ?? null;
}

/** The sentence of the incident that stops every service on a day; null if none does. */
export function dayStops(state: ItineraryState, leg: LegName): (date: string) => string | null {
  const dayOf = pricedDay(state, leg);
  return (date) => dayOf(date)?.stopped ?? null;
}

export const pricesState = (state: ItineraryState, leg: LegName) =>
  requestState(pricesQuestion(state, leg), state[leg].prices);
