import { linkedDays, linkedDirections, linkedTripTypes } from '@sendahead/shared-contracts/page/link-words';
import { type CalendarDate, parseTypedDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { linkedService } from '@sendahead/shared-contracts/services/service-levels';
import type { TripType } from '@sendahead/shared-contracts/ship-form/trip-type';

type Query = Readonly<Record<string, string>>;

/** A day in the address: a date, or a word that becomes one when the date at the origin is known. */
export type LinkedDay = CalendarDate | 'today' | 'tomorrow';

/** The page address's values for the trip. Unusable values are null. */
export interface ItineraryLink {
  readonly tripType: TripType | null;
  readonly pickupDay: LinkedDay | null;
  /** VL-03: the day by which the bags must arrive, where it is ahead. */
  readonly arriveBy: CalendarDate | null;
  /** The day of the return, where it is not past. */
  readonly returnDay: CalendarDate | null;
  /** SV-10: the system name of the service whose URL code was given. */
  readonly service: string | null;
}

/** The entry of `words` for a value, own properties only; null for anything else. */
const wordOf = <T>(words: Readonly<Record<string, T>>, value: string | undefined): T | null => {
  const word = value?.trim().toLowerCase() ?? '';
  return Object.hasOwn(words, word) ? (words[word] ?? null) : null;
};

/** RT-07, RT-08, RT-10, OPEN-13 to OPEN-15: `oneway` before `direction` before `triptype`. */
const tripTypeOf = ({ oneway, direction, triptype }: Query): ItineraryLink['tripType'] =>
  oneway === 'true' ? 'one_way' : (wordOf(linkedDirections, direction) ?? wordOf(linkedTripTypes, triptype));

/** RT-12, OPEN-12: a word, or month/day/year that is not past. */
function pickupDayOf({ ship_date: text }: Query, today: CalendarDate): LinkedDay | null {
  const date = parseTypedDate(text ?? '');
  if (date === null) return wordOf(linkedDays, text);
  return date < today ? null : date;
}

function returnDayOf({ return_date: text }: Query, today: CalendarDate): CalendarDate | null {
  const date = parseTypedDate(text ?? '');
  return date === null || date < today ? null : date;
}

function arriveByOf({ arrive_by: text }: Query, today: CalendarDate): CalendarDate | null {
  const date = parseTypedDate(text ?? '');
  return date === null || date <= today ? null : date;
}

/** RT-07, RT-08, RT-10, RT-12, SV-10: reads the page's query; null if it has no values for the trip. */
export function readItineraryLink(query: Query, today: CalendarDate): ItineraryLink | null {
  const link: ItineraryLink = {
    tripType: tripTypeOf(query),
    pickupDay: pickupDayOf(query, today),
    arriveBy: arriveByOf(query, today),
    returnDay: returnDayOf(query, today),
    service: linkedService(query.service ?? '') ?? null,
  };
  return Object.values(link).some((value) => value !== null) ? link : null;
}
