import { type CalendarDate, daysBetween } from '@sendahead/shared-contracts/primitives/calendar-date';
import { counted } from './incidents.ts';

/** "arrives 3 days after it is needed"; null for bags that arrive in time, or that no day is named for. */
export function tooLate(
  arrival: CalendarDate | null,
  needed: CalendarDate | null | undefined,
): string | null {
  if (arrival === null || !needed || arrival <= needed) return null;
  return `arrives ${counted(daysBetween(needed, arrival), 'day')} after it is needed`;
}
