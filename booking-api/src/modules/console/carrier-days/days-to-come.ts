import { type CalendarDate, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Clock } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { type HolidayCalendar, isSame, listCalendars } from '../../calendar/public/holiday-store.ts';
import { countryCodes } from '../../geo/public/countries.ts';
import { orderToday } from '../../orders/public/order-today.ts';
import { calendarOf } from './calendar-names.ts';

/** Every calendar that has days or can have them. */
export const knownCalendars = async (db: Queries): Promise<readonly HolidayCalendar[]> =>
  listCalendars(db, await countryCodes(db));

export const isKnown = async (db: Queries, id: string): Promise<boolean> =>
  (await knownCalendars(db)).some((known) => isSame(known, calendarOf(id)));

/** The days that can be added: from today to the end of next year. */
export function daysToCome(clock: Clock): { from: CalendarDate; until: CalendarDate } {
  const today = orderToday(clock);
  return { from: today, until: calendarDate(`${Number(today.slice(0, 4)) + 1}-12-31`) };
}
