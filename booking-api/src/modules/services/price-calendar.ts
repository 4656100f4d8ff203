import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { PricedDay } from '@sendahead/shared-contracts/services/price-calendar-calls';
import type { ServiceOption } from '@sendahead/shared-contracts/services/schema';
import { forPickupOf } from './public/days-notice.ts';
import type { PlannedLeg } from './public/leg.ts';
import { handOverDays, onDay } from './public/leg-days.ts';
import { offersOfLeg, serviceOptions, stoppedServices } from './public/leg-services.ts';
import type { PlannedShipment } from './public/plan-shipment.ts';

/** The requested days, inclusive, and the day by which the bags must arrive. */
export type DayRange = { from: CalendarDate; until: CalendarDate; arriveBy: CalendarDate | null };

/**
 * A leg's lowest price on each day, by the tariff: everything that does not depend on the day is already
 * known.
 */
export function priceDays(
  planned: Pick<PlannedShipment, 'book' | 'brand'>,
  leg: PlannedLeg,
  { from, until, arriveBy }: DayRange,
): PricedDay[] {
  return handOverDays(leg, { from, until }).map(({ date, reason }) => {
    if (reason !== null) return { date, reason, cheapest: null };
    const dated = onDay(leg, date);
    const stopped = stopOfDay(planned, dated);
    if (stopped !== null) return { date, reason: 'carrier_closed', stopped, cheapest: null };
    return { date, reason, cheapest: cheapestOn(planned, dated, arriveBy) };
  });
}

/**
 * The sentence for a day on which incidents stop every service; null when a service is sold, or the tariff
 * has no service.
 */
function stopOfDay(
  { book: { sheet, levels } }: Pick<PlannedShipment, 'book'>,
  leg: PlannedLeg,
): string | null {
  const offers = offersOfLeg(sheet, levels, leg);
  const stopped = stoppedServices(leg, offers);
  return stopped.length === offers.length ? (stopped[0]?.message ?? null) : null;
}

function cheapestOn(
  { book: { sheet, levels, fees }, brand }: Pick<PlannedShipment, 'book' | 'brand'>,
  leg: PlannedLeg,
  arriveBy: CalendarDate | null,
): PricedDay['cheapest'] {
  const options = serviceOptions(sheet, brand, leg, offersOfLeg(sheet, levels, leg), leg.bags);
  const inTime = forPickupOf({ leg, fees, date: leg.choice.pickupDate }, options).filter(
    ({ arrival_date: arrival }) => arriveBy === null || arrival <= arriveBy,
  );
  const [cheapest] = inTime.toSorted(byPriceThenArrival);
  if (!cheapest) return null;
  const { carrier_service_level_id, service_type_name, carrier, price_cents, arrival_date } = cheapest;
  return { carrier_service_level_id, service_type_name, carrier, price_cents, arrival_date };
}

const byPriceThenArrival = (a: ServiceOption, b: ServiceOption): number =>
  a.price_cents - b.price_cents || a.arrival_date.localeCompare(b.arrival_date);
