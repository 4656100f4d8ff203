import { type CalendarDate, isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { isOnLeg, travelerWay } from '@sendahead/shared-contracts/travelers/ways';
import type { ItineraryState } from './state.ts';

/** TR-25: the first day on which a student whose bags go there moves in; null while nobody says it. */
export function firstMoveIn({ travelers }: Pick<ItineraryState, 'travelers'>): CalendarDate | null {
  const days = (travelers?.travelers ?? []).flatMap((traveler) => {
    const { moveIn } = traveler;
    return moveIn !== undefined && isCalendarDate(moveIn) && isOnLeg(travelerWay(traveler), 'outbound')
      ? [moveIn]
      : [];
  });
  return days.toSorted()[0] ?? null;
}
