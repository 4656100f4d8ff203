import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { refuse } from '../../../platform/http/refusal.ts';

/** How far ahead the calendars reach: eighteen months. */
export const horizonDays = 548;

/**
 * Throws Refusal `malformed` with `too_far` for a day beyond the calendars. Past days are accepted: they are
 * moved, not refused.
 */
export function refuseFarDate(date: CalendarDate | null, today: CalendarDate, path: string): void {
  if (date !== null && date > addDays(today, horizonDays))
    throw refuse('malformed', [{ path, code: 'too_far' }]);
}
