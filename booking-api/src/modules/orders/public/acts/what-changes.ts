import { townName } from '@sendahead/shared-contracts/geo/town-name';
import { type CalendarDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { readTripPlan } from '@sendahead/shared-contracts/ship-form/trip-plan';
import type { CarrierAddress } from '../../../../integrations/carriers/port.ts';
import { type BookedLeg, bagsOnLeg, type ShipmentRecord } from '../../../bookings/public/draft.ts';
import { legLabels } from '../copy/leg-labels.ts';
import type { Parcel } from '../parcels.ts';

/** The parts of a leg that a change can alter. */
type LegFacts = Pick<BookedLeg, 'leg' | 'shipDate' | 'arrivalDate' | 'from' | 'to'> & {
  readonly bags: number;
  /** The day by which it is needed; undefined without one, and for bags. */
  readonly neededBy?: CalendarDate | undefined;
};

/**
 * The differences of a change, a sentence each, for anyone who has the link that pays for it: days, towns,
 * companies, that a contact differs, and the number of bags; never a street, a name or a phone number.
 */
export function whatChanges(before: ShipmentRecord, after: ShipmentRecord): string[] {
  const changes = changesOfShipment(before, after);
  return changes.length > 0 ? changes : ['Details of your booking'];
}

/** The same for the history of an order; empty for a change that is not listed above. */
export const changesOfShipment = (before: ShipmentRecord, after: ShipmentRecord): string[] =>
  differences(legsOfShipment(before), legsOfShipment(after));

/** The differences of a change in the bags of an order; empty for a change that is not listed above. */
export const whatChanged = (before: readonly Parcel[], after: readonly Parcel[]): string[] =>
  differences(legsOfParcels(before), legsOfParcels(after));

function legsOfShipment({ booking }: ShipmentRecord): LegFacts[] {
  const { arriveBy, returnArriveBy } = readTripPlan(booking?.form ?? {});
  return (booking?.legs ?? []).map((leg) => ({
    ...leg,
    bags: bagsOnLeg(booking?.bags ?? [], leg.leg).length,
    neededBy: (leg.leg === 'return' ? returnArriveBy : arriveBy) ?? undefined,
  }));
}

const legsOfParcels = (parcels: readonly Parcel[]): LegFacts[] =>
  [...Map.groupBy(parcels, ({ leg }) => leg)].flatMap(([leg, [first, ...others]]) =>
    first ? [{ ...first.carriage, leg, shipDate: first.ship_date, bags: others.length + 1 }] : [],
  );

function differences(before: readonly LegFacts[], after: readonly LegFacts[]): string[] {
  return after.flatMap((way) => {
    const booked = before.find(({ leg }) => leg === way.leg);
    const sentences = booked ? changesOfLeg(booked, way) : [];
    return sentences.map((one) => (after.length > 1 ? `${legLabels[way.leg]}: ${one}` : one));
  });
}

const changesOfLeg = (was: LegFacts, is: LegFacts): string[] => [
  ...changedDay('Pickup', was.shipDate, is.shipDate),
  ...changedDay('Arrival', was.arrivalDate, is.arrivalDate),
  ...changedNeed(was.neededBy, is.neededBy),
  ...changedEnd('Ship from', was.from, is.from),
  ...changedEnd('Ship to', was.to, is.to),
  ...(was.bags === is.bags ? [] : [`${counted(is.bags)} instead of ${counted(was.bags)}`]),
];

const counted = (bags: number): string => (bags === 1 ? '1 bag' : `${bags} bags`);

const changedDay = (what: string, was: CalendarDate, is: CalendarDate): string[] =>
  was === is ? [] : [`${what} on ${spokenDate(is)} instead of ${spokenDate(was)}`];

/** CO-80: accepting a later arrival moves the day by which the bags are needed. */
function changedNeed(was: CalendarDate | undefined, is: CalendarDate | undefined): string[] {
  if (was === is) return [];
  const before = was === undefined ? '' : ` instead of ${spokenDate(was)}`;
  return [is === undefined ? `Needed by no day${before}` : `Needed by ${spokenDate(is)}${before}`];
}

function changedEnd(what: string, was: CarrierAddress, is: CarrierAddress): string[] {
  const [before, now] = [placeOf(was), placeOf(is)];
  if (before !== now) return [`${what} ${now} instead of ${before}`];
  const isSame = was.street1 === is.street1 && was.street2 === is.street2 && was.zip === is.zip;
  if (!isSame) return [`${what} another address in ${now}`];
  return was.name === is.name && was.phone === is.phone ? [] : [`${what} another contact in ${now}`];
}

const placeOf = (address: CarrierAddress): string => address.company || townName(address);
