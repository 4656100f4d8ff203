import { type CalendarDate, calendarDate } from '../primitives/calendar-date.ts';

/** The time zone of our calendar, and of places whose zone is unknown. */
export const homeTimeZone = 'America/New_York';

/** The local day and full hour (0 to 23) in a time zone at an instant (milliseconds since the epoch). */
export function localNow(instant: number, timeZone: string): { date: CalendarDate; hour: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((each) => each.type === type)?.value ?? '';
  return {
    date: calendarDate(`${part('year')}-${part('month')}-${part('day')}`),
    hour: Number(part('hour')),
  };
}
