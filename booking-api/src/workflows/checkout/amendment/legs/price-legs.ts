import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { isOnLeg } from '@sendahead/shared-contracts/travelers/ways';
import type { LegName } from '../../../../modules/bookings/public/draft.ts';
import { findBrandById } from '../../../../modules/catalog/public/store.ts';
import type { Order } from '../../../../modules/orders/public/store.ts';
import { readAmended } from '../../../../modules/pricing/public/amended-order.ts';
import { type Price, pricePlanned } from '../../../../modules/pricing/public/price-cart.ts';
import { defaultPriceOptions } from '../../../../modules/pricing/public/price-options.ts';
import type { Leg } from '../../../../modules/services/public/leg.ts';
import { planShipment } from '../../../../modules/services/public/plan-shipment.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { readReference } from '../../../../platform/database/reference.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { roleOf } from '../role-of.ts';

/** A leg of an order as a trip of its own (`singleLegForm`). */
export type LegAsTrip = { leg: LegName; form: ShipmentForm };

/**
 * Prices an order by its legs, each of which may have ends of its own, with all that belongs to the whole: coupon, benefit
 * of a round trip, and what staff gave. By today's tariff. Throws the Refusals of `planShipment` and `pricePlanned`.
 */
export async function priceLegs(
  trx: Queries,
  clock: Clock,
  order: Order,
  ways: readonly LegAsTrip[],
): Promise<Price> {
  const { booking } = order.shipment;
  const brand = await findBrandById(trx, order.brand_id);
  if (!booking || !brand) throw new Refusal(409, 'action_not_allowed');
  const reference = await readReference(trx);
  const roundTrip = ways.length > 1;
  const plans = [];
  for (const { leg, form } of ways) {
    const plan = await planShipment({ db: trx, clock }, form, brand.slug, reference);
    const [alone] = plan.legs;
    if (alone) plans.push({ ...plan, leg: asLegOfOrder(alone, leg, roundTrip) });
  }
  const [first] = plans;
  if (!first) throw new Refusal(409, 'action_not_allowed');
  const shipment = { ...first.shipment, coupon: booking.form.coupon?.trim() ?? '' };
  return pricePlanned(
    trx,
    clock,
    { ...first, shipment, legs: plans.map(({ leg }) => leg) },
    {
      role: await roleOf(trx, order.user_id),
      options: { ...defaultPriceOptions, userId: order.user_id, ownerId: order.user_id, amends: order.id },
      amended: await readAmended(trx, order.id),
    },
  );
}

/**
 * A trip of its own as a leg of the order again. It is handed over as it was booked, whatever may be chosen today: on the
 * day of a leg that is under way a pickup of that day was open.
 */
function asLegOfOrder(alone: Leg, name: LegName, roundTrip: boolean): Leg {
  const bags = alone.bags.map((bag) => ({
    ...bag,
    goes: isOnLeg(bag.way, 'outbound'),
    returns: isOnLeg(bag.way, 'return'),
  }));
  const { pickupDate } = alone.choice;
  const today = pickupDate !== null && pickupDate < alone.handover.today ? pickupDate : alone.handover.today;
  return { ...alone, name, bags, roundTrip, handover: { ...alone.handover, today } };
}
