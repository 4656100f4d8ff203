import { isInHolidayWeeks } from '@sendahead/shared-contracts/calendar/holiday-weeks';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';

const [usually, inHolidayWeeks] = [1, 2];

/** Whether bags that must be there by a day travel in the holiday weeks. */
export const arrivesInHolidayWeeks = (by: CalendarDate): boolean =>
  isInHolidayWeeks(by) || isInHolidayWeeks(addDays(by, -inHolidayWeeks));

/** MD-17, VL-03: the days that a safe arrival leaves before the day by which the bags must be there. */
export const spareDays = (by: CalendarDate): number => (arrivesInHolidayWeeks(by) ? inHolidayWeeks : usually);
