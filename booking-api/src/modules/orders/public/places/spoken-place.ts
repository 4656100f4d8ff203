import { townName } from '@sendahead/shared-contracts/geo/town-name';
import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import { readTripPlan } from '@sendahead/shared-contracts/ship-form/trip-plan';
import type { CarrierAddress } from '../../../../integrations/carriers/port.ts';
import type { BookedLeg, ShipmentRecord } from '../../../bookings/public/draft.ts';

/** An end as a driver would name it: a company by its name, a home by its street. */
export const spokenPlace = ({ company, street1, city, name }: CarrierAddress): string =>
  company || [street1, city].filter(Boolean).join(', ') || name;

/** An end as a list names it: a company by its name, a home by its town. */
export const townOf = (address: CarrierAddress): string =>
  address.company || townName(address) || address.name;

/**
 * Both ends of a leg in few words, for titles and lists; by their names when there are no carrier addresses.
 */
export function townsOf(
  leg: Pick<Receipt['legs'][number], 'leg' | 'from' | 'to'>,
  booked: readonly BookedLeg[],
): { from: string; to: string } {
  const ends = booked.find((one) => one.leg === leg.leg);
  return ends ? { from: townOf(ends.from), to: townOf(ends.to) } : { from: leg.from.name, to: leg.to.name };
}

/**
 * The first leg of an order as a list reads it from the booking data; `booked` is null in orders without
 * carrier addresses.
 */
export type StoredRoute = { leg: Receipt['legs'][number] | null; booked: BookedLeg[] | null };

/** The ends of an order in a list, in few words; '' when it has no leg. */
export const routeOf = ({ leg, booked }: StoredRoute): { from: string; to: string } =>
  leg ? townsOf(leg, booked ?? []) : { from: '', to: '' };

/** The legs of an order for display: each end with its short name. */
export function namedLegs({ legs, booking }: Pick<ShipmentRecord, 'legs' | 'booking'>): Receipt['legs'] {
  const { arriveBy, returnArriveBy } = readTripPlan(booking?.form ?? {});
  return legs.map((leg) => {
    const { from, to } = townsOf(leg, booking?.legs ?? []);
    const neededBy = leg.leg === 'return' ? returnArriveBy : arriveBy;
    return {
      ...leg,
      ...(neededBy ? { needed_by: neededBy } : {}),
      from: { ...leg.from, short_name: from },
      to: { ...leg.to, short_name: to },
    };
  });
}

/** Both ends of a leg; by their names in an order from before carrier addresses were stored. */
export function placesOf(
  leg: Receipt['legs'][number],
  booked: readonly BookedLeg[],
): { from: string; to: string } {
  const ends = booked.find((one) => one.leg === leg.leg);
  return {
    from: ends ? spokenPlace(ends.from) : leg.from.name,
    to: ends ? spokenPlace(ends.to) : leg.to.name,
  };
}
