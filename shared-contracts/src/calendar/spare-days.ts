import { addDays, type CalendarDate } from '../primitives/calendar-date.ts';
import { isInHolidayWeeks } from './holiday-weeks.ts';

const [usually, inHolidayWeeks] = [1, 2];

/** Whether bags that must be there by a day travel in the holiday weeks. */
export const arrivesInHolidayWeeks = (by: CalendarDate): boolean =>
  isInHolidayWeeks(by) || isInHolidayWeeks(addDays(by, -inHolidayWeeks));

/** MD-17, VL-03: the days that a safe arrival leaves before the day by which the bags must be there. */
export const spareDays = (by: CalendarDate): number => (arrivesInHolidayWeeks(by) ? inHolidayWeeks : usually);
