import { homeOf } from '../geo/home-country.ts';
import type { CalendarDate } from '../primitives/calendar-date.ts';

/**
 * OPEN-44: whether an order needs the traveler's international info: the two countries (ISO codes) differ, and one of
 * them is outside the US. A territory is in the US; a country that is not known yet asks for nothing.
 */
export function internationalInfoRequired(originCountry: string, destinationCountry: string): boolean {
  if (originCountry === '' || destinationCountry === '') return false;
  return homeOf(originCountry) !== homeOf(destinationCountry);
}

/** What an order needs of the international info and does not have yet, by the names on the wire. */
export type InternationalInfoGap = 'date_of_arrival' | 'date_of_departure' | 'terms';

/** The traveler's days as far as they are known, and whether they were consented to. */
export type InternationalInfo = {
  readonly arrival: CalendarDate | null;
  readonly departure: CalendarDate | null;
  readonly terms: boolean;
};

export const noInternationalInfo: InternationalInfo = { arrival: null, departure: null, terms: false };

/** VL-44: the gaps when the international info is required; a traveler who returns must give the date. */
export function internationalInfoGaps(
  { arrival, departure, terms }: InternationalInfo,
  roundTrip: boolean,
): InternationalInfoGap[] {
  return [
    ...(arrival === null ? (['date_of_arrival'] as const) : []),
    ...(roundTrip && departure === null ? (['date_of_departure'] as const) : []),
    ...(terms ? [] : (['terms'] as const)),
  ];
}

/** Nobody leaves before having arrived. */
export const leavesTooEarly = ({ arrival, departure }: Omit<InternationalInfo, 'terms'>): boolean =>
  arrival !== null && departure !== null && departure < arrival;

/** VL-44: bags that arrive on `bagsArrive`, at the place that the traveler has left by then. */
export const leavesBeforeBags = (
  { departure }: Pick<InternationalInfo, 'departure'>,
  bagsArrive: CalendarDate | null,
): boolean => departure !== null && bagsArrive !== null && departure < bagsArrive;
