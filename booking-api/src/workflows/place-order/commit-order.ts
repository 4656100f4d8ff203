import type { PressRecord } from '../../modules/payments/attempts.ts';
import { type DatabaseTransaction, transact } from '../../platform/database.ts';
import { writeAsOne } from '../../platform/one-statement.ts';
import { crashPoint } from '../crash-point.ts';
import { enqueueFollowing } from '../follow-order/queue.ts';
import { amendOrder } from './amend-order.ts';
import { placed } from './answer.ts';
import type { PlaceOrderContext } from './context.ts';
import { besideOrder, type Committing, type Finding, ofNewOrder, takings } from './order-statements.ts';
import { settleTenders } from './settle-tenders.ts';

/**
 * The last step, one transaction: the authorisation, the order with its lines (or what changes of an amended one), its
 * entries in the ledger, the coupon and the credits, the answer that this key will give for ever, and the job that sets
 * going what follows. All of it or nothing. Without a transaction in `finding`, the authorisation was written down
 * before, or none is needed.
 * Undefined when another process was first. Throws when the order cannot be placed; then the money is to be given back.
 */
export async function commitOrder(
  context: PlaceOrderContext,
  attempt: PressRecord,
  finding: Finding,
): Promise<string | undefined> {
  const committing: Committing = {
    ...finding,
    attempt: { ...attempt, transaction_id: finding.transaction?.id ?? attempt.transaction_id },
    provider: context.payments.provider,
    owner: attempt.owner_id ?? attempt.user_id,
    placedAt: context.clock.instant(),
  };
  try {
    await transact(context.db, async (trx) => {
      await (attempt.amends_order_id === null
        ? writeNew(trx, context, committing)
        : writeAmended(trx, context, committing, attempt.amends_order_id));
      crashPoint('inside-commit');
    });
  } catch (error) {
    if (error instanceof Overtaken) return undefined;
    throw error;
  }
  crashPoint('order-committed');
  return placed(attempt.order_id, attempt.payment_type);
}

/** A new order has nothing to read: all that is written goes out at once. */
async function writeNew(
  trx: DatabaseTransaction,
  context: PlaceOrderContext,
  committing: Committing,
): Promise<void> {
  const order = await ofNewOrder(trx, committing);
  const written = writeAsOne(trx, takings(trx, committing), [...order, ...besideOrder(trx, committing)]);
  const followed = Promise.all([
    settleTenders(trx, context.jobs, committing.attempt),
    follow(trx, context, committing),
  ]);
  // Should the first fail, it is what is told.
  followed.catch(() => {});
  requireOurs(await written);
  await followed;
}

/** An amendment reads what is booked already. */
async function writeAmended(
  trx: DatabaseTransaction,
  context: PlaceOrderContext,
  committing: Committing,
  orderId: string,
): Promise<void> {
  requireOurs(await writeAsOne(trx, takings(trx, committing), []));
  await amendOrder(trx, context, committing.attempt, orderId);
  await writeAsOne(trx, [], besideOrder(trx, committing));
  await settleTenders(trx, context.jobs, committing.attempt);
  await follow(trx, context, committing);
}

const follow = (
  trx: DatabaseTransaction,
  { jobs }: PlaceOrderContext,
  { attempt: { order_id: orderId, transaction_id: transactionId, amends_order_id: amends } }: Committing,
): Promise<void> => enqueueFollowing(trx, jobs, { orderId, transactionId, isNew: amends === null });

/** Another process has brought the press further: nothing of this one's is written. */
class Overtaken extends Error {}

/** Whether press and cart were still to be taken. Throws Overtaken, or that the cart is ordered already. */
function requireOurs([carts, presses]: readonly number[]): void {
  if (presses !== 1) throw new Overtaken();
  if (carts !== 1) throw new Error('the cart is ordered already');
}
