import { townName } from '@sendahead/shared-contracts/geo/town-name';
import { type CalendarDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { carrierName } from '@sendahead/shared-contracts/services/carrier-name';
import { readTripPlan } from '@sendahead/shared-contracts/ship-form/trip-plan';
import type { CarrierAddress } from '../../../../integrations/carriers/port.ts';
import { type BookedLeg, bagsOnLeg, type ShipmentRecord } from '../../../bookings/public/draft.ts';
import { legLabels } from '../copy/leg-labels.ts';
import type { Parcel } from '../parcels.ts';

/** The parts of a leg that a change can alter. */
type LegFacts = Pick<
  BookedLeg,
  'leg' | 'carrier' | 'shipDate' | 'arrivalDate' | 'from' | 'to' | 'dropOff'
> & {
  /** The name of each bag's item. */
  readonly bags: readonly string[];
  /** The day by which it is needed; undefined without one, and for bags. */
  readonly neededBy?: CalendarDate | undefined;
};

/** Names the new street too: only for readers who may know the addresses of the order. */
type Naming = { readonly streets?: boolean };

/**
 * The differences of a change, a sentence each, for anyone who has the link that pays for it: carriers, days, towns,
 * companies, that a contact differs, and bags; never a street, a name or a phone number.
 */
export function whatChanges(before: ShipmentRecord, after: ShipmentRecord): string[] {
  const changes = changesOfShipment(before, after);
  return changes.length > 0 ? changes : ['Details of your booking'];
}

/** The same for the history of an order; empty for a change that is not listed above. */
export const changesOfShipment = (
  before: ShipmentRecord,
  after: ShipmentRecord,
  naming: Naming = {},
): string[] => differences(legsOfShipment(before), legsOfShipment(after), naming);

/** The differences of a change in the bags of an order; empty for a change that is not listed above. */
export const whatChanged = (
  before: readonly Parcel[],
  after: readonly Parcel[],
  naming: Naming = {},
): string[] => differences(legsOfParcels(before), legsOfParcels(after), naming);

/** The items of the bags that a change added and removed, one name for each bag. */
export function changedBags(
  before: readonly string[],
  after: readonly string[],
): { added: string[]; removed: string[] } {
  const [removed, added] = [[...before], [] as string[]];
  for (const item of after) {
    const index = removed.indexOf(item);
    if (index === -1) added.push(item);
    else removed.splice(index, 1);
  }
  return { added, removed };
}

function legsOfShipment({ booking }: ShipmentRecord): LegFacts[] {
  const { arriveBy, returnArriveBy } = readTripPlan(booking?.form ?? {});
  return (booking?.legs ?? []).map((leg) => ({
    ...leg,
    bags: bagsOnLeg(booking?.bags ?? [], leg.leg).map(({ item }) => item),
    neededBy: (leg.leg === 'return' ? returnArriveBy : arriveBy) ?? undefined,
  }));
}

const legsOfParcels = (parcels: readonly Parcel[]): LegFacts[] =>
  [...Map.groupBy(parcels, ({ leg }) => leg)].flatMap(([leg, bags]) => {
    const [first] = bags;
    if (!first) return [];
    return [{ ...first.carriage, leg, shipDate: first.ship_date, bags: bags.map(({ item }) => item) }];
  });

function differences(before: readonly LegFacts[], after: readonly LegFacts[], naming: Naming): string[] {
  return after.flatMap((way) => {
    const booked = before.find(({ leg }) => leg === way.leg);
    const sentences = booked ? changesOfLeg(booked, way, naming) : [];
    return sentences.map((one) => (after.length > 1 ? `${legLabels[way.leg]}: ${one}` : one));
  });
}

const changesOfLeg = (was: LegFacts, is: LegFacts, naming: Naming): string[] => [
  ...changedCarrier(was.carrier, is.carrier),
  ...changedDay(is.dropOff ? 'Drop-off' : 'Pickup', was.shipDate, is.shipDate),
  ...changedDay('Arrival', was.arrivalDate, is.arrivalDate),
  ...changedNeed(was.neededBy, is.neededBy),
  ...changedEnd('Ship from', was.from, is.from, naming),
  ...changedEnd('Ship to', was.to, is.to, naming),
  ...bagSentences(changedBags(was.bags, is.bags)),
];

/** "Golf bag added", "2 × Luggage removed" */
const bagSentences = ({ added, removed }: ReturnType<typeof changedBags>): string[] => [
  ...counted(added).map((bags) => `${bags} added`),
  ...counted(removed).map((bags) => `${bags} removed`),
];

const counted = (items: readonly string[]): string[] =>
  [...Map.groupBy(items, (item) => item)].map(([item, { length }]) =>
    length === 1 ? item : `${length} × ${item}`,
  );

const changedCarrier = (was: string, is: string): string[] =>
  was === is ? [] : [`Carrier ${carrierName(is)} instead of ${carrierName(was)}`];

const changedDay = (what: string, was: CalendarDate, is: CalendarDate): string[] =>
  was === is ? [] : [`${what} on ${spokenDate(is)} instead of ${spokenDate(was)}`];

/** CO-80: accepting a later arrival moves the day by which the bags are needed. */
function changedNeed(was: CalendarDate | undefined, is: CalendarDate | undefined): string[] {
  if (was === is) return [];
  const before = was === undefined ? '' : ` instead of ${spokenDate(was)}`;
  return [is === undefined ? `Needed by no day${before}` : `Needed by ${spokenDate(is)}${before}`];
}

function changedEnd(what: string, was: CarrierAddress, is: CarrierAddress, { streets }: Naming): string[] {
  const [before, now] = [placeOf(was), placeOf(is)];
  const isSame = was.street1 === is.street1 && was.street2 === is.street2 && was.zip === is.zip;
  const street = streets && !isSame ? [is.street1, is.street2].filter(Boolean).join(', ') : '';
  const named = street ? `${street}, ${now}` : now;
  if (before !== now) return [`${what} ${named} instead of ${before}`];
  if (!isSame) return [street ? `${what} ${named}` : `${what} another address in ${now}`];
  return was.name === is.name && was.phone === is.phone ? [] : [`${what} another contact in ${now}`];
}

const placeOf = (address: CarrierAddress): string => address.company || townName(address);
