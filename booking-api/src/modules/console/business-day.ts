import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { DateTime } from 'luxon';
import type { Clock } from '../../platform/clock.ts';

/** The current day at the business's location, `YYYY-MM-DD`. */
export const businessDay = (clock: Clock): string =>
  DateTime.fromMillis(clock.now(), { zone: homeTimeZone }).toFormat('yyyy-MM-dd');

/** The instant at which a day of the business begins, or a day that many days later. */
export const startOfBusinessDay = (day: CalendarDate, later = 0): string =>
  DateTime.fromISO(day, { zone: homeTimeZone }).plus({ days: later }).toUTC().toISO() ?? day;
