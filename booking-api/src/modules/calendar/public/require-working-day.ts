import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { Refusal } from '../../../platform/http/refusal.ts';

/** A place that is shut every day of the week has no next day: Refusal `no_working_day` instead of a RangeError. */
export function requireWorkingDay(find: () => CalendarDate): CalendarDate {
  try {
    return find();
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal(422, 'no_working_day');
    throw error;
  }
}
