import { addDays, type CalendarDate } from '../primitives/calendar-date.ts';
import { isInHolidayWeeks } from './holiday-weeks.ts';

const [usually, inHolidayWeeks] = [1, 2];

/** Whether bags with a deadline travel in the holiday weeks. */
export const arrivesInHolidayWeeks = (by: CalendarDate): boolean =>
  isInHolidayWeeks(by) || isInHolidayWeeks(addDays(by, -inHolidayWeeks));

/** MD-17, VL-03: how many days before the deadline a safe arrival is. */
export const spareDays = (by: CalendarDate): number => (arrivesInHolidayWeeks(by) ? inHolidayWeeks : usually);
