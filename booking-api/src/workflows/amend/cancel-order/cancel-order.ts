import type { Role } from '@sendahead/shared-contracts/call/roles';
import { refundOnCancel } from '@sendahead/shared-contracts/orders/refund-rule';
import { allowedActs, type OrderState } from '@sendahead/shared-contracts/orders/states';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { within } from '../../../integrations/carriers/with-timeout.ts';
import { refundableOf } from '../../../modules/ledger/public/paid-for.ts';
import { recordAct } from '../../../modules/orders/public/acts/record-act.ts';
import { beginUndo } from '../../../modules/orders/public/acts/undo-record.ts';
import { enqueueStepMail } from '../../../modules/orders/public/mails/jobs.ts';
import { lockOrder, type Order } from '../../../modules/orders/public/store.ts';
import { releaseCouponUses } from '../../../modules/payments/public/holds/coupon-holds.ts';
import { refundWithin } from '../../../modules/payments/public/refunds/refund.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ShippingContext } from '../../fulfill/context.ts';
import { dropLabels } from '../../fulfill/labels/drop-labels.ts';
import { applyEvent } from '../../fulfill/labels/move-order.ts';
import { trackOrder } from '../../fulfill/tracking/track-order.ts';

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
    const refundCents = refundOnCancel(order.state, await refundableOf(trx, orderId));
    const at = context.clock.instant();
    const undo = await beginUndo(trx, context, order);
    // What was undone may be cancelled again.
    const refundKey = refundCents > 0 ? `cancel-${orderId}-${order.generation}` : null;
    if (refundKey !== null)
      await refundWithin(trx, context.jobs, orderId, refundCents, {
        to: 'original',
        reason: 'order cancelled',
        actor: by.id,
        idempotencyKey: refundKey,
        afterSeconds: context.undoSeconds,
      });
    const coupons = await releaseCouponUses(trx, orderId);
    const bags = await dropLabels(trx, context, order);
    const act = { act: 'cancel', actorId: by.id, amountCents: 0 - refundCents, comment, at } as const;
    await recordAct(trx, order, act, undo({ refundKey, coupons, bags }));
    const state = await applyEvent(trx, order, 'cancel', at);
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
