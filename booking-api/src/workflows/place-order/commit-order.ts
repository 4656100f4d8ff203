import { setImmediate as immediately } from 'node:timers/promises';
import { isLive } from '../../modules/payments/attempt-states.ts';
import { findAttempt, type PressRecord } from '../../modules/payments/attempts.ts';
import { transact } from '../../platform/database.ts';
import type { Reference } from '../../platform/reference.ts';
import { NotWritten, writeAsOne } from '../../platform/write-as-one.ts';
import { writeTogether } from '../../platform/write-together.ts';
import { crashPoint } from '../crash-point.ts';
import { amendOrder } from './amend-order.ts';
import { placed } from './answer.ts';
import type { PlaceOrderContext } from './context.ts';
import {
  besideOrder,
  type Committing,
  type Finding,
  type Late,
  ofNewOrder,
  type PreparedOrder,
  takings,
} from './order-statements.ts';
import { hasTenders, settleTenders } from './settle-tenders.ts';

/**
 * The last step, one transaction: the authorisation, the order with its lines (or what changes of an amended one), its
 * entries in the ledger, the coupon and the credits, the answer that this key will give for ever, and the note that sets
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
    owner: ownerOf(attempt),
    placedAt: finding.prepared?.placedAt ?? context.clock.instant(),
  };
  try {
    if (attempt.amends_order_id === null) await writeNew(context, committing, finding.prepared);
    else await writeAmended(context, committing, attempt.amends_order_id);
  } catch (error) {
    if (await isOvertaken(context, attempt, error)) return undefined;
    throw error;
  }
  crashPoint('order-committed');
  return placed(attempt.order_id, attempt.payment_type);
}

/** Whether a press was not committed because another process has brought it further: then its cart may be ordered, too. */
async function isOvertaken({ db }: PlaceOrderContext, { id }: PressRecord, error: unknown): Promise<boolean> {
  if (!(error instanceof NotWritten)) return false;
  const overtaken: Late = 'overtaken';
  const now = error.otherwise === overtaken ? undefined : await findAttempt(db, id);
  return now === undefined || !isLive(now.state);
}

/** Puts a new order into words while something else is waited for; undefined for one that amends another. */
export function prepareOrder(
  { db, clock }: PlaceOrderContext,
  attempt: PressRecord,
  reference: Reference,
): PreparedOrder | undefined {
  if (attempt.amends_order_id !== null) return undefined;
  const placedAt = clock.instant();
  const inTheMeantime = async () => {
    // What is waited for leaves first.
    await immediately();
    return ofNewOrder(db, { attempt, owner: ownerOf(attempt), placedAt, reference });
  };
  const order = inTheMeantime();
  // Should there be no order, nobody asks for it.
  order.catch(() => {});
  return { placedAt, order };
}

const ownerOf = (attempt: PressRecord): string => attempt.owner_id ?? attempt.user_id;

/**
 * A new order has nothing to read: it is one statement. Where no balance is drawn on, orders of a moment share a
 * transaction.
 */
async function writeNew(
  { db, jobs }: PlaceOrderContext,
  committing: Committing,
  prepared: PreparedOrder | undefined,
): Promise<void> {
  const order = await (prepared?.order ?? ofNewOrder(db, committing));
  crashPoint('inside-commit');
  const required = takings(committing);
  const others = [...order, ...besideOrder(committing)];
  if (!hasTenders(committing.attempt)) return writeTogether(db, { required, others });
  await transact(db, async (trx) => {
    const written = writeAsOne(trx, required, others);
    const settled = settleTenders(trx, jobs, committing.attempt);
    // Should the order not be written, that is what is told.
    settled.catch(() => {});
    await written;
    await settled;
  });
}

/** An amendment reads what is booked already. */
function writeAmended(context: PlaceOrderContext, committing: Committing, orderId: string): Promise<void> {
  return transact(context.db, async (trx) => {
    await writeAsOne(trx, takings(committing), []);
    await amendOrder(trx, context, committing.attempt, orderId);
    await writeAsOne(trx, [], besideOrder(committing));
    await settleTenders(trx, context.jobs, committing.attempt);
    crashPoint('inside-commit');
  });
}
