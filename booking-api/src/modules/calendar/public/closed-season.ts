import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type CarrierCalendar, type ClosedDays, isClosed, isWorkingDay } from './working-days.ts';

/** Carriers keep what they cannot deliver for about a week, and then send it back. */
const keptDays = 7;
/** Longer than a season is, and than the closed days of a place that are known. */
const searchedDays = 400;

/** A time for which a place is closed: the last day before it on which bags arrive, and the first after it. */
export type ClosedSeason = { lastOpen: CalendarDate | null; opens: CalendarDate | null };

/**
 * The season for which a place is closed on a day of delivery; null when it is open then, or soon enough that
 * a carrier keeps the bags until it opens.
 */
export function closedSeason(
  day: CalendarDate,
  calendar: CarrierCalendar,
  closed: ClosedDays | null,
): ClosedSeason | null {
  if (!isClosed(day, closed)) return null;
  const openDay = (step: 1 | -1): CalendarDate | null => {
    for (
      let tried = 1, date = addDays(day, step);
      tried < searchedDays;
      tried += 1, date = addDays(date, step)
    )
      if (isWorkingDay(date, 'delivery', calendar, closed)) return date;
    return null;
  };
  const opens = openDay(1);
  if (opens !== null && opens <= addDays(day, keptDays)) return null;
  return { lastOpen: openDay(-1), opens };
}
