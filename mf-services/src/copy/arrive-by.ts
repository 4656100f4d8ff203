import { type CalendarDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { formatMoney } from '@sendahead/shared-ui';
import type { ArriveBy } from '../state/arrive-by.ts';
import type { LegName } from '../state/state.ts';

export const arriveByLabel = (leg: LegName): string =>
  leg === 'outbound' ? 'Bags must arrive by' : 'Bags must be back by';

/** The service that was chosen for an arrival date, and why. */
export function arriveByText(what: ArriveBy, by: CalendarDate, dropOff: boolean): string {
  switch (what.kind) {
    case 'waiting':
      return 'Once the rest is filled in, we’ll choose the latest day that arrives on time at the lowest price.';
    case 'asking':
      return 'Looking for the latest day that arrives on time…';
    case 'failed':
      return 'We couldn’t check which days arrive on time.';
    case 'none':
      return `No service arrives by ${spokenDate(by)}. Please choose a later day.`;
    case 'taken':
      return `${dropOff ? 'Drop-off' : 'Pickup'} on ${spokenDate(what.day)} with ${what.title} arrives ${spokenDate(what.arrival)}. That’s the latest day that arrives by ${spokenDate(by)} at the lowest price, ${formatMoney(what.cents)}.`;
    case 'in_time':
      return `Your bags arrive ${spokenDate(what.arrival)}, in time for ${spokenDate(by)}.`;
    case 'late':
      return `Your bags arrive ${spokenDate(what.arrival)}, but you need them by ${spokenDate(by)}. Choose an earlier day or a faster service.`;
    default:
      return what satisfies never;
  }
}

export const askAgain = 'Try again';
