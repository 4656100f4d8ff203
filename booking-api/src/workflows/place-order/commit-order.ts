import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { ownerOf } from '../../modules/carts/cart-owner.ts';
import { lockCart, markOrdered } from '../../modules/carts/store.ts';
import { insertOrder } from '../../modules/orders/store.ts';
import { type Attempt, advance } from '../../modules/payments/attempts.ts';
import { keepHold } from '../../modules/payments/coupon-holds.ts';
import { book } from '../../modules/payments/ledger.ts';
import { crashPoint } from '../crash-point.ts';
import { mailQueue } from '../send-confirmation/queue.ts';
import { settleQueue } from '../settle-order/queue.ts';
import { enqueueLabels } from '../ship-order/queue.ts';
import { placed } from './answer.ts';
import type { PlaceOrderContext } from './context.ts';

/**
 * Step 5, one transaction: the order with its lines, its entries in the ledger, the coupon, the answer that this key
 * will give for ever, and the jobs that take the money and send the mail. All of it or nothing.
 * Undefined when another process was first. Throws when the order cannot be placed; then the caller undoes step 4.
 */
export async function commitOrder(context: PlaceOrderContext, attempt: Attempt): Promise<string | undefined> {
  const { draft } = attempt;
  const total = cents(attempt.amount_cents);
  const answer = placed(attempt.order_id, attempt.payment_type);
  const free = total === 0;
  const committed = await context.db.transaction().execute(async (trx) => {
    const cart = await lockCart(trx, attempt.cart_id);
    const owner = cart ? ownerOf(cart, attempt.user_id) : attempt.user_id;
    const from = free ? (['started'] as const) : (['authorised'] as const);
    const moved = await advance(trx, attempt.id, from, free ? 'done' : 'order_committed', {
      outcome: 'placed',
      answer,
    });
    if (!moved) return undefined;
    const placedAt = context.clock.instant();
    await insertOrder(trx, {
      id: attempt.order_id,
      display_id: draft.displayId,
      cart_id: attempt.cart_id,
      user_id: owner,
      brand_id: draft.brandId,
      attempt_id: attempt.id,
      quote_id: draft.quoteId,
      status: 'placed',
      total_cents: total,
      shipment: draft.shipment,
      lines: draft.lines,
      placed_at: placedAt,
    });
    await book(trx, 'order', { orderId: attempt.order_id, amount: total, transactionId: null });
    if (moved.transaction_id !== null) {
      await trx
        .updateTable('payments')
        .set({ order_id: attempt.order_id })
        .where('transaction_id', '=', moved.transaction_id)
        .execute();
    }
    await keepHold(trx, attempt.id);
    if (!(await markOrdered(trx, attempt.cart_id, owner, placedAt)))
      throw new Error('the cart is ordered already');
    if (!free) await context.jobs.enqueue(trx, settleQueue, { orderId: attempt.order_id }, { retries: 20 });
    await context.jobs.enqueue(trx, mailQueue, { orderId: attempt.order_id }, { retries: 20 });
    await enqueueLabels(trx, context.jobs, attempt.order_id);
    crashPoint('inside-commit');
    return answer;
  });
  crashPoint('order-committed');
  return committed;
}
