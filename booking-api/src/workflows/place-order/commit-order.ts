import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { ownerOf } from '../../modules/carts/cart-owner.ts';
import { lockCart, markOrdered } from '../../modules/carts/store.ts';
import { insertOrder } from '../../modules/orders/store.ts';
import { type Attempt, advance } from '../../modules/payments/attempts.ts';
import { sumLines } from '../../modules/pricing/line-items.ts';
import type { DatabaseTransaction } from '../../platform/database.ts';
import { crashPoint } from '../crash-point.ts';
import { mailQueue } from '../send-confirmation/queue.ts';
import { settleQueue } from '../settle-order/queue.ts';
import { enqueueLabels } from '../ship-order/queue.ts';
import { amendOrder } from './amend-order.ts';
import { placed } from './answer.ts';
import { bookPayment } from './book-payment.ts';
import type { PlaceOrderContext } from './context.ts';

/**
 * Step 5, one transaction: the order with its lines (or what changes of an amended one), its entries in the ledger, the
 * coupon and the credits, the answer that this key will give for ever, and the jobs that take the money, buy the labels
 * and send the mail. All of it or nothing.
 * Undefined when another process was first. Throws when the order cannot be placed; then the caller undoes step 4.
 */
export async function commitOrder(context: PlaceOrderContext, attempt: Attempt): Promise<string | undefined> {
  const answer = placed(attempt.order_id, attempt.payment_type);
  const byGateway = attempt.amount_cents > 0;
  const committed = await context.db.transaction().execute(async (trx) => {
    const cart = await lockCart(trx, attempt.cart_id);
    const owner = cart ? ownerOf(cart, attempt.user_id) : attempt.user_id;
    const from = byGateway ? (['authorised'] as const) : (['started'] as const);
    const moved = await advance(trx, attempt.id, from, byGateway ? 'order_committed' : 'done', {
      outcome: 'placed',
      answer,
    });
    if (!moved) return undefined;
    const placedAt = context.clock.instant();
    // The draft of before: `advance` has dropped the people from the press.
    if (attempt.amends_order_id === null) await insertNew(trx, attempt, owner, placedAt);
    else await amendOrder(trx, context, attempt, attempt.amends_order_id);
    await bookPayment(trx, context.jobs, attempt);
    if (moved.transaction_id !== null) {
      await trx
        .updateTable('payments')
        .set({ order_id: attempt.order_id })
        .where('transaction_id', '=', moved.transaction_id)
        .execute();
    }
    if (!(await markOrdered(trx, attempt.cart_id, owner, placedAt)))
      throw new Error('the cart is ordered already');
    if (owner !== attempt.user_id) await noteOnBehalf(trx, attempt, owner, placedAt);
    if (byGateway) {
      const settlement = { orderId: attempt.order_id, transactionId: moved.transaction_id };
      await context.jobs.enqueue(trx, settleQueue, settlement, { retries: 20 });
    }
    if (attempt.amends_order_id === null)
      await context.jobs.enqueue(trx, mailQueue, { orderId: attempt.order_id }, { retries: 20 });
    await enqueueLabels(trx, context.jobs, attempt.order_id);
    crashPoint('inside-commit');
    return answer;
  });
  crashPoint('order-committed');
  return committed;
}

const insertNew = (
  trx: DatabaseTransaction,
  attempt: Attempt,
  owner: string,
  placedAt: string,
): Promise<void> =>
  insertOrder(trx, {
    id: attempt.order_id,
    display_id: attempt.draft.displayId,
    cart_id: attempt.cart_id,
    user_id: owner,
    brand_id: attempt.draft.brandId,
    attempt_id: attempt.id,
    quote_id: attempt.draft.quoteId,
    status: 'placed',
    total_cents: cents(sumLines(attempt.draft.lines)),
    shipment: attempt.draft.shipment,
    lines: attempt.draft.lines,
    placed_at: placedAt,
  });

/** Who ordered for whom, and with whose money. */
const noteOnBehalf = (trx: DatabaseTransaction, attempt: Attempt, owner: string, at: string) =>
  trx
    .insertInto('audit_events')
    .values({
      happened_at: at,
      kind: 'order.placed_on_behalf',
      user_id: attempt.user_id,
      subject: owner,
      detail: JSON.stringify({ order: attempt.order_id, payment: attempt.payment_type }),
    })
    .execute();
