import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { isOnLeg } from '@sendahead/shared-contracts/travelers/ways';
import { findBrandById } from '../../../../modules/catalog/public/store.ts';
import type { Order } from '../../../../modules/orders/public/store.ts';
import { readAmended } from '../../../../modules/pricing/public/amended-order.ts';
import { type Price, pricePlanned } from '../../../../modules/pricing/public/price-cart.ts';
import { defaultPriceOptions } from '../../../../modules/pricing/public/price-options.ts';
import type { PlannedLeg } from '../../../../modules/services/public/leg.ts';
import { planShipment } from '../../../../modules/services/public/plan-shipment.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { readReference } from '../../../../platform/database/reference.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { roleOf } from '../role-of.ts';

/** A leg of an order as a separate one-way trip (`singleLegForm`). */
export type LegAsTrip = { leg: LegName; form: ShipmentForm };

/**
 * Prices an order leg by leg, because each leg may have its own ends, and adds the parts of the whole order:
 * coupon, round-trip benefit, and staff discounts. Uses today's tariff. Throws the Refusals of `planShipment`
 * and `pricePlanned`.
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
 * Turns a separately planned trip into a leg of the order again. The handover is kept as booked, even if it
 * could not be chosen today: a leg in transit was picked up by a pickup that was offered on its day.
 */
function asLegOfOrder(alone: PlannedLeg, name: LegName, roundTrip: boolean): PlannedLeg {
  const bags = alone.bags.map((bag) => ({
    ...bag,
    goes: isOnLeg(bag.way, 'outbound'),
    returns: isOnLeg(bag.way, 'return'),
  }));
  const { pickupDate } = alone.choice;
  const today =
    pickupDate !== null && pickupDate < alone.pickupSite.today ? pickupDate : alone.pickupSite.today;
  return { ...alone, name, bags, roundTrip, pickupSite: { ...alone.pickupSite, today } };
}
