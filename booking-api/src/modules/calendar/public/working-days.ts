import {
  addDays,
  type CalendarDate,
  isWeekend,
  weekdayOf,
} from '@sendahead/shared-contracts/primitives/calendar-date';

/** The holidays of a carrier in a country, by date; a flag is true when the holiday stops that movement. */
export type CarrierCalendar = ReadonlyMap<string, { name: string; pickup: boolean; drop_off: boolean }>;

/** Days on which a place is closed: weekly (0 Sunday … 6 Saturday), and on single dates. */
export type ClosedDays = { weekdays: readonly number[]; dates: readonly string[] };

/**
 * The movement on the day: a driver picks up at a place, someone brings the bags to the carrier's counter, or
 * the carrier delivers to a place.
 */
export type Movement = 'pickup' | 'drop_off' | 'delivery';

/**
 * Longer than any run of weekends, holidays and closed days, so that the search for a place that is closed
 * every day ends.
 */
const searchDays = 400;

/** Whether the carrier works for this movement: not on weekends, not on holidays that stop it. */
export function isCarrierDay(date: CalendarDate, movement: Movement, calendar: CarrierCalendar): boolean {
  if (isWeekend(date)) return false;
  const holiday = calendar.get(date);
  return !(movement === 'pickup' ? holiday?.pickup : holiday?.drop_off);
}

export const isClosed = (date: CalendarDate, closed: ClosedDays | null): boolean =>
  closed !== null && (closed.weekdays.includes(weekdayOf(date)) || closed.dates.includes(date));

/** TL-11, TL-12: carrier and place both work; the place's closed days do not matter when dropping off. */
export function isWorkingDay(
  date: CalendarDate,
  movement: Movement,
  calendar: CarrierCalendar,
  closed: ClosedDays | null,
): boolean {
  return isCarrierDay(date, movement, calendar) && (movement === 'drop_off' || !isClosed(date, closed));
}

/**
 * The date itself when it is a working day, otherwise the first one after it. Throws RangeError when there is
 * no such day.
 */
export function nextWorkingDay(
  date: CalendarDate,
  movement: Movement,
  calendar: CarrierCalendar,
  closed: ClosedDays | null,
): CalendarDate {
  return search(date, 1, (day) => isWorkingDay(day, movement, calendar, closed));
}

/**
 * The date itself when it is a working day, otherwise the last one before it. Throws RangeError when there is
 * no such day.
 */
export function previousWorkingDay(
  date: CalendarDate,
  movement: Movement,
  calendar: CarrierCalendar,
  closed: ClosedDays | null,
): CalendarDate {
  return search(date, -1, (day) => isWorkingDay(day, movement, calendar, closed));
}

/** The day on which the carrier delivers: `transitDays` carrier days after the day of shipping. */
export function deliveryDay(
  shipDate: CalendarDate,
  transitDays: number,
  calendar: CarrierCalendar,
): CalendarDate {
  let day = shipDate;
  for (let counted = 0; counted < transitDays; counted += 1) {
    day = search(addDays(day, 1), 1, (candidate) => isCarrierDay(candidate, 'delivery', calendar));
  }
  return search(day, 1, (candidate) => isCarrierDay(candidate, 'delivery', calendar));
}

/** The day of arrival: the day of delivery, moved to a day on which the destination is open. */
export const arrivalDay = (
  shipDate: CalendarDate,
  transitDays: number,
  calendar: CarrierCalendar,
  destination: ClosedDays | null,
): CalendarDate =>
  nextWorkingDay(deliveryDay(shipDate, transitDays, calendar), 'delivery', calendar, destination);

/** The days on which the movement is not possible, among the `days` days from `from` on. */
export function unavailableDaysFrom(
  from: CalendarDate,
  days: number,
  movement: Movement,
  calendar: CarrierCalendar,
): CalendarDate[] {
  return Array.from({ length: days }, (_, index) => addDays(from, index)).filter(
    (date) => !isCarrierDay(date, movement, calendar),
  );
}

function search(from: CalendarDate, step: 1 | -1, fits: (date: CalendarDate) => boolean): CalendarDate {
  for (let tried = 0, date = from; tried < searchDays; tried += 1, date = addDays(date, step)) {
    if (fits(date)) return date;
  }
  throw new RangeError(`no working day within ${searchDays} days of ${from}`);
}
