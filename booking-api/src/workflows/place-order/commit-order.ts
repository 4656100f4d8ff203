import type { PressRecord } from '../../modules/payments/attempts.ts';
import { type DatabaseTransaction, type End, transact } from '../../platform/database.ts';
import type { PreparedJob } from '../../platform/jobs.ts';
import { NotWritten, writeAsOne } from '../../platform/one-statement.ts';
import { crashPoint } from '../crash-point.ts';
import { prepareFollowing } from '../follow-order/queue.ts';
import { amendOrder } from './amend-order.ts';
import { placed } from './answer.ts';
import type { PlaceOrderContext } from './context.ts';
import {
  besideOrder,
  type Committing,
  type Finding,
  type Late,
  ofNewOrder,
  takings,
} from './order-statements.ts';
import { hasTenders, settleTenders } from './settle-tenders.ts';

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
    await transact(context.db, (trx, end) =>
      attempt.amends_order_id === null
        ? writeNew(trx, end, context, committing)
        : writeAmended(trx, context, committing, attempt.amends_order_id),
    );
  } catch (error) {
    const late: Late = 'overtaken';
    if (error instanceof NotWritten && error.otherwise === late) return undefined;
    throw error;
  }
  crashPoint('order-committed');
  return placed(attempt.order_id, attempt.payment_type);
}

/** A new order has nothing to read: all that is written goes out at once, with the commit where nothing is drawn on. */
async function writeNew(
  trx: DatabaseTransaction,
  end: End,
  context: PlaceOrderContext,
  committing: Committing,
): Promise<void> {
  const [order, follow] = await Promise.all([ofNewOrder(trx, committing), following(context, committing)]);
  crashPoint('inside-commit');
  const written = writeAsOne(trx, takings(trx, committing), [...order, ...besideOrder(trx, committing)]);
  const followed = follow(trx);
  if (!hasTenders(committing.attempt)) return end(written, followed);
  const settled = settleTenders(trx, context.jobs, committing.attempt);
  // Should the first fail, it is what is told.
  for (const later of [followed, settled]) later.catch(() => {});
  await written;
  await Promise.all([followed, settled]);
}

/** An amendment reads what is booked already. */
async function writeAmended(
  trx: DatabaseTransaction,
  context: PlaceOrderContext,
  committing: Committing,
  orderId: string,
): Promise<void> {
  await writeAsOne(trx, takings(trx, committing), []);
  await amendOrder(trx, context, committing.attempt, orderId);
  await writeAsOne(trx, [], besideOrder(trx, committing));
  await settleTenders(trx, context.jobs, committing.attempt);
  await (await following(context, committing))(trx);
  crashPoint('inside-commit');
}

const following = (
  { jobs }: PlaceOrderContext,
  { attempt: { order_id: orderId, transaction_id: transactionId, amends_order_id: amends } }: Committing,
): Promise<PreparedJob> => prepareFollowing(jobs, { orderId, transactionId, isNew: amends === null });
