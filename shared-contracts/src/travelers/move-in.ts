import { type CalendarDate, isCalendarDate } from '../primitives/calendar-date.ts';
import type { Traveler } from './slice.ts';
import { isOnLeg, travelerWay } from './ways.ts';

/** TR-25: the first day on which a student whose bags go there moves in; null while nobody says it. */
export function firstMoveIn(travelers: readonly Traveler[]): CalendarDate | null {
  const days = travelers.flatMap((traveler) => {
    const { moveIn } = traveler;
    return moveIn !== undefined && isCalendarDate(moveIn) && isOnLeg(travelerWay(traveler), 'outbound')
      ? [moveIn]
      : [];
  });
  return days.toSorted()[0] ?? null;
}
