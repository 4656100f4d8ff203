import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { LineCountries } from '@sendahead/shared-contracts/catalog/offered-lines';
import { dropOffFeeId } from '@sendahead/shared-contracts/constants';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { LegChoice } from '@sendahead/shared-contracts/ship-form/slices';
import { type Clock, localTime } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Reference } from '../../../platform/database/reference.ts';
import { earliestDay } from '../../calendar/public/cut-off.ts';
import { refuseFarDate } from '../../calendar/public/horizon.ts';
import { loadCalendar, loadCutOff } from '../../calendar/public/store.ts';
import {
  type CarrierCalendar,
  type ClosedDays,
  isWorkingDay,
  nextWorkingDay,
} from '../../calendar/public/working-days.ts';
import type { ChargeBasis } from '../../tariff/public/bag-price.ts';
import type { ClubContract } from '../../tariff/public/contract-price.ts';
import { type Lane, laneBetween } from '../../tariff/public/lane.ts';
import type { RateSheet } from '../../tariff/public/rate-sheet.ts';
import type { Delivery } from '../../tariff/public/surcharge.ts';
import type { Contracts } from '../../tariff/public/tariff-book.ts';
import { type PickupSite, pickupSiteOf, type ResolvedEnd, resolveEnd } from '../end.ts';
import { requireOfferedLines } from '../require-offered-lines.ts';
import type { PlannedBag, Shipment } from './shipment.ts';
import { type LegStops, readStops, type StopsAt } from './stopped.ts';

/** A leg with all inputs of its dates and prices. */
export type PlannedLeg = {
  name: LegName;
  choice: LegChoice;
  bags: PlannedBag[];
  /** Whether its bags for both legs travel both on this trip, which gives them the round-trip benefit. */
  roundTrip: boolean;
  lane: Lane | null;
  /** No traveler has a pickup; the days are those of the carrier's counter. */
  dropOff: boolean;
  /** The origin's data for fees and carriers. */
  pickupSite: PickupSite;
  /** The destination's data for surcharges. */
  delivery: Delivery;
  originCalendar: CarrierCalendar;
  destinationCalendar: CarrierCalendar;
  originClosed: ClosedDays | null;
  destinationClosed: ClosedDays | null;
  /** The club where it ends; '' for an address. */
  destinationName: string;
  /** The incidents that stop its services on some days. */
  stops: LegStops;
  /** No bags are handed over before it: today or tomorrow, and after the arrival of the previous leg. */
  earliest: CalendarDate;
  /** The first day on which the bags can be handed over. */
  firstDay: CalendarDate;
  /** Whether the chosen day is possible. */
  dateFits: boolean;
  /** CO-96: the contract prices of the clubs at its ends, for all days. */
  contracts: readonly ClubContract[];
  /** The billable weights of its bags, by product, cached: every service uses the same. */
  chargeBases: Map<string, ChargeBasis>;
};

/** The inputs of legs, other than the shipment. */
export type LegData = {
  db: Queries;
  reference: Reference;
  clock: Clock;
  sheet: RateSheet;
  lines: ReadonlyMap<string, LineCountries>;
  contracts: Contracts;
  brand: string;
};

/**
 * The legs of a shipment: the outbound leg with its bags, and the return with those that come back. Throws
 * Refusal `line_not_offered` for bags that are not shipped between these countries.
 */
export async function resolveLegs(data: LegData, shipment: Shipment): Promise<PlannedLeg[]> {
  const today = localTime(data.clock.now(), homeTimeZone).date;
  refuseFarDates(today, shipment);
  const origin = await resolveEnd(data, shipment.origin);
  const destination = await resolveEnd(data, shipment.destination);
  requireOfferedLines(data.lines, shipment.bags, origin, destination);
  const stopsAt = await readStops(data.db, data.reference, { brand: data.brand, today });
  const { outbound, return: back } = shipment.itinerary;
  const returning = shipment.bags.filter((bag) => bag.returns);
  const roundTrip = back !== null && returning.length > 0;
  const first = await resolveLeg(data, {
    name: 'outbound',
    choice: outbound,
    bags: shipment.bags.filter((bag) => bag.goes),
    roundTrip,
    from: origin,
    to: destination,
    after: null,
    stopsAt,
  });
  if (!back) return [first];
  const second = await resolveLeg(data, {
    name: 'return',
    choice: back,
    bags: returning,
    roundTrip,
    from: destination,
    to: origin,
    after: outbound.arrivalDate,
    stopsAt,
  });
  return [first, second];
}

function refuseFarDates(today: CalendarDate, { itinerary }: Shipment): void {
  refuseFarDate(itinerary.outbound.pickupDate, today, 'pickup_date');
  refuseFarDate(itinerary.outbound.arrivalDate, today, 'arrival_date');
  refuseFarDate(itinerary.return?.pickupDate ?? null, today, 'return_pickup_date');
}

type LegPlan = {
  name: LegName;
  choice: LegChoice;
  bags: PlannedBag[];
  roundTrip: boolean;
  from: ResolvedEnd;
  to: ResolvedEnd;
  after: CalendarDate | null;
  stopsAt: StopsAt;
};

async function resolveLeg(
  { db, reference, clock, sheet, contracts }: LegData,
  plan: LegPlan,
): Promise<PlannedLeg> {
  const { from, to, choice } = plan;
  const dropOff = [choice, ...(choice.golfers ?? [])].every(
    ({ pickupFeeId }) => pickupFeeId === dropOffFeeId,
  );
  const calendarOf = (country: string) =>
    reference.remember(['calendar', country, choice.carrier], () =>
      loadCalendar(db, country, choice.carrier),
    );
  const originCalendar = await calendarOf(from.country);
  const destinationCalendar = from.country === to.country ? originCalendar : await calendarOf(to.country);
  const cutOff = await reference.remember(['cut-off', from.country, from.zip], () =>
    loadCutOff(db, from.country, from.zip),
  );
  const soonest = earliestDay(clock.now(), from.zone, cutOff, dropOff);
  const earliest = plan.after && addDays(plan.after, 1) > soonest ? addDays(plan.after, 1) : soonest;
  const movement = dropOff ? 'drop_off' : 'pickup';
  const { pickupDate } = choice;
  return {
    name: plan.name,
    choice,
    bags: plan.bags,
    roundTrip: plan.roundTrip,
    lane: from.place && to.place ? laneBetween(sheet, from.place, to.place) : null,
    dropOff,
    pickupSite: pickupSiteOf(from, clock),
    delivery: {
      residence: to.facility === null,
      country: to.country,
      zip: to.zip,
      shipDate: pickupDate,
      corrected: false,
    },
    originCalendar,
    destinationCalendar,
    originClosed: from.closed,
    destinationClosed: to.closed,
    destinationName: to.facility?.name ?? '',
    stops: { pickup: plan.stopsAt(from), arrival: plan.stopsAt(to) },
    earliest,
    firstDay: nextWorkingDay(
      pickupDate && pickupDate > earliest ? pickupDate : earliest,
      movement,
      originCalendar,
      from.closed,
    ),
    dateFits:
      pickupDate !== null &&
      pickupDate >= earliest &&
      isWorkingDay(pickupDate, movement, originCalendar, from.closed),
    contracts: [from, to].flatMap(({ facility }) => contractsOf(contracts, facility)),
    chargeBases: new Map(),
  };
}

const contractsOf = (contracts: Contracts, facility: ResolvedEnd['facility']): ClubContract[] =>
  facility ? (contracts.get(facility.id) ?? []).map((row) => ({ ...row, club: facility.name })) : [];
