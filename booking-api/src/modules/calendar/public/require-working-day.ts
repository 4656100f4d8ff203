import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { Refusal } from '../../../platform/http/refusal.ts';

/**
 * Runs a search for a working day. Throws Refusal `no_working_day` when the place is closed every day and the
 * search throws a RangeError.
 */
export function requireWorkingDay(find: () => CalendarDate): CalendarDate {
  try {
    return find();
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal(422, 'no_working_day');
    throw error;
  }
}
