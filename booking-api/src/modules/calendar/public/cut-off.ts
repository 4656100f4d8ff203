import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { localTime } from '../../../platform/clock.ts';

/** Local hours after which no bags are handed over on the same day. */
export type CutOff = { pickupHour: number; dropOffHour: number };

/**
 * Hours of a country without a row in `cut_offs`: reference data has rows for the US and Canada, and every other origin
 * follows the mainland US, whose first row has these hours too.
 */
export const usualCutOff: CutOff = { pickupHour: 16, dropOffHour: 18 };

/**
 * The first day on which bags can still be handed over at the origin: today in its time zone, or tomorrow
 * after its cut-off. Other code handles weekends and holidays.
 */
export function earliestDay(nowMs: number, timeZone: string, cutOff: CutOff, dropOff: boolean): CalendarDate {
  const local = localTime(nowMs, timeZone);
  return local.hour >= cutOffHour(cutOff, dropOff) ? addDays(local.date, 1) : local.date;
}

export const cutOffHour = ({ pickupHour, dropOffHour }: CutOff, dropOff: boolean): number =>
  dropOff ? dropOffHour : pickupHour;
