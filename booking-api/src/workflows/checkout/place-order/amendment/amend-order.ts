import { allowedActs, moveOrder } from '@sendahead/shared-contracts/orders/states';
import { costLines } from '@sendahead/shared-contracts/pricing/cost-lines';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { sql } from 'kysely';
import { paidFor } from '../../../../modules/ledger/public/paid-for.ts';
import { recordAct } from '../../../../modules/orders/public/acts/record-act.ts';
import { beginUndo } from '../../../../modules/orders/public/acts/undo-record.ts';
import { enqueueStepMail } from '../../../../modules/orders/public/mails/jobs.ts';
import { insertParcels } from '../../../../modules/orders/public/parcels.ts';
import { insertLines, lockOrder } from '../../../../modules/orders/public/store.ts';
import type { AttemptRecord } from '../../../../modules/payments/public/attempts/attempts.ts';
import { releaseCouponUses, usesCoupon } from '../../../../modules/payments/public/holds/coupon-holds.ts';
import { carryInternationalInfo } from '../../../../modules/preferences/public/store.ts';
import { sumLines } from '../../../../modules/pricing/public/line-items.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { dropLabels } from '../../../fulfill/labels/drop-labels.ts';
import type { PlaceOrderContext } from '../../context.ts';
import { amendLeg } from './amend-leg.ts';
import { amendRefundKey } from './amend-refund-key.ts';
import { settleRequest } from './settle-request.ts';

/** Lines that say what the order had brought in and given back; they are part of the price, not of the order. */
const linesOfBefore: readonly string[] = ['paid-before', 'refunded-before'];

/**
 * Replaces the shipment and the lines of an order by those of the attempt that amends it, or the one leg that it moves.
 * Labels are bought anew. Throws when the order has moved on, or brought in something else, since it was priced.
 */
export async function amendOrder(
  trx: DatabaseTransaction,
  context: Pick<PlaceOrderContext, 'jobs' | 'clock' | 'undoSeconds'>,
  attempt: AttemptRecord,
  orderId: string,
): Promise<void> {
  const { jobs, clock } = context;
  const order = await lockOrder(trx, orderId);
  const { pays } = attempt.draft;
  if (order && pays) return settleRequest(trx, attempt, pays, clock.instant());
  const { move } = attempt.draft;
  if (order && move) return amendLeg(trx, context, attempt, { order, move });
  if (!order || !allowedActs(order.state, 'consumer').includes('change'))
    throw new Error('the order may not be amended any more');
  if ((await paidFor(trx, orderId)) !== attempt.paid_before_cents)
    throw new Error('the order has brought in something else meanwhile');
  const { draft } = attempt;
  const lines = costLines(draft.lines).filter(({ id }) => !linesOfBefore.includes(id));
  const undo = await beginUndo(trx, context, order);
  const coupons = await releaseCouponUses(trx, orderId, draft.couponCode);
  const bags = await dropLabels(trx, context, order);
  const generation = order.generation + 1;
  await trx
    .updateTable('orders')
    .set({
      shipment: sql`${JSON.stringify(draft.shipment)}::jsonb`,
      total_cents: Math.max(0, cents(sumLines(lines))),
      generation,
      state: moveOrder(order.state, 'change') ?? order.state,
      state_at: clock.instant(),
    })
    .where('id', '=', orderId)
    .execute();
  await trx.deleteFrom('order_lines').where('order_id', '=', orderId).execute();
  await insertLines(trx, orderId, lines);
  await carryInternationalInfo(trx, { from: attempt.cart_id, to: order.cart_id });
  if (draft.shipment.booking) await insertParcels(trx, orderId, generation, draft.shipment.booking);
  const act = {
    act: 'change',
    actorId: draft.actorId ?? attempt.user_id,
    amountCents: attempt.value_cents,
    transactionId: attempt.transaction_id,
    at: clock.instant(),
  } as const;
  const refundKey = attempt.value_cents < 0 ? amendRefundKey(attempt) : null;
  // A coupon that came or went with the change is not put back.
  const sameCoupon = coupons.length === 0 && !(await usesCoupon(trx, attempt.id));
  await recordAct(trx, order, act, sameCoupon ? undo({ bags, refundKey, coupons }) : undefined);
  await enqueueStepMail(trx, jobs, { id: orderId, generation }, 'changed', 'outbound');
}
