import { type CalendarDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';

/** The outbound would end after the return has begun. */
export const arrivesAfterReturn = (arrival: CalendarDate, returnPickup: CalendarDate): string =>
  `Your bags would arrive ${spokenDate(arrival)}, but the return is picked up ${spokenDate(returnPickup)}. Change the return first.`;

/** The return would begin before the outbound has ended. */
export const returnTooEarly = (arrival: CalendarDate): string =>
  `Choose a return pickup after ${spokenDate(arrival)}, when your bags arrive.`;
