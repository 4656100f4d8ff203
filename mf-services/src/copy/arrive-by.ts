import { arrivesInHolidayWeeks } from '@sendahead/shared-contracts/calendar/spare-days';
import {
  type CalendarDate,
  daysBetween,
  spokenDate,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import { formatMoney } from '@sendahead/shared-ui';
import type { ArriveBy } from '../state/arrive-by.ts';

/** The service that was chosen for an arrival date, and why. */
export function arriveByText(what: ArriveBy, by: CalendarDate, dropOff: boolean): string {
  switch (what.kind) {
    case 'waiting':
      return 'Once the rest is filled in, we’ll choose the lowest price on its latest safe day.';
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

/** Why a day was chosen: its price, and the spare days that its arrival leaves. */
function whyTaken({ arrival, own, cheaper }: Extract<ArriveBy, { kind: 'taken' }>, by: CalendarDate): string {
  const spare = daysBetween(arrival, by);
  const reason = own
    ? 'It’s this service’s latest pickup'
    : cheaper
      ? 'It’s the latest day'
      : 'It’s the lowest price';
  const room = spare === 1 ? 'a day' : `${spare} days`;
  const before = arrivesInHolidayWeeks(by)
    ? ', since carriers are slower around the holidays'
    : ` before ${spokenDate(by)}`;
  const why =
    spare === 0
      ? `${reason} that arrives in time, with no day to spare.`
      : `${reason} that leaves ${room} to spare${before}.`;
  return cheaper ? `${why} ${spokenDate(cheaper.day)} would save ${formatMoney(cheaper.saves)}.` : why;
}

export const askAgain = 'Try again';

/** The options for bags that arrive late. */
export const lateIsFine = (arrival: CalendarDate): string => `${spokenDate(arrival)} is fine`;
