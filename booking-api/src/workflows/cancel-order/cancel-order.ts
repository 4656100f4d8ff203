import type { Role } from '@sendahead/shared-contracts/call/roles';
import { refundOnCancel } from '@sendahead/shared-contracts/orders/refund-rule';
import { allowedActs, type OrderState } from '@sendahead/shared-contracts/orders/states';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { within } from '../../integrations/carriers/with-timeout.ts';
import { paidFor } from '../../modules/ledger/public/paid-for.ts';
import { lockOrder, type Order } from '../../modules/orders/public/store.ts';
import { releaseCouponUses } from '../../modules/payments/public/holds/coupon-holds.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/security/secrets.ts';
import { refundWithin } from '../refund-payment/refund.ts';
import { enqueueStepMail } from '../send-step/queue.ts';
import type { ShippingContext } from '../ship-order/context.ts';
import { dropLabels } from '../ship-order/drop-labels.ts';
import { applyEvent } from '../ship-order/move-order.ts';
import { trackOrder } from '../track-shipment/track-order.ts';

/** How long a customer waits for the carrier's word. */
const carrierTimeoutMs = 4000;

export type Canceller = { id: string; role: Role };

/**
 * Cancels an order before its pickup: state, refund, the coupon's use, void labels and mail in one transaction. The carrier
 * is asked first whether it has a bag already; when it does not answer, what it said last counts. Repeated, it gives the
 * first answer. Throws Refusal `action_not_allowed`.
 */
export async function cancelOrder(
  context: ShippingContext,
  orderId: string,
  by: Canceller,
  comment: string,
): Promise<{ state: OrderState; refundCents: Cents }> {
  await within(trackOrder(context, orderId), carrierTimeoutMs).catch((error: unknown) =>
    context.report(error, 'track before cancel'),
  );
  return context.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refusal(404, 'order_not_found');
    const earlier = await findOrderAction(trx, order, 'cancel');
    if (earlier) return { state: order.state, refundCents: cents(-earlier.amount_cents) };
    if (
      !allowedActs(order.state, by.role).includes('cancel') ||
      (await findOrderAction(trx, order, 'change'))
    )
      throw new Refusal(409, 'action_not_allowed');
    const refundCents = refundOnCancel(order.state, await paidFor(trx, orderId));
    const id = newId('act');
    if (refundCents > 0) {
      await refundWithin(trx, context.jobs, orderId, refundCents, {
        to: 'original',
        reason: 'order cancelled',
        actor: by.id,
        idempotencyKey: `cancel-${orderId}`,
      });
    }
    await trx
      .insertInto('order_acts')
      .values({
        id,
        order_id: orderId,
        generation: order.generation,
        act: 'cancel',
        actor_id: by.id,
        amount_cents: -refundCents,
        comment,
        state: 'done',
        transaction_id: null,
        detail: '{}',
        at: context.clock.instant(),
      })
      .execute();
    await releaseCouponUses(trx, orderId);
    await dropLabels(trx, context, order);
    const state = await applyEvent(trx, order, 'cancel', context.clock.instant());
    await trx.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', orderId).execute();
    await enqueueStepMail(trx, context.jobs, order, 'cancelled', 'outbound');
    return { state: state ?? order.state, refundCents };
  });
}

/** What was done, or is being done, with the order as it stands. */
const findOrderAction = (
  trx: DatabaseTransaction,
  order: Pick<Order, 'id' | 'generation'>,
  act: 'cancel' | 'change',
) =>
  trx
    .selectFrom('order_acts')
    .select(['id', 'amount_cents', 'state', 'at'])
    .where('order_id', '=', order.id)
    .where('generation', '=', order.generation)
    .where('act', '=', act)
    .where('state', '<>', 'ended')
    .executeTakeFirst();
