import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import { type PricedLeg, priceCart } from '../../pricing/public/price-cart.ts';
import { type BoxTrip, shipmentFormOf } from './form.ts';
import { type Pickups, pickupsIn } from './pickups.ts';
import { type BoxContext, planLeg, servicesByDay, servicesFrom } from './plan-leg.ts';

/** A round trip, by the same service if it is sold in both directions. */
export interface ReturnOffer {
  readonly totalCents: Cents;
  /** The part of the total for the pickups of both legs. */
  readonly pickups: Pickups;
  /** The day on which the return is picked up. */
  readonly pickup: CalendarDate;
  /** The last day with a pickup before a requested day that has no pickup. */
  readonly earlier: CalendarDate | null;
  readonly pickupFeeId: number | null;
  readonly serviceLevelId: number;
}

/** Most guests stay a week; the booking asks for the day. */
const usualStayDays = 7;

/**
 * The price of the trip with a return on the requested day, or a week after its arrival; null when no return
 * is sold.
 */
export async function priceReturn(
  context: BoxContext,
  trip: BoxTrip,
  { arrivalDate, systemName }: Pick<PricedLeg, 'arrivalDate' | 'systemName'>,
  wanted: CalendarDate | null,
): Promise<ReturnOffer | null> {
  const there = { ...trip, back: { after: arrivalDate, pickupDate: null, pickupFeeId: null } };
  const plan = await planLeg(context, there, 'return');
  if (!plan) return null;
  const next = addDays(arrivalDate, 1);
  const from = wanted === null ? addDays(arrivalDate, usualStayDays) : wanted > next ? wanted : next;
  const day = servicesFrom(plan, from).find(({ options }) => options.length > 0);
  const cheapest = day?.options.toSorted((a, b) => a.price_cents - b.price_cents)[0];
  const option = day?.options.find(({ service_type_system_name: name }) => name === systemName) ?? cheapest;
  if (!day || !option) return null;
  const isMoved = wanted !== null && wanted > next && day.date > wanted;
  const before = isMoved ? servicesByDay(plan, { from: next, until: wanted }) : [];
  const earlier = before.findLast(({ options }) => options.length > 0)?.date ?? null;
  const back = {
    after: arrivalDate,
    pickupDate: day.date,
    pickupFeeId: plan.pickupFeeId,
    serviceLevelId: option.carrier_service_level_id,
  };
  const { db, clock, brand, reference } = context;
  const form = shipmentFormOf({ ...trip, back });
  const price = await priceCart(db, clock, { form, brand, role: 'guest', reference });
  if (price.dateError !== null) return null;
  const { pickupFeeId, serviceLevelId } = back;
  const { totalCents, lines } = price;
  return { totalCents, pickups: pickupsIn(lines), pickup: day.date, earlier, pickupFeeId, serviceLevelId };
}
