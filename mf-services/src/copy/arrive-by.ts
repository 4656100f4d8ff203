import { type CalendarDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { formatMoney } from '@sendahead/shared-ui';
import type { ArriveBy } from '../state/arrive-by.ts';
import type { LegName } from '../state/state.ts';

export const arriveByLabel = (leg: LegName): string =>
  leg === 'outbound' ? 'Bags must be there by' : 'Bags must be back by';

/** The service that was chosen for an arrival date, and why. */
export function arriveByText(what: ArriveBy, by: CalendarDate, dropOff: boolean): string {
  switch (what.kind) {
    case 'waiting':
      return 'As soon as everything else is known, we choose the latest day that is in time at the lowest price.';
    case 'asking':
      return 'Looking for the latest day that is in time…';
    case 'failed':
      return 'We could not look up which days are in time just now.';
    case 'none':
      return `No service gets your bags there by ${spokenDate(by)}. Please choose a later day.`;
    case 'taken':
      return `${dropOff ? 'Drop-off' : 'Pickup'} on ${spokenDate(what.day)} by ${what.title} arrives ${spokenDate(what.arrival)}. It is the latest day that makes it by ${spokenDate(by)} at the lowest price, ${formatMoney(what.cents)}.`;
    case 'in_time':
      return `Your bags arrive ${spokenDate(what.arrival)}, in time for ${spokenDate(by)}.`;
    case 'late':
      return `Your bags arrive ${spokenDate(what.arrival)}, after ${spokenDate(by)}, the day you need them. Choose an earlier day or a faster service.`;
    default:
      return what satisfies never;
  }
}

export const askAgain = 'Try again';
