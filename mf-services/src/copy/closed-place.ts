import { weekdayName } from '@sendahead/shared-contracts/primitives/calendar-date';

/** The days of the week on which a place takes no bags, said at its services; empty where it takes them on every one. */
export function closedPlaceText(name: string, closedWeekdays: readonly number[]): string {
  const days = closedWeekdays.map((weekday) => `${weekdayName(weekday)}s`);
  return days.length === 0 ? '' : `${name} is closed on ${days.join(' and ')}.`;
}
