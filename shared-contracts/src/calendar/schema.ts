import * as z from 'zod/mini';
import { calendarDateSchema } from '../primitives/calendar-date.ts';

/** EP-35: a carrier holiday; the flags name the movements for which the carrier does not work that day. */
export const holidaySchema = z.object({ name: z.string(), pickup: z.boolean(), drop_off: z.boolean() });
export const holidaysSchema = z.record(z.string(), holidaySchema);
export type Holidays = z.output<typeof holidaysSchema>;

/** Why a day cannot be chosen; the page has a sentence for each (VL-02 to VL-05). */
export const dayReasons = [
  'weekend',
  'holiday',
  'origin_club_closed',
  'destination_club_closed',
  'carrier_closed',
  'past',
  'too_far',
  'too_early',
] as const;
export type DayReason = (typeof dayReasons)[number];

export const closeDaysSchema = z.object({
  closed_weekdays: z.array(z.int()),
  closed_dates: z.array(calendarDateSchema),
});
