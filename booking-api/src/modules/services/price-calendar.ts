import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { PricedDay, PricedService } from '@sendahead/shared-contracts/services/price-calendar-calls';
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
    const services = servicesOn(planned, dated);
    const cheapest = cheapestOf(services, arriveBy);
    return { date, reason, cheapest, ...(arriveBy === null ? {} : { services }) };
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

function servicesOn(
  { book: { sheet, levels, fees }, brand }: Pick<PlannedShipment, 'book' | 'brand'>,
  leg: PlannedLeg,
): PricedService[] {
  const options = serviceOptions(sheet, brand, leg, offersOfLeg(sheet, levels, leg), leg.bags);
  return forPickupOf({ leg, fees, date: leg.choice.pickupDate }, options).map(
    ({ carrier_service_level_id, service_type_name, carrier, price_cents, arrival_date }) => ({
      carrier_service_level_id,
      service_type_name,
      carrier,
      price_cents,
      arrival_date,
    }),
  );
}

const cheapestOf = (
  services: readonly PricedService[],
  arriveBy: CalendarDate | null,
): PricedDay['cheapest'] =>
  services
    .filter(({ arrival_date: arrival }) => arriveBy === null || arrival <= arriveBy)
    .toSorted(byPriceThenArrival)[0] ?? null;

const byPriceThenArrival = (a: PricedService, b: PricedService): number =>
  a.price_cents - b.price_cents || a.arrival_date.localeCompare(b.arrival_date);
