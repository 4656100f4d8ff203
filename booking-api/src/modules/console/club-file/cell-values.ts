import {
  type CalendarDate,
  isCalendarDate,
  parseTypedDate,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import { datesOf, spansOf } from '@sendahead/shared-contracts/primitives/date-span';
import { hasEveryCode } from '../clubs/club-place.ts';

/** A cell's value, or the code of its error. */
export type CellValue<T> = { value: T } | { code: string };

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** More days than a club may have closed; a longer season is not expanded. */
const maxSeasonDays = 400;

const partsOf = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const writeWeekdays = (days: readonly number[]): string =>
  days.map((day) => weekdays[day - 1] ?? '').join(', ');

/** `Monday, Sun`: 1 is Monday. */
export function readWeekdays(text: string): CellValue<number[]> {
  const days = partsOf(text, /[,;]/).map((part) => {
    const start = part.toLowerCase().replace(/s$/, '');
    return start.length < 3 ? 0 : weekdays.findIndex((name) => name.toLowerCase().startsWith(start)) + 1;
  });
  return days.includes(0) ? { code: 'not_weekday' } : { value: [...new Set(days)].toSorted((a, b) => a - b) };
}

export const writeDays = (days: readonly CalendarDate[]): string =>
  spansOf(days)
    .map(({ from, through }) => (from === through ? from : `${from} to ${through}`))
    .join('; ');

/** `2026-12-25; 2027-01-04 to 2027-02-28`, or dates as a spreadsheet writes them: `12/25/2026`. */
export function readDays(text: string): CellValue<CalendarDate[]> {
  const days = new Set<CalendarDate>();
  for (const part of partsOf(text, /[;\n]/)) {
    const [from, through = from, more] = part.split(/\s+to\s+/).map(readDay);
    if (!from || !through || more !== undefined || through < from) return { code: 'not_date' };
    // Both ends are compared as text first, so that no one makes the server expand a thousand years.
    if (Number(through.slice(0, 4)) - Number(from.slice(0, 4)) > 1) return { code: 'too_many_days' };
    for (const day of datesOf({ from, through })) days.add(day);
    if (days.size > maxSeasonDays) return { code: 'too_many_days' };
  }
  return { value: [...days].toSorted() };
}

const readDay = (text: string): CalendarDate | undefined =>
  isCalendarDate(text) ? text : (parseTypedDate(text) ?? undefined);

/** Comma-separated slugs without duplicates. */
export const readSlugs = (text: string): string[] => [...new Set(partsOf(text.toLowerCase(), /[,;\s]/))];

/** A spreadsheet strips the leading zeros of a zip code. */
export const readZip = (text: string, country: string): string =>
  hasEveryCode(country) && /^\d{3,4}$/.test(text) ? text.padStart(5, '0') : text;
