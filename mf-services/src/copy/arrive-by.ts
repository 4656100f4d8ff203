import { arrivesInHolidayWeeks } from '@sendahead/shared-contracts/calendar/spare-days';
import {
  type CalendarDate,
  daysBetween,
  spokenDate,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ArriveBy } from '../state/arrive-by.ts';

/** The service that was chosen for an arrival date, and why. */
export function arriveByText(what: ArriveBy, by: CalendarDate, dropOff: boolean): string {
  switch (what.kind) {
    case 'waiting':
      return 'Once the rest is filled in, we’ll choose the latest safe day at the lowest price.';
    case 'asking':
      return 'Looking for the latest safe day…';
    case 'failed':
      return 'We couldn’t check which days arrive on time.';
    case 'none':
      return `No service arrives by ${spokenDate(by)}. Please choose a later day.`;
    case 'missed':
      return `No service arrives by ${spokenDate(by)}, the last day for bags there.`;
    case 'taken':
      return `${dropOff ? 'Drop-off' : 'Pickup'} on ${spokenDate(what.day)} with ${what.title} arrives ${spokenDate(what.arrival)}. ${whyTaken(what, by)}`;
    case 'in_time':
      return `Your bags arrive ${spokenDate(what.arrival)}, in time for ${spokenDate(by)}.`;
    case 'late':
      return `Your bags arrive ${spokenDate(what.arrival)}, but you need them by ${spokenDate(by)}. Choose an earlier day or a faster service.`;
    default:
      return what satisfies never;
  }
}

/** Why a day was taken: by its price, and the room that its arrival leaves. */
function whyTaken({ arrival }: Extract<ArriveBy, { kind: 'taken' }>, by: CalendarDate): string {
  const spare = daysBetween(arrival, by);
  const price = 'It’s the lowest price';
  if (spare === 0) return `${price} that arrives in time, with no day to spare.`;
  const room = spare === 1 ? 'a day' : `${spare} days`;
  return arrivesInHolidayWeeks(by)
    ? `${price} that leaves ${room} to spare in the holiday weeks.`
    : `${price} that leaves ${room} to spare before ${spokenDate(by)}.`;
}

export const askAgain = 'Try again';

/** The way on for bags that arrive late. */
export const lateIsFine = (arrival: CalendarDate): string => `${spokenDate(arrival)} is fine`;
