import {
  addDays,
  type CalendarDate,
  calendarDate,
  weekdayOf,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import { gregorianEaster } from 'date-easter';

type FixedDay = { month: number; day: number };
/** Days after Easter Sunday; negative for days before. */
type EasterDay = { easter: number };
/** The nth (or last) weekday of a month, 0 Sunday … 6 Saturday; `onOrBefore` ends the month earlier. */
type Weekday = {
  month: number;
  weekday: number;
  nth: number | 'last';
  onOrBefore?: number;
  plusDays?: number;
};

export type HolidayRule = {
  name: string;
  on: FixedDay | EasterDay | Weekday;
  /** Where a holiday on a weekend moves to. */
  observed: 'never' | 'sunday-to-monday' | 'weekend-to-monday';
  /** Whether the carrier stops pickups, and stops acceptance and delivery. */
  pickup: boolean;
  drop_off: boolean;
};

export type CarrierRules = { carrier: string; country: string; rules: readonly HolidayRule[] };
export type CarrierHoliday = {
  carrier: string;
  country: string;
  date: CalendarDate;
  name: string;
  pickup: boolean;
  drop_off: boolean;
};

/**
 * The holidays of a carrier in a year. The second of two that would share a day moves to the next free
 * weekday (Boxing Day).
 */
export function holidaysOfYear({ carrier, country, rules }: CarrierRules, year: number): CarrierHoliday[] {
  const usedDates = new Set<string>();
  return rules.map((rule) => {
    let date = observedDate(rule, year);
    while (usedDates.has(date)) date = addDays(date, 1);
    usedDates.add(date);
    return { carrier, country, date, name: rule.name, pickup: rule.pickup, drop_off: rule.drop_off };
  });
}

function observedDate(rule: HolidayRule, year: number): CalendarDate {
  const date = dateOf(rule.on, year);
  const weekday = weekdayOf(date);
  if (rule.observed !== 'never' && weekday === 0) return addDays(date, 1);
  if (rule.observed === 'weekend-to-monday' && weekday === 6) return addDays(date, 2);
  return date;
}

function dateOf(on: HolidayRule['on'], year: number): CalendarDate {
  if ('easter' in on) {
    const { month, day } = gregorianEaster(year);
    return addDays(written(year, month, day), on.easter);
  }
  return 'day' in on ? written(year, on.month, on.day) : weekdayDate(on, year);
}

function weekdayDate(on: Weekday, year: number): CalendarDate {
  const last = on.onOrBefore ?? new Date(Date.UTC(year, on.month, 0)).getUTCDate();
  const days = Array.from({ length: last }, (_, index) => written(year, on.month, index + 1)).filter(
    (date) => weekdayOf(date) === on.weekday,
  );
  const found = on.nth === 'last' ? days.at(-1) : days[on.nth - 1];
  if (!found) throw new RangeError(`no such weekday in ${year}-${on.month}`);
  return addDays(found, on.plusDays ?? 0);
}

const written = (year: number, month: number, day: number): CalendarDate =>
  calendarDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
