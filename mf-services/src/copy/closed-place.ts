import {
  type CalendarDate,
  spokenDate,
  weekdayName,
  weekdayOf,
} from '@sendahead/shared-contracts/primitives/calendar-date';

/**
 * The weekdays on which a place accepts no bags, shown at its services; empty if it accepts them every day.
 */
export function closedPlaceText(name: string, closedWeekdays: readonly number[]): string {
  const days = closedWeekdays.map((weekday) => `${weekdayName(weekday)}s`);
  return days.length === 0 ? '' : `${name} is closed on ${days.join(' and ')}.`;
}

/** VL-03: a place that is closed on a day, by its name. */
export const closedDayText = (
  { name, closedWeekdays }: { readonly name: string; readonly closedWeekdays: readonly number[] },
  day: CalendarDate,
): string =>
  `${name} is closed on ${closedWeekdays.includes(weekdayOf(day)) ? `${weekdayName(weekdayOf(day))}s` : spokenDate(day)}`;
