import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { PlannedLeg } from './public/leg.ts';
import { handOverDays, onDay } from './public/leg-days.ts';
import { offersOfLeg, stoppedServices } from './public/leg-services.ts';
import type { PlannedShipment } from './public/plan-shipment.ts';

/** Longer than most incidents last. */
const searchedDays = 30;

/**
 * The first day after the chosen one with a service that no incident stops; null when a month has no such
 * day.
 */
export function nextSoldDay(
  { book: { sheet, levels } }: Pick<PlannedShipment, 'book'>,
  leg: PlannedLeg,
): CalendarDate | null {
  const { pickupDate } = leg.choice;
  if (pickupDate === null) return null;
  const days = handOverDays(leg, { from: addDays(pickupDate, 1), until: addDays(pickupDate, searchedDays) });
  const sold = days.find(({ date, reason }) => {
    if (reason !== null) return false;
    const dated = onDay(leg, date);
    const offers = offersOfLeg(sheet, levels, dated);
    return offers.length > stoppedServices(dated, offers).length;
  });
  return sold?.date ?? null;
}
