import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { OrderState } from '@sendahead/shared-contracts/orders/states';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Actor } from '../../../modules/bookings/public/purpose.ts';
import { parcelsOf } from '../../../modules/orders/public/parcels.ts';
import { lockOrder, type Order } from '../../../modules/orders/public/store.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { applyAmendment } from '../../checkout/amendment/apply-amendment.ts';
import { requireLeg } from '../../checkout/amendment/legs/require-leg.ts';
import { priceAmendment } from '../../checkout/amendment/price-amendment.ts';
import type { ShippingContext } from '../../fulfill/context.ts';
import { requirePriced } from '../amend-order.ts';
import { trackFirst } from '../track-first.ts';

export type Cancellation = { state: OrderState; refundCents: Cents };

/**
 * Cancels an order, or one leg of a round trip (`leg`), before its pickup. Canceling the last remaining leg
 * cancels the order. A repeated call returns the first answer. Throws Refusal `leg_not_found`,
 * `action_not_allowed`, `change_in_progress`, and `recalc` for a refund other than `expectedCents`.
 */
export async function cancel(
  context: ShippingContext,
  orderId: string,
  leg: LegName | null,
  by: Actor,
  comment: string,
  expectedCents?: Cents,
): Promise<Cancellation> {
  await trackFirst(context, orderId);
  return context.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refusal(404, 'order_not_found');
    const earlier = await (leg ? earlierLegCancel(trx, order, leg) : earlierCancel(trx, order));
    if (earlier) return { state: order.state, refundCents: cents(0 - earlier.amount_cents) };
    const isLast = leg !== null && (await requireLeg(trx, order, leg, by.role, 'cancel')).alone;
    const amendment = { kind: 'cancel', leg: isLast ? null : leg, comment } as const;
    const difference = requirePriced(await priceAmendment(trx, context.clock, order, amendment, by));
    if (expectedCents !== undefined && difference.total !== 0 - expectedCents)
      throw new Refusal(409, 'recalc');
    const state = await applyAmendment(trx, context, order, { amendment, difference, actorId: by.id });
    return { state, refundCents: cents(0 - difference.total) };
  });
}

const cancelActs = (trx: DatabaseTransaction, { id }: Order) =>
  trx
    .selectFrom('order_acts')
    .select('amount_cents')
    .where('order_id', '=', id)
    .orderBy('generation', 'desc');

/** The cancellation of an order that is canceled now. */
const earlierCancel = (trx: DatabaseTransaction, order: Order) =>
  cancelActs(trx, order)
    .where('act', '=', 'cancel')
    .where('generation', '=', order.generation)
    .where('state', '<>', 'ended')
    .executeTakeFirst();

/**
 * The cancellation of a leg; undefined for an active leg, which may have been booked again after a
 * cancellation.
 */
async function earlierLegCancel(trx: DatabaseTransaction, order: Order, leg: LegName) {
  const bags = await parcelsOf(trx, order);
  if (bags.some((bag) => bag.leg === leg && bag.status !== 'cancelled')) return undefined;
  return cancelActs(trx, order).where('act', '=', 'cancel_leg').where('leg', '=', leg).executeTakeFirst();
}
