import type {
  CarrierCalendar,
  CarrierDayFields,
  CutOffOnConsole,
  StopsOfDay,
} from '@sendahead/shared-contracts/console/carrier-day-calls';
import { countryName } from '@sendahead/shared-contracts/geo/country-name';
import {
  type CalendarDate,
  isCalendarDate,
  paperDate,
  spokenDate,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import { carrierName } from '@sendahead/shared-contracts/services/carrier-name';

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Codes of carriers, which have no name in the language. */
const carrierCountries: Readonly<Record<string, string>> = {
  XB: 'Bonaire',
  XM: 'Sint Maarten',
  XY: 'St. Barthelemy',
};

/** Whose days a calendar has, by its id: “UPS, United States”, or “Mexico, public holidays”. */
export function calendarWords(calendar: string): string {
  const [code = '', carrier] = calendar.split('-').reverse();
  const country = carrierCountries[code] ?? countryName(code);
  return carrier === undefined ? `${country}, public holidays` : `${carrierName(carrier)}, ${country}`;
}

export const whoseOrders = ({ carrier }: Pick<CarrierCalendar, 'carrier'>): string => carrier?.name ?? 'all';

/** What a holiday can stop, as it is chosen. */
export const stopNames = {
  pickup: 'Pickups',
  delivery: 'Drop-offs and deliveries',
  both: 'Everything',
} as const;
export type Stops = keyof typeof stopNames;
export const stopKinds = Object.keys(stopNames) as readonly Stops[];

type StopFields = Pick<CarrierDayFields, 'stops_pickup' | 'stops_delivery'>;
export const stopsOf = ({ stops_pickup, stops_delivery }: StopFields): Stops =>
  stops_pickup && stops_delivery ? 'both' : stops_pickup ? 'pickup' : 'delivery';

const without: Readonly<Record<Stops, string>> = {
  pickup: 'no pickup',
  delivery: 'no delivery',
  both: 'no pickup or delivery',
};

type Fields = Readonly<Record<string, unknown>>;

/** A change of a day in History: “UPS, United States: Dec 24, 2026 added, no pickup”. */
export function carrierDayAct(
  subject: string,
  { before, after, undoes }: { before: Fields; after: Fields; undoes: boolean },
): string {
  const [calendar = '', date = ''] = subject.split('/');
  const day = isCalendarDate(date) ? paperDate(date).replace(/^\w+, /, '') : date;
  const named = `${calendarWords(calendar)}: ${day}`;
  if (Object.keys(before).length === 0)
    return `${named} added, ${without[stopsOf({ stops_pickup: after.stops_pickup === true, stops_delivery: after.stops_delivery === true })]}`;
  if ('removed' in after) return `${named} ${after.removed === true ? 'removed' : 'put back'}`;
  return `${named} ${undoes ? 'changed back' : 'changed'}`;
}

/** Areas by the beginning of their zip codes. */
const areas: Readonly<Record<string, string>> = {
  '006': 'Puerto Rico',
  '007': 'Puerto Rico',
  '008': 'U.S. Virgin Islands',
  '009': 'Puerto Rico',
  '967': 'Hawaii',
  '968': 'Hawaii',
  '969': 'Guam and Northern Marianas',
  '995': 'Alaska',
  '996': 'Alaska',
  '997': 'Alaska',
  '998': 'Alaska',
  '999': 'Alaska',
};

/** Where cut-off hours apply, by the id of the area. */
export function zoneWords(zone: string): string {
  const [country = '', prefix] = zone.split('-');
  if (prefix === undefined)
    return country === 'US' ? 'United States, all other zip codes' : countryName(country);
  return `${areas[prefix] ?? countryName(country)}, zip codes ${prefix}…`;
}

/** An hour of the day as staff read it: “4 PM”. */
export const hourWords = (hour: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;

export const cutOffAct = (zone: string, undoes: boolean): string =>
  `${zoneWords(zone)}: cut-off hours ${undoes ? 'changed back' : 'changed'}`;

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count.toLocaleString('en-US')} ${count === 1 ? one : many}`];

export const carrierDayTexts = {
  title: 'Carrier days',
  detail: 'Days and hours without pickups or deliveries. Changes apply immediately.',
  loading: 'Loading carrier days',
  calendar: 'Carrier or country',
  allCarriers: 'All carriers',
  choose: 'Choose a carrier or country',
  show: 'Show',
  fromToday: 'From today',
  wholeYear: (year: string) => `All of ${year}`,
  none: 'No days here. Add one, or choose other days.',
  day: 'Day',
  name: 'Name',
  nameHint: 'Staff and customers read it, like Christmas Eve.',
  publicHoliday: 'Public holiday',
  whose: 'Carrier or country',
  stops: 'Stops',
  source: 'Source',
  sourceHint: 'Where you read it: a page or an email of the carrier.',
  standard: 'Standard',
  checked: (day: string) => `Checked ${day}`,
  checkedOn: 'Checked on',
  lastChange: 'Last change',
  unchanged: 'Never',
  acts: 'Actions',
  over: 'Past',
  add: 'Add a day',
  addIt: 'Add day',
  change: 'Change',
  save: 'Save',
  remove: 'Remove',
  removeIt: 'Remove day',
  history: 'History',
  why: (why: string) => `“${why}”`,
  dayOf: (calendar: string, date: CalendarDate) => `${calendarWords(calendar)}, ${paperDate(date)}`,
  changeOf: (of: string) => `Change ${of}`,
  removeOf: (of: string) => `Remove ${of}`,
  historyOf: (of: string) => `History of ${of}`,
  added: (of: string) => `Added: ${of}.`,
  changed: (of: string) => `Changed: ${of}.`,
  removed: (of: string) => `Removed: ${of}.`,
  counting: 'Counting placed orders',
  /** How many stops of placed orders a day has. */
  stopsOn({ pickups, drop_offs, deliveries }: StopsOfDay, date: CalendarDate): string {
    const kinds = [
      ...counted(pickups, 'pickup', 'pickups'),
      ...counted(drop_offs, 'drop-off', 'drop-offs'),
      ...counted(deliveries, 'delivery', 'deliveries'),
    ];
    return kinds.length === 0
      ? `No placed orders are picked up or delivered on ${spokenDate(date)}.`
      : `Placed orders on ${spokenDate(date)}: ${listed.format(kinds)}.`;
  },
  advice: 'They keep their days. Change each order, or open an incident to email customers.',
  seeOrders: (whose: string, date: CalendarDate) => `See ${whose} orders on ${spokenDate(date)}`,
  newTab: ' (new tab)',
  followsAdding: 'From now on, new bookings and changes skip this day.',
  followsChanging: 'From now on, new bookings and changes follow the new values.',
  followsRemoving: 'From now on, new bookings and changes can use this day again.',
} as const;

/** What a field of a day was refused for, by its code. */
export const carrierDayProblems: Readonly<Record<string, string>> = {
  required: 'Fill in this field.',
  past_day: 'This day is over. Choose today or later.',
  too_far: 'Choose a day until the end of next year.',
  weekend: 'Carriers don’t work on weekends. Choose a weekday.',
  day_exists: 'This day is already listed. Change it there.',
  unknown: 'Choose from the list.',
  not_a_date: 'Choose a day from the calendar.',
  future_day: 'Choose today or an earlier day.',
  stops_nothing: 'Choose what the day stops.',
};

export const cutOffTexts = {
  title: 'Cut-off hours',
  detail:
    'After the hour, the next day is the first offered. Hours are local; other countries use 4 PM and 6 PM.',
  loading: 'Loading cut-off hours',
  zone: 'Area',
  pickup: 'Pickups until',
  dropOff: 'Drop-offs until',
  changeOf: ({ zone }: Pick<CutOffOnConsole, 'zone'>) => `Change hours: ${zoneWords(zone)}`,
  historyOf: (zone: string) => `History of cut-off hours: ${zoneWords(zone)}`,
  changed: (zone: string) => `Changed: ${zoneWords(zone)}.`,
  applies: (pickup: number, dropOff: number) =>
    `Applies from now on. Pickups after ${hourWords(pickup)} and drop-offs after ${hourWords(dropOff)} start the next day.`,
  placed: 'Placed orders keep their days.',
} as const;
