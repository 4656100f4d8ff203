import {
  type CalendarDate,
  daysBetween,
  spokenDate,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import type { CampSession } from '../state/camp-session.ts';

/** Next to a service whose bags arrive long before their session. */
export const farAheadText = ({ name, starts_on }: CampSession, arrival: CalendarDate): string =>
  `Arrives ${daysBetween(arrival, starts_on)} days before ${name} begins. Ask the camp if it takes bags that early.`;

/** Next to a service whose bags arrive long before their student moves in. */
export const beforeMoveInText = (moveIn: CalendarDate, arrival: CalendarDate): string =>
  `Arrives ${daysBetween(arrival, moveIn)} days before move-in day. Ask the school if it takes bags that early.`;

/** Next to a service whose bags arrive after their student has moved in. */
export function afterMoveInText(moveIn: CalendarDate, arrival: CalendarDate): string {
  const days = daysBetween(moveIn, arrival);
  return `Arrives ${days === 1 ? 'a day' : `${days} days`} after move-in day, ${spokenDate(moveIn)}.`;
}
