import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import { findBrandById } from '../../../../modules/catalog/public/store.ts';
import type { CarrierMove } from '../../../../modules/incidents/public/acting.ts';
import type { Incident } from '../../../../modules/incidents/public/incident.ts';
import type { Order } from '../../../../modules/orders/public/store.ts';
import { offersOfLeg, serviceOptions } from '../../../../modules/services/public/leg-services.ts';
import { planShipment } from '../../../../modules/services/public/plan-shipment.ts';
import { readReference } from '../../../../platform/database/reference.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { singleLegForm } from '../../../checkout/amendment/legs/single-leg-form.ts';
import type { PlaceOrderContext } from '../../../checkout/context.ts';
import { byPreference } from './choose-service.ts';

/** How a leg is carried now. Throws Refusal `action_not_allowed` for a leg without a stored booking. */
export function carriedNow({ shipment }: Order, leg: LegName) {
  const booked = shipment.booking?.legs.find((one) => one.leg === leg);
  const shown = shipment.legs.find((one) => one.leg === leg);
  if (!shipment.booking || !booked || !shown) throw new Refusal(409, 'action_not_allowed');
  return {
    booking: shipment.booking,
    booked,
    shown: {
      carrier: shown.carrier,
      service: serviceTitle(shown.carrier, shown.service_name, shown.transit_days),
      pickup_date: shown.pickup_date,
      arrival_date: shown.arrival_date,
    },
  };
}

/**
 * CO-123: the services of other carriers that carry a leg on its booked day, best first: those that their tariff and
 * their calendar sell there, and that the incident does not concern. Throws Refusal `pickup_time_over` for a day on
 * which no other carrier works, or that is over.
 */
export async function movesOfLeg(
  { db, clock }: Pick<PlaceOrderContext, 'db' | 'clock'>,
  incident: Incident,
  order: Order,
  leg: LegName,
): Promise<CarrierMove[]> {
  const { booking, booked, shown } = carriedNow(order, leg);
  const brand = await findBrandById(db, order.brand_id);
  if (!brand) return [];
  const form = singleLegForm(booking, leg, shown.pickup_date);
  const reference = await readReference(db);
  const { book } = await planShipment({ db, clock }, form, brand.slug, reference);
  const carriers = new Set(book.levels.map(({ carrier }) => carrier));
  carriers.delete(booked.carrier);
  const offers = [];
  let isPossible = false;
  for (const carrier of carriers) {
    const byIt = { ...form, pickup_carrier: carrier };
    const [alone] = (await planShipment({ db, clock, book }, byIt, brand.slug, reference)).legs;
    if (!alone?.dateFits) continue;
    isPossible = true;
    const sold = offersOfLeg(book.sheet, book.levels, alone).filter(
      ({ level }) => !concerns(incident, level),
    );
    offers.push(...serviceOptions(book.sheet, brand.slug, alone, sold, alone.bags));
  }
  if (!isPossible) throw new Refusal(422, 'pickup_time_over');
  return byPreference(offers, shown.arrival_date).map((one) => ({
    leg,
    from: shown,
    to: {
      carrier: one.carrier,
      service: serviceTitle(one.carrier, one.service_name, one.transit_days),
      pickup_date: shown.pickup_date,
      arrival_date: one.arrival_date,
    },
    service: { leg, carrier: one.carrier_system_name, levelId: one.carrier_service_level_id },
    dropOff: booked.dropOff,
  }));
}

/** Whether the incident names the service, on any day and at either end: bags must not move into it. */
const concerns = (
  { carriers, services }: Pick<Incident, 'carriers' | 'services'>,
  { carrier, system_name: service }: { carrier: string; system_name: string },
): boolean =>
  (carriers.length === 0 || carriers.includes(carrier)) &&
  (services.length === 0 || services.includes(service));
