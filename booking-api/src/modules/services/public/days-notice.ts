import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { needsDaysNotice } from '@sendahead/shared-contracts/services/pickup-rules';
import type { ServiceOption } from '@sendahead/shared-contracts/services/schema';
import type { PickupFeeRow } from '../../tariff/public/store.ts';
import type { PlannedLeg } from './leg.ts';

interface Pickup {
  readonly leg: PlannedLeg;
  readonly fees: readonly PickupFeeRow[];
  readonly date: CalendarDate | null;
}

/**
 * TL-19: the services that a leg's pickup can carry on a day. Those that need a day's notice are left out for
 * today, unless the items are dropped off or collected in a window of hours: the booking could not ask for them.
 */
export function forPickupOf({ leg, fees, date }: Pickup, options: readonly ServiceOption[]): ServiceOption[] {
  const fee = fees.find(({ id }) => id === leg.choice.pickupFeeId);
  const atOnce = leg.dropOff || fee?.hourly === true || fee?.sameday === true;
  const isPickedUpToday = date === leg.pickupSite.today && !atOnce;
  return options.filter((option) => !isPickedUpToday || !needsDaysNotice(option));
}
