import { localNow } from '@sendahead/shared-contracts/calendar/local-now';
import { weekdayName, weekdayOf } from '@sendahead/shared-contracts/primitives/calendar-date';
import type {
  Store,
  StoreCarrier,
  StoreHours,
  StoreKind,
  StoresNear,
} from '@sendahead/shared-contracts/stores/schema';
import type { StoresAnswer } from '../state/stores/state.ts';
import { clockWindow } from './hours.ts';

export const carrierWords: Readonly<Record<StoreCarrier, string>> = { FEDEX: 'FedEx', UPS: 'UPS' };

export const kindWords: Readonly<Record<StoreKind, string>> = {
  ship_center: 'Ship center',
  staffed_shop: 'Staffed store',
  retail_counter: 'Counter inside a store',
  locker: 'Locker',
};

/** `0.4` as `0.4 miles`, `1` as `1 mile`. */
export const milesWords = (miles: number): string => `${miles} ${miles === 1 ? 'mile' : 'miles'}`;

/** Hours of a day, as in `8:00 AM to 7:00 PM`. */
export function hoursWords(hours: StoreHours | null): string {
  if (!hours) return 'Closed';
  return hours.opens === '00:00' && hours.closes === '24:00'
    ? 'Open 24 hours'
    : clockWindow(hours.opens, hours.closes);
}

/** Today's hours by the place's local date; `now` in milliseconds since the epoch. */
export function todayWords({ hours, time_zone }: Pick<Store, 'hours' | 'time_zone'>, now: number): string {
  const today = hours[weekdayOf(localNow(now, time_zone).date)] ?? null;
  if (!today) return 'Closed today';
  const words = hoursWords(today);
  return words.startsWith('Open') ? `${words} today` : `Open today ${words}`;
}

/** The week from Monday on, one line per day. */
export const weekWords = (hours: Store['hours']): readonly { day: string; words: string }[] =>
  [1, 2, 3, 4, 5, 6, 0].map((day) => ({ day: weekdayName(day), words: hoursWords(hours[day] ?? null) }));

/** The limits of a place; null without limits. */
export function limitWords(store: Pick<Store, 'max_weight_lb' | 'max_length_in'>): string | null {
  const limits = [
    store.max_weight_lb === null ? '' : `${store.max_weight_lb} lb`,
    store.max_length_in === null ? '' : `${store.max_length_in} in long`,
  ].filter(Boolean);
  return limits.length === 0 ? null : `Accepts bags up to ${limits.join(', ')}`;
}

const either = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** SV-26: "Too small for skis and snowboards: up to 48 in, 55 lb" */
export function tooSmallWords(
  store: Pick<Store, 'max_weight_lb' | 'max_length_in'>,
  items: readonly string[],
): string {
  const limits = [
    store.max_length_in === null ? '' : `${store.max_length_in} in`,
    store.max_weight_lb === null ? '' : `${store.max_weight_lb} lb`,
  ].filter(Boolean);
  return `Too small for ${either.format(items)}: up to ${limits.join(', ')}`;
}

/** Why no search is possible, shown at the zip field. */
export function zipProblemText(answer: StoresAnswer): string | undefined {
  if (answer.state !== 'zip-wrong') return undefined;
  switch (answer.why) {
    case 'missing':
      return 'Please enter a zip code or a town.';
    case 'malformed':
      return 'Please enter a five-digit US zip code or a town.';
    case 'unknown':
      return 'We don’t recognize this place. Please check it.';
    default:
      return answer.why satisfies never;
  }
}

/** The number of places, their carrier, the radius and the zip. */
export function foundWords({ stores, carrier, radius, city, state, zip }: StoresNear): string {
  const count = stores.length === 0 ? 'No' : String(stores.length);
  const places = stores.length === 1 ? 'place' : 'places';
  return `${count} ${carrierWords[carrier]} ${places} within ${milesWords(radius)} of ${city}, ${state} ${zip}`;
}
