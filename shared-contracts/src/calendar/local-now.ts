import { type CalendarDate, calendarDate } from '../primitives/calendar-date.ts';

/** The time zone of our calendar, and of places whose zone is unknown. */
export const homeTimeZone = 'America/New_York';

/** Wall clock and calendar date in a time zone: hours from 0 to 23. */
export type LocalTime = Readonly<{ date: CalendarDate; hour: number; minute: number }>;

/** Making one takes longer than using it a hundred times. */
const formatters: Record<string, Intl.DateTimeFormat> = {};

/** Date and time of day of an instant (milliseconds since the epoch) in an IANA zone. Throws RangeError for an unknown zone. */
export function localNow(instant: number, timeZone: string): LocalTime {
  formatters[timeZone] ??= new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(
    formatters[timeZone].formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return {
    date: calendarDate(`${parts.year}-${parts.month}-${parts.day}`),
    hour: Number(parts.hour),
    minute: Number(parts.minute),
  };
}
