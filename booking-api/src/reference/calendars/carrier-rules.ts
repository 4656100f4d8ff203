import type { CarrierRules, HolidayRule } from './carrier-holidays.ts';

const closed = { pickup: true, drop_off: true };
/** Carriers deliver and accept bags at the counter, but make only prearranged pickups. */
const noPickup = { pickup: true, drop_off: false };

const american: HolidayRule[] = [
  { name: "New Year's Day", on: { month: 1, day: 1 }, observed: 'sunday-to-monday', ...closed },
  { name: 'Memorial Day', on: { month: 5, weekday: 1, nth: 'last' }, observed: 'never', ...closed },
  { name: 'Independence Day', on: { month: 7, day: 4 }, observed: 'sunday-to-monday', ...closed },
  { name: 'Labor Day', on: { month: 9, weekday: 1, nth: 1 }, observed: 'never', ...closed },
  { name: 'Thanksgiving Day', on: { month: 11, weekday: 4, nth: 4 }, observed: 'never', ...closed },
  {
    name: 'Day after Thanksgiving',
    on: { month: 11, weekday: 4, nth: 4, plusDays: 1 },
    observed: 'never',
    ...noPickup,
  },
  { name: 'Christmas Eve', on: { month: 12, day: 24 }, observed: 'never', ...noPickup },
  { name: 'Christmas Day', on: { month: 12, day: 25 }, observed: 'sunday-to-monday', ...closed },
];

const canadian: HolidayRule[] = [
  { name: "New Year's Day", on: { month: 1, day: 1 }, observed: 'weekend-to-monday', ...closed },
  { name: 'Good Friday', on: { easter: -2 }, observed: 'never', ...closed },
  {
    name: 'Victoria Day',
    on: { month: 5, weekday: 1, nth: 'last', onOrBefore: 24 },
    observed: 'never',
    ...closed,
  },
  { name: 'Canada Day', on: { month: 7, day: 1 }, observed: 'weekend-to-monday', ...closed },
  { name: 'Labour Day', on: { month: 9, weekday: 1, nth: 1 }, observed: 'never', ...closed },
  { name: 'Thanksgiving Day', on: { month: 10, weekday: 1, nth: 2 }, observed: 'never', ...closed },
  { name: 'Christmas Day', on: { month: 12, day: 25 }, observed: 'weekend-to-monday', ...closed },
  { name: 'Boxing Day', on: { month: 12, day: 26 }, observed: 'weekend-to-monday', ...closed },
];

/**
 * Carrier holidays are not the federal ones: no carrier closes on Presidents' Day, all do on the days below.
 */
export const carrierRules: CarrierRules[] = [
  { carrier: 'FEDEX', country: 'US', rules: american },
  {
    carrier: 'UPS',
    country: 'US',
    rules: [
      ...american,
      { name: "New Year's Eve", on: { month: 12, day: 31 }, observed: 'never', ...noPickup },
    ],
  },
  { carrier: 'DHL', country: 'US', rules: american },
  { carrier: 'FEDEX', country: 'CA', rules: canadian },
  { carrier: 'UPS', country: 'CA', rules: canadian },
  { carrier: 'DHL', country: 'CA', rules: canadian },
];
