import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { localTime } from '../../../platform/clock.ts';

/** Local hours after which nothing more is handed over on the same day. */
export type CutOff = { pickupHour: number; dropOffHour: number };

/** Used for places without a known time zone. */
export const defaultTimeZone = 'America/New_York';

/**
 * The first day on which bags can still be handed over at the origin: today in its time zone, or tomorrow
 * after its cut-off. Weekends and holidays are handled elsewhere.
 */
export function earliestDay(nowMs: number, timeZone: string, cutOff: CutOff, dropOff: boolean): CalendarDate {
  const local = localTime(nowMs, timeZone);
  const hour = dropOff ? cutOff.dropOffHour : cutOff.pickupHour;
  return local.hour >= hour ? addDays(local.date, 1) : local.date;
}
