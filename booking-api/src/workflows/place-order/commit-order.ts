import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { GatewayTransaction } from '../../integrations/payments/port.ts';
import { markOrdered } from '../../modules/carts/store.ts';
import { insertOrder } from '../../modules/orders/store.ts';
import { advance, type Moved, type PressRecord } from '../../modules/payments/attempts.ts';
import { recordPayment } from '../../modules/payments/payments.ts';
import { sumLines } from '../../modules/pricing/line-items.ts';
import { type DatabaseTransaction, transact } from '../../platform/database.ts';
import type { Reference } from '../../platform/reference.ts';
import { crashPoint } from '../crash-point.ts';
import { enqueueFollowing } from '../follow-order/queue.ts';
import { amendOrder } from './amend-order.ts';
import { placed } from './answer.ts';
import { bookPayment } from './book-payment.ts';
import type { PlaceOrderContext } from './context.ts';
import { keepMethod } from './keep-method.ts';

/** What is known already when an order is committed: the money's transaction, and the reference data. */
export type Finding = { transaction?: GatewayTransaction | undefined; reference?: Reference | undefined };

/**
 * The last step, one transaction: the authorisation, the order with its lines (or what changes of an amended one), its
 * entries in the ledger, the coupon and the credits, the answer that this key will give for ever, and the job that sets
 * going what follows. All of it or nothing. Without a transaction in `finding`, the
 * authorisation was written down before, or none is needed.
 * Undefined when another process was first. Throws when the order cannot be placed; then the money is to be given back.
 */
export async function commitOrder(
  context: PlaceOrderContext,
  attempt: PressRecord,
  finding: Finding,
): Promise<string | undefined> {
  const answer = placed(attempt.order_id, attempt.payment_type);
  const transactionId = finding.transaction?.id ?? attempt.transaction_id;
  const placedAt = context.clock.instant();
  const owner = attempt.owner_id ?? attempt.user_id;
  try {
    await transact(context.db, async (trx) => {
      const ours = Promise.all([
        markOrdered(trx, attempt.cart_id, owner, placedAt),
        takeFurther(trx, context, attempt, finding, answer),
      ]);
      // An amendment reads what is booked already; a new order has nothing to read.
      if (attempt.amends_order_id !== null) {
        await requireOurs(ours);
        await amendOrder(
          trx,
          context,
          { ...attempt, transaction_id: transactionId },
          attempt.amends_order_id,
        );
      }
      const written = Promise.all([
        attempt.amends_order_id === null && insertNew(trx, attempt, { owner, placedAt, ...finding }),
        bookPayment(trx, context.jobs, attempt),
        transactionId !== null && notePayment(trx, context, attempt, transactionId, finding),
        owner !== attempt.user_id && noteOnBehalf(trx, attempt, owner, placedAt),
        enqueueFollowing(trx, context.jobs, {
          orderId: attempt.order_id,
          transactionId,
          isNew: attempt.amends_order_id === null,
        }),
      ]);
      // Of an overtaken press they fail by what the other has written.
      written.catch(() => {});
      await requireOurs(ours);
      await written;
      crashPoint('inside-commit');
    });
  } catch (error) {
    if (error instanceof Overtaken) return undefined;
    throw error;
  }
  crashPoint('order-committed');
  return answer;
}

/** Another process has brought the press further: nothing of this one's is written. */
class Overtaken extends Error {}

/** Whether cart and press were still to be ordered. Throws Overtaken, or that the cart is ordered already. */
async function requireOurs(
  taken: Promise<readonly [marked: boolean, moved: Moved | undefined]>,
): Promise<void> {
  const [marked, moved] = await taken;
  if (!moved) throw new Overtaken();
  if (!marked) throw new Error('the cart is ordered already');
}

/** The press has its order; the people of its draft are dropped from it. */
function takeFurther(
  trx: DatabaseTransaction,
  { payments: { provider } }: PlaceOrderContext,
  attempt: PressRecord,
  { transaction }: Finding,
  answer: string,
): Promise<Moved | undefined> {
  const outcome = { outcome: 'placed', answer };
  if (attempt.amount_cents === 0) return advance(trx, attempt.id, ['started'], 'done', outcome);
  return transaction
    ? advance(trx, attempt.id, ['authorising', 'unknown'], 'order_committed', {
        ...outcome,
        provider,
        transactionId: transaction.id,
      })
    : advance(trx, attempt.id, ['authorised'], 'order_committed', outcome);
}

const insertNew = (
  trx: DatabaseTransaction,
  attempt: PressRecord,
  { owner, placedAt, reference }: Pick<Finding, 'reference'> & { owner: string; placedAt: string },
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
async function notePayment(
  trx: DatabaseTransaction,
  { payments: { provider } }: PlaceOrderContext,
  attempt: PressRecord,
  transactionId: string,
  { transaction }: Finding,
): Promise<void> {
  const { id: attemptId, order_id: orderId, payment_type: paymentType } = attempt;
  if (!transaction) {
    await trx
      .updateTable('payments')
      .set({ order_id: orderId })
      .where('transaction_id', '=', transactionId)
      .execute();
    return;
  }
  await Promise.all([
    recordPayment(trx, { transaction, provider, attemptId, orderId, paymentType, status: 'authorised' }),
    keepMethod(trx, attempt, transaction, provider),
  ]);
}

/** Who ordered for whom, and with whose money. */
const noteOnBehalf = (trx: DatabaseTransaction, attempt: PressRecord, owner: string, at: string) =>
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
