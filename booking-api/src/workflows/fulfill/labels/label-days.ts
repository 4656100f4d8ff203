import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { localTime } from '../../../platform/clock.ts';
import type { ShippingContext } from '../context.ts';

/** The ship dates for which labels are bought today: a past day has no pickup. */
export function labelDays({ clock, carriers }: Pick<ShippingContext, 'clock' | 'carriers'>): {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
} {
  const first = localTime(clock.now(), homeTimeZone).date;
  return { first, last: addDays(first, carriers.labelDaysAhead) };
}
