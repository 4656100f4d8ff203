import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { DateWay, ItineraryState } from './state.ts';

/**
 * How the date of a leg is entered: by arrival at first; by pickup if a link or a saved booking contained
 * that date.
 */
export function dateWayOf(state: ItineraryState, leg: LegName): DateWay {
  const { dateWay, arriveBy, date, wished } = state[leg];
  if (dateWay !== null) return dateWay;
  return arriveBy === null && (date !== null || wished !== null) ? 'pickup' : 'arrival';
}
