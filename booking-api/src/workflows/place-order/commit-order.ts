import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { ownerOf } from '../../modules/carts/cart-owner.ts';
import { lockCart, markOrdered } from '../../modules/carts/store.ts';
import { insertOrder } from '../../modules/orders/store.ts';
import { type Attempt, advance } from '../../modules/payments/attempts.ts';
import { sumLines } from '../../modules/pricing/line-items.ts';
import { type DatabaseTransaction, transact } from '../../platform/database.ts';
import { type Reference, readReference } from '../../platform/reference.ts';
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
  const from = byGateway ? (['authorised'] as const) : (['started'] as const);
  const committed = await transact(context.db, async (trx) => {
    const [cart, moved, reference] = await Promise.all([
      lockCart(trx, attempt.cart_id),
      advance(trx, attempt.id, from, byGateway ? 'order_committed' : 'done', { outcome: 'placed', answer }),
      readReference(trx),
    ]);
    if (!moved) return undefined;
    const owner = cart ? ownerOf(cart, attempt.user_id) : attempt.user_id;
    const placedAt = context.clock.instant();
    // The draft of before: `advance` has dropped the people from the press.
    // An amendment reads what is booked already; a new order has nothing to read.
    if (attempt.amends_order_id !== null) await amendOrder(trx, context, attempt, attempt.amends_order_id);
    const settlement = { orderId: attempt.order_id, transactionId: moved.transaction_id };
    const [, , , marked] = await Promise.all([
      attempt.amends_order_id === null && insertNew(trx, attempt, { owner, placedAt, reference }),
      bookPayment(trx, context.jobs, attempt),
      moved.transaction_id !== null && notePayment(trx, moved.transaction_id, attempt.order_id),
      markOrdered(trx, attempt.cart_id, owner, placedAt),
      owner !== attempt.user_id && noteOnBehalf(trx, attempt, owner, placedAt),
      byGateway && context.jobs.enqueue(trx, settleQueue, settlement, { retries: 20 }),
      attempt.amends_order_id === null &&
        context.jobs.enqueue(trx, mailQueue, { orderId: attempt.order_id }, { retries: 20 }),
      enqueueLabels(trx, context.jobs, attempt.order_id),
    ]);
    if (!marked) throw new Error('the cart is ordered already');
    crashPoint('inside-commit');
    return answer;
  });
  crashPoint('order-committed');
  return committed;
}

const insertNew = (
  trx: DatabaseTransaction,
  attempt: Attempt,
  { owner, placedAt, reference }: { owner: string; placedAt: string; reference: Reference },
): Promise<void> =>
  insertOrder(
    trx,
    {
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
    },
    reference,
  );

/** Which order an authorisation pays. */
const notePayment = (trx: DatabaseTransaction, transactionId: string, orderId: string) =>
  trx
    .updateTable('payments')
    .set({ order_id: orderId })
    .where('transaction_id', '=', transactionId)
    .execute();

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
