import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ServiceOption } from '@sendahead/shared-contracts/services/schema';
import type { Clock } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Reference } from '../../../platform/database/reference.ts';
import { deliveredBy } from '../../clubs/public/logistics.ts';
import type { TypedPlace } from '../../geo/public/find-typed-place.ts';
import { forPickupOf } from '../../services/public/days-notice.ts';
import type { PlannedLeg } from '../../services/public/leg.ts';
import { handOverDays, onDay } from '../../services/public/leg-days.ts';
import { offersOfLeg, serviceOptions } from '../../services/public/leg-services.ts';
import { feesFor } from '../../services/public/pickup-fees.ts';
import { type PlannedShipment, planShipment } from '../../services/public/plan-shipment.ts';
import { type BoxTrip, shipmentFormOf } from './form.ts';

export interface BoxContext {
  readonly db: Queries;
  readonly clock: Clock;
  readonly reference: Reference;
  readonly brand: string;
}

/** A leg of a trip, planned with the pickup that the booking selects first. */
export interface BoxPlan {
  readonly planned: PlannedShipment;
  readonly leg: PlannedLeg;
  readonly pickupFeeId: number | null;
}

/** The pickup that the booking selects first, for a leg's two ends. */
function usualFee(
  { book, brand }: PlannedShipment,
  { pickupSite }: PlannedLeg,
  to: TypedPlace,
): number | null {
  const open = feesFor(book.fees, {
    role: 'guest',
    place: pickupSite.place,
    hourlyBrand: book.hourlyBrands.has(brand),
    sameDay: false,
    localHour: pickupSite.localHour,
    pickupCarriers: pickupSite.carriers,
    carriers: to.is === 'facility' ? deliveredBy(to.facility) : [],
  });
  return (open.find(({ is_default }) => is_default) ?? open[0])?.id ?? null;
}

/**
 * Plans one leg of a trip like the booking. Throws the Refusals of planning; undefined when the trip has no
 * such leg.
 */
export async function planLeg(
  { db, clock, reference, brand }: BoxContext,
  trip: BoxTrip,
  name: PlannedLeg['name'],
  /** A handover other than the one that the booking selects first. */
  otherFeeId?: number,
): Promise<BoxPlan | undefined> {
  const plan = async (leg: BoxTrip) => {
    const planned = await planShipment({ db, clock }, shipmentFormOf(leg), brand, reference);
    return { planned, leg: planned.legs.find((candidate) => candidate.name === name) };
  };
  // The place of the handover decides its kind, which decides the days.
  const first = await plan(trip);
  if (!first.leg) return undefined;
  const pickupFeeId =
    otherFeeId ?? usualFee(first.planned, first.leg, name === 'outbound' ? trip.to : trip.from);
  const withFee: BoxTrip =
    name === 'return' && trip.back
      ? { ...trip, back: { ...trip.back, pickupFeeId } }
      : { ...trip, outbound: { ...trip.outbound, pickupFeeId } };
  const { planned, leg } = await plan(withFee);
  return leg && { planned, leg, pickupFeeId };
}

/**
 * The services of a leg on each day from `from` to `until` on which its items can be handed over. Services
 * that need a day's notice are not offered for today, because the booking could not ask for it either.
 */
export function servicesByDay(
  { planned: { book, brand }, leg }: BoxPlan,
  days: { from: CalendarDate; until: CalendarDate },
): { date: CalendarDate; options: ServiceOption[] }[] {
  return handOverDays(leg, days)
    .filter(({ reason }) => reason === null)
    .map(({ date }) => {
      const dated = onDay(leg, date);
      const offers = offersOfLeg(book.sheet, book.levels, dated);
      const options = serviceOptions(book.sheet, brand, dated, offers, dated.bags);
      return { date, options: forPickupOf({ leg: dated, fees: book.fees, date }, options) };
    });
}

/** Longer than any run of holidays and closed days, and than the slowest service takes. */
const searchedDays = 30;

/** The services of the first days on which the items can be handed over. */
export const servicesFrom = (plan: BoxPlan, from: CalendarDate) =>
  servicesByDay(plan, { from, until: addDays(from, searchedDays) });

/** The services of all days on which a pickup can still be in time. */
export const servicesBefore = (plan: BoxPlan, by: CalendarDate) =>
  servicesByDay(plan, { from: addDays(by, -searchedDays), until: by });
