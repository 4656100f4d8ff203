import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { findBrandById } from '../../modules/catalog/store.ts';
import type { LegName } from '../../modules/orders/draft.ts';
import type { Order } from '../../modules/orders/store.ts';
import { sumLines } from '../../modules/pricing/line-items.ts';
import { type Price, priceCart } from '../../modules/pricing/price-cart.ts';
import type { DatabaseTransaction } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ShippingContext } from '../ship-order/context.ts';
import { loneLeg } from './lone-leg.ts';

export type PricedMove = { pickupDate: CalendarDate; arrivalDate: CalendarDate; differenceCents: Cents };

/**
 * What another day changes of a leg's price: the leg alone on the new day less the leg alone on the day it was booked for,
 * both by today's tariff, so that nothing else of the order is priced anew. Throws Refusal `nothing_to_change`,
 * `pickup_time_over` for a day that cannot be kept, or on which the way back would begin before the way there has ended,
 * `no_service`, `line_not_offered`.
 */
export async function priceLegMove(
  trx: DatabaseTransaction,
  { clock }: Pick<ShippingContext, 'clock'>,
  order: Order,
  leg: LegName,
  pickupDate: CalendarDate,
): Promise<PricedMove> {
  const form = order.shipment.booking?.form;
  const legOf = (name: LegName) => order.shipment.legs.find((one) => one.leg === name);
  const booked = legOf(leg);
  const brand = await findBrandById(trx, order.brand_id);
  if (!form || !booked || !brand) throw new Refusal(409, 'action_not_allowed');
  if (booked.pickup_date === pickupDate) throw new Refusal(422, 'nothing_to_change');
  const { role } = await trx
    .selectFrom('users')
    .select('role')
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow();
  const priceOn = (day: CalendarDate): Promise<Price> =>
    priceCart(trx, clock, { form: loneLeg(form, leg, day), brand: brand.slug, role });
  const [before, after] = [await priceOn(booked.pickup_date), await priceOn(pickupDate)];
  const arrivalDate = after.legs[0]?.arrivalDate;
  if (after.dateError !== null || arrivalDate === undefined) throw new Refusal(422, 'pickup_time_over');
  const other = legOf(leg === 'outbound' ? 'return' : 'outbound');
  const inTurn =
    !other || (leg === 'outbound' ? arrivalDate < other.pickup_date : other.arrival_date < pickupDate);
  if (!inTurn) throw new Refusal(422, 'pickup_time_over');
  const differenceCents = cents(sumLines(after.lines) - sumLines(before.lines));
  return { pickupDate, arrivalDate, differenceCents };
}
