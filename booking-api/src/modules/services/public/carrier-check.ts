import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import { defaultCarrier } from '@sendahead/shared-contracts/constants';
import { guardedRates } from '../../../integrations/carriers/guarded-rates.ts';
import type { Carriage, CarrierPort } from '../../../integrations/carriers/port.ts';
import type { Clock } from '../../../platform/clock.ts';
import { addressOf } from '../../bookings/public/carrier-address.ts';
import type { PlannedLeg } from './leg.ts';
import type { LegOffer } from './leg-services.ts';
import type { Shipment } from './shipment.ts';

export type CheckedOffers = { offers: LegOffer[]; limited: boolean };
export type CarrierCheck = (
  leg: PlannedLeg,
  shipment: Shipment,
  offers: LegOffer[],
) => Promise<CheckedOffers>;

/**
 * Filters the tariff's offers to those that the carrier sells for the leg's largest bag. When it does not
 * answer in time, or has no rates, the tariff's offers remain, marked limited. The embedded carrier is not
 * asked.
 */
export function carrierCheck(
  carriers: CarrierPort,
  clock: Clock,
  report: (error: unknown) => void,
  patienceMs?: number,
): CarrierCheck {
  const ask = guardedRates(carriers, clock, report, patienceMs);
  return async (leg, shipment, offers) => {
    const carriage = carriers.provider === 'sandbox' ? undefined : carriageOf(leg, shipment);
    if (!carriage || offers.length === 0) return { offers, limited: false };
    const { rates, limited } = await ask(carriage);
    if (limited || rates.length === 0) return { offers, limited: true };
    const sold = new Set(rates.map(({ service }) => service));
    return { offers: offers.filter(({ level }) => sold.has(level.system_name)), limited: false };
  };
}

function carriageOf(leg: PlannedLeg, { origin, destination }: Shipment): Carriage | undefined {
  const [largest] = leg.bags.toSorted((a, b) => volumeOf(b) - volumeOf(a));
  if (!largest) return undefined;
  const { length, width, height, weight, name } = largest.product;
  const ends = [addressOf(origin), addressOf(destination)] as const;
  const [from, to] = leg.name === 'outbound' ? ends : [ends[1], ends[0]];
  // Rates do not depend on sender and recipient.
  const unnamed = { name: '', company: '', phone: '' };
  return {
    carrier: leg.choice.carrier || defaultCarrier,
    service: '',
    from: { ...from, ...unnamed },
    to: { ...to, ...unnamed },
    package: { length, width, height, weight, description: name, valueCents: largest.coverCents },
    shipDate: leg.choice.pickupDate ?? leg.firstDay,
    arrivalDate: leg.choice.pickupDate ?? leg.firstDay,
    fromZone: homeTimeZone,
    toZone: homeTimeZone,
    dropOff: leg.dropOff,
  };
}

const volumeOf = ({ product }: PlannedLeg['bags'][number]): number =>
  product.length * product.width * product.height;
