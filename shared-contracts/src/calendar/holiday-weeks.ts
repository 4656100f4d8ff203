import type { CalendarDate } from '../primitives/calendar-date.ts';

const [first, last] = ['12-22', '01-03'];

/** MD-17: the weeks around Christmas and New Year, when no carrier guarantees an arrival day. */
export function isInHolidayWeeks(date: CalendarDate | string): boolean {
  const day = date.slice(5);
  return day >= first || day <= last;
}
