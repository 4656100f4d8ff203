import { allowedActs, moveOrder } from '@sendahead/shared-contracts/orders/states';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { sql } from 'kysely';
import { paidFor } from '../../../modules/ledger/public/paid-for.ts';
import { insertParcels } from '../../../modules/orders/public/parcels.ts';
import { insertLines, lockOrder } from '../../../modules/orders/public/store.ts';
import type { AttemptRecord } from '../../../modules/payments/public/attempts/attempts.ts';
import { releaseCouponUses } from '../../../modules/payments/public/holds/coupon-holds.ts';
import { carryInternationalInfo } from '../../../modules/preferences/public/store.ts';
import { sumLines } from '../../../modules/pricing/public/line-items.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/security/secrets.ts';
import { enqueueStepMail } from '../../send-step/queue.ts';
import { dropLabels } from '../../ship-order/drop-labels.ts';
import type { PlaceOrderContext } from '../context.ts';
import { amendLeg } from './amend-leg.ts';

/** The line that says what the order had brought in; it is part of the price, not of the order. */
const paidBeforeLine = 'paid-before';

/**
 * Replaces the shipment and the lines of an order by those of the attempt that amends it, or the one leg that it moves.
 * Labels are bought anew. Throws when the order has moved on, or brought in something else, since it was priced.
 */
export async function amendOrder(
  trx: DatabaseTransaction,
  { jobs, clock }: Pick<PlaceOrderContext, 'jobs' | 'clock'>,
  attempt: AttemptRecord,
  orderId: string,
): Promise<void> {
  const order = await lockOrder(trx, orderId);
  const { move } = attempt.draft;
  if (order && move) return amendLeg(trx, { jobs, clock }, attempt, { order, move });
  if (!order || !allowedActs(order.state, 'consumer').includes('change'))
    throw new Error('the order may not be amended any more');
  if ((await paidFor(trx, orderId)) !== attempt.paid_before_cents)
    throw new Error('the order has brought in something else meanwhile');
  const { draft } = attempt;
  const lines = draft.lines.filter(({ id }) => id !== paidBeforeLine);
  await releaseCouponUses(trx, orderId, draft.couponCode);
  await dropLabels(trx, { jobs }, order);
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
  await trx
    .insertInto('order_acts')
    .values({
      id: newId('act'),
      order_id: orderId,
      generation: order.generation,
      act: 'change',
      actor_id: draft.actorId ?? attempt.user_id,
      amount_cents: attempt.value_cents,
      comment: '',
      state: 'done',
      transaction_id: attempt.transaction_id,
      detail: '{}',
      at: clock.instant(),
    })
    .execute();
  await enqueueStepMail(trx, jobs, { id: orderId, generation }, 'changed', 'outbound');
}
