import * as z from 'zod/mini';
import { foldText } from '../validation/fold-text.ts';

/** A day without time or time zone, written `2026-12-24`. */
export type CalendarDate = string & { readonly __unit: 'calendar-date' };

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (monthLengths[month - 1] ?? 0);

/** True for a date that exists in the calendar: `2027-02-29` is refused. */
export function isCalendarDate(value: string): value is CalendarDate {
  const match = pattern.exec(value);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year > 0 && day >= 1 && day <= daysInMonth(year, month);
}

/** Brands a string; throws RangeError when it is not a calendar date. */
export function calendarDate(value: string): CalendarDate {
  if (!isCalendarDate(value)) throw new RangeError(`not a calendar date: ${value}`);
  return value;
}

export const calendarDateSchema = z.pipe(
  z.string().check(z.refine((value) => isCalendarDate(value), 'not_a_date')),
  z.transform((value) => value as CalendarDate),
);

const dayMs = 86_400_000;
/** A date without a time is read as midnight UTC. */
const toUtc = (date: CalendarDate): number => Date.parse(date);

/** The date `days` later (earlier when negative); plain day arithmetic, unaffected by daylight saving. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(toUtc(date) + days * dayMs).toISOString().slice(0, 10) as CalendarDate;

export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (toUtc(to) - toUtc(from)) / dayMs;

/** 0 Sunday … 6 Saturday, the numbers of the hidden closed-days fields (AD-25). */
export const weekdayOf = (date: CalendarDate): number => new Date(toUtc(date)).getUTCDay();

export const isWeekend = (date: CalendarDate): boolean => weekdayOf(date) % 6 === 0;

/** CN-01: MM/dd/yyyy. */
export const formatDate = (date: CalendarDate): string =>
  `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;

/** Reads MM/dd/yyyy or M/d/yyyy as typed; null when it is not a date. */
export function parseTypedDate(text: string): CalendarDate | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(foldText(text));
  if (!match) return null;
  const iso = `${match[3]}-${(match[1] ?? '').padStart(2, '0')}-${(match[2] ?? '').padStart(2, '0')}`;
  return isCalendarDate(iso) ? iso : null;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** The name of a weekday; Sunday is 0, as in dates, and 7, as in closed days. */
export const weekdayName = (weekday: number): string => weekdays[weekday % 7] ?? '';

/** In short words for a card: `Thu, Dec 24`. */
export const spokenDate = (date: CalendarDate): string =>
  `${weekdayName(weekdayOf(date)).slice(0, 3)}, ${months[Number(date.slice(5, 7)) - 1] ?? ''} ${Number(date.slice(8, 10))}`;

/** The same with its year, for documents: `Thu, Dec 24, 2026`. */
export const paperDate = (date: CalendarDate): string => `${spokenDate(date)}, ${date.slice(0, 4)}`;
