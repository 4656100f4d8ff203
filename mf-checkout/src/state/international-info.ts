import {
  type InternationalInfo,
  type InternationalInfoGap,
  internationalInfoGaps,
  internationalInfoRequired,
  leavesBeforeBags,
  leavesTooEarly,
  noInternationalInfo,
} from '@sendahead/shared-contracts/preferences/rules';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { PageState } from './page.ts';

/** The travel dates of a trip between two countries: as entered, and as stored on the server. */
export interface InternationalInfoState {
  readonly entered: InternationalInfo;
  /** The saved dates, by `infoKey`; '' for none. */
  readonly saved: string;
  /** Attempts that were stopped since the last save, because the dates could not be saved. */
  readonly refusals: number;
}

export type InternationalInfoEvent =
  | { readonly type: 'info-entered'; readonly change: Partial<InternationalInfo> }
  /** The dates that the server has for a cart; dates entered in the meantime take precedence. */
  | { readonly type: 'info-found'; readonly cartId: string; readonly info: InternationalInfo }
  | { readonly type: 'info-saved'; readonly key: string }
  | { readonly type: 'info-refused' };

export const initialInfo: InternationalInfoState = { entered: noInternationalInfo, saved: '', refusals: 0 };

/** Identifies the saved dates and their cart. */
export const infoKey = (cartId: string, { arrival, departure, terms }: InternationalInfo): string =>
  [cartId, arrival, departure, terms].join(' ');

const isUntouched = ({ arrival, departure, terms }: InternationalInfo): boolean =>
  arrival === null && departure === null && !terms;

export function reduceInfo(
  info: InternationalInfoState,
  event: InternationalInfoEvent,
): InternationalInfoState {
  switch (event.type) {
    case 'info-entered':
      return { ...info, entered: { ...info.entered, ...event.change } };
    case 'info-found':
      return isUntouched(info.entered)
        ? { ...info, entered: event.info, saved: infoKey(event.cartId, event.info) }
        : info;
    case 'info-saved':
      return { ...info, saved: event.key, refusals: 0 };
    case 'info-refused':
      return { ...info, refusals: info.refusals + 1 };
    default:
      return event satisfies never;
  }
}

export type InfoProblem =
  | 'info_arrival_missing'
  | 'info_departure_missing'
  | 'info_departure_early'
  | 'info_departure_before_bags'
  | 'info_terms_missing';

/** Whether a problem that stops an order is one of these. */
export const isInfoProblem = (what: string): boolean => what.startsWith('info_');

interface Trip {
  readonly page: PageState;
  readonly info: InternationalInfoState;
}

/** OPEN-44: whether the trip, as far as it is known, needs the travel dates. */
export const isInfoNeeded = ({ page: { points } }: Pick<Trip, 'page'>): boolean =>
  points !== null && internationalInfoRequired(points.origin.country, points.destination.country);

export const isRoundTrip = ({ itinerary }: PageState): boolean => itinerary?.tripType === 'round_trip';

/** The day on which the outbound bags arrive, as soon as their service is chosen. */
export const bagsArrive = ({ itinerary }: PageState): CalendarDate | null =>
  itinerary?.outbound.service?.arrival_date ?? null;

/** Dates that contradict each other or the bags are reported as soon as they are entered. */
export const isWrongDay = (problem: InfoProblem): boolean =>
  problem === 'info_departure_early' || problem === 'info_departure_before_bags';

const missing: Readonly<Record<InternationalInfoGap, InfoProblem>> = {
  date_of_arrival: 'info_arrival_missing',
  date_of_departure: 'info_departure_missing',
  terms: 'info_terms_missing',
};

/** VL-44: the problems, by field name and in the order of the fields; empty if the dates are not needed. */
export function infoProblems({ page, info }: Trip): Partial<Record<InternationalInfoGap, InfoProblem>> {
  if (!isInfoNeeded({ page })) return {};
  const gaps = internationalInfoGaps(info.entered, isRoundTrip(page));
  return Object.fromEntries([
    ...gaps.filter((gap) => gap === 'date_of_arrival').map((gap) => [gap, missing[gap]]),
    ...(leavesBeforeBags(info.entered, bagsArrive(page))
      ? [['date_of_departure', 'info_departure_before_bags']]
      : []),
    ...(leavesTooEarly(info.entered) ? [['date_of_departure', 'info_departure_early']] : []),
    ...gaps.filter((gap) => gap !== 'date_of_arrival').map((gap) => [gap, missing[gap]]),
  ]);
}

/** The key of the dates to save before an order; null when there is nothing to save, or they are incomplete. */
export function unsavedInfo(trip: Trip): string | null {
  const { page, info } = trip;
  if (!isInfoNeeded(trip) || page.cart === null || Object.keys(infoProblems(trip)).length > 0) return null;
  const key = infoKey(page.cart.id, info.entered);
  return key === info.saved ? null : key;
}
