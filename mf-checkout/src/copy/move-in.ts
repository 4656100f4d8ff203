import {
  type CalendarDate,
  daysBetween,
  spokenDate,
} from '@sendahead/shared-contracts/primitives/calendar-date';

/** SV-22: before the payment, when the bags arrive after a student moves in. */
export function lateForMoveInText(moveIn: CalendarDate, arrival: CalendarDate): string {
  const days = daysBetween(moveIn, arrival);
  return `The bags arrive ${spokenDate(arrival)}, ${days === 1 ? 'a day' : `${days} days`} after move-in day, ${spokenDate(moveIn)}.`;
}
