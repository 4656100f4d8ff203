import type { OrderState } from '@sendahead/shared-contracts/orders/states';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { sql } from 'kysely';
import { forgetGift } from '../../../modules/approvals/public/gifts.ts';
import { claimGroupBooking } from '../../../modules/group-events/public/booking-of-person.ts';
import { recordAct } from '../../../modules/orders/public/acts/record-act.ts';
import { findUndoable, hasBegun, type UndoableAct } from '../../../modules/orders/public/acts/undoable.ts';
import { changesOfShipment } from '../../../modules/orders/public/acts/what-changes.ts';
import { enqueueStepMail } from '../../../modules/orders/public/mails/jobs.ts';
import { mayUndo, type Reader } from '../../../modules/orders/public/order-access.ts';
import { mailEndedLinks } from '../../../modules/orders/public/pay-links/mail-ended-links.ts';
import { insertLines, lockOrder, type Order } from '../../../modules/orders/public/store.ts';
import { isBeingAmended } from '../../../modules/payments/public/attempts/amendments.ts';
import { retakeCouponUses } from '../../../modules/payments/public/holds/coupon-holds.ts';
import { RefundRefused, refundWithin } from '../../../modules/payments/public/refunds/make-refund.ts';
import { recallRefund } from '../../../modules/payments/public/refunds/recall-refund.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ShippingContext } from '../../fulfill/context.ts';
import { buyLabelsJob } from '../../fulfill/labels/jobs.ts';
import { takeBackBags } from './take-back-bags.ts';

type Context = Pick<ShippingContext, 'db' | 'jobs' | 'clock'>;

/** An order in transit keeps its state, whatever is undone. */
const onItsWay: readonly OrderState[] = ['picked_up', 'in_transit', 'delivered'];

/**
 * CH-12: restores an order to its state before the last amendment: shipment, price, labels, coupon and money
 * in one transaction (ADR 0130). A planned refund is dropped, and a payment for the change is refunded.
 * With `generation`, only the amendment that began it is undone. Throws Refusal `nothing_to_undo` once its
 * time is over, or a refund or void was sent, `action_not_allowed` for amendments by staff, `coupon_used_up`, `change_in_progress`.
 */
export function undoAmendment(
  { db, jobs, clock }: Context,
  orderId: string,
  by: Reader,
  generation?: number,
): Promise<OrderState> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refusal(404, 'order_not_found');
    const done = await findUndoable(trx, order, clock.instant());
    if (!done || (generation !== undefined && !hasBegun(done, order, generation)))
      throw new Refusal(409, 'nothing_to_undo');
    if (!mayUndo(order, done, by)) throw new Refusal(409, 'action_not_allowed');
    if (await isBeingAmended(trx, orderId)) throw new Refusal(409, 'change_in_progress');
    // CO-73: a family that canceled and booked again through its link has one order.
    if (order.state === 'cancelled' && !(await claimGroupBooking(trx, { id: order.cart_id })))
      throw new Refusal(409, 'nothing_to_undo');
    await takeBackMoney(trx, { jobs, clock }, order, done, by);
    // A change that is undone gave nothing.
    const { giftReference } = done.record;
    if (giftReference !== undefined) await forgetGift(trx, order.user_id, giftReference);
    if (!(await retakeCouponUses(trx, done.record.coupons, order.user_id)))
      throw new Refusal(409, 'coupon_used_up');
    const next = order.generation + 1;
    await mailEndedLinks(trx, jobs, order, clock.instant());
    await takeBackBags(trx, { jobs }, order, done, next);
    const state = await putBack(trx, order, done, { generation: next, at: clock.instant() });
    await trx.updateTable('order_acts').set({ state: 'ended' }).where('id', '=', done.id).execute();
    await recordAct(
      trx,
      { id: orderId, generation: next },
      {
        act: 'undo',
        actorId: by.id,
        amountCents: 0 - done.amountCents,
        changes: changesOfShipment(order.shipment, done.record.before.shipment),
        at: clock.instant(),
      },
    );
    await jobs.enqueue(trx, buyLabelsJob, { orderId });
    await enqueueStepMail(trx, jobs, { id: orderId, generation: next }, 'undone', 'outbound');
    return state;
  });
}

/** Drops a planned refund, and refunds a payment for the change to its payment methods. */
async function takeBackMoney(
  trx: DatabaseTransaction,
  context: Pick<Context, 'jobs' | 'clock'>,
  order: Order,
  { id, amountCents, record }: UndoableAct,
  by: { id: string },
): Promise<void> {
  if (record.refundKey !== null && !(await recallRefund(trx, order.id, record.refundKey)))
    throw new Refusal(409, 'nothing_to_undo');
  if (amountCents > 0)
    await refundWithin(trx, context, order.id, cents(amountCents), {
      to: 'original',
      reason: 'change undone',
      actor: by.id,
      idempotencyKey: `undo-${id}`,
    }).catch((error: unknown) => {
      if (error instanceof RefundRefused) throw new Refusal(409, 'nothing_to_undo');
      throw error;
    });
}

async function putBack(
  trx: DatabaseTransaction,
  order: Order,
  { record: { before } }: UndoableAct,
  { generation, at }: { generation: number; at: string },
): Promise<OrderState> {
  const state = onItsWay.includes(order.state) ? order.state : before.state;
  await trx
    .updateTable('orders')
    .set({
      shipment: sql`${JSON.stringify(before.shipment)}::jsonb`,
      total_cents: before.totalCents,
      status: before.status,
      state,
      state_at: at,
      generation,
    })
    .where('id', '=', order.id)
    .execute();
  await trx.deleteFrom('order_lines').where('order_id', '=', order.id).execute();
  await insertLines(trx, order.id, before.lines);
  return state;
}
