import { sql } from 'kysely';
import type { GatewayTransaction } from '../../../integrations/payments/port.ts';
import { type AttemptState, isLive } from '../../../modules/payments/public/attempts/attempt-states.ts';
import type { PaymentStatus } from '../../../modules/payments/public/tables.ts';
import type { Database } from '../../../platform/database/database.ts';

/** The entries of an attempt in our books for comparison with its transaction. */
type Booked = {
  id: string;
  state: AttemptState;
  outcome: string | null;
  transaction_id: string | null;
  payment: PaymentStatus | null;
  /** An operator was alerted that it does not finish. */
  stuck: boolean;
};

/**
 * The sales that `compareTransaction` may have to act on, in order. One query for all: nearly all agree with the books,
 * and reading each separately would keep the database busy for a minute of every minute.
 */
export async function outOfStep(
  db: Database,
  transactions: readonly GatewayTransaction[],
): Promise<GatewayTransaction[]> {
  const sales = transactions.filter(({ kind }) => kind === 'sale');
  const booked = await booksOf(db, [...new Set(sales.map(({ orderId }) => orderId))]);
  return sales.filter((sale) => !inStep(sale, booked.get(sale.orderId)));
}

async function booksOf(db: Database, attemptIds: readonly string[]): Promise<ReadonlyMap<string, Booked>> {
  const rows = await db
    .selectFrom('checkout_attempts as attempt')
    .leftJoin('payments', 'payments.transaction_id', 'attempt.transaction_id')
    .leftJoin('operator_alerts as alert', (join) =>
      join
        .onRef('alert.subject', '=', 'attempt.id')
        .on('alert.kind', '=', sql.lit('attempt_stuck'))
        .on('alert.resolved_at', 'is', null),
    )
    .select([
      'attempt.id',
      'attempt.state',
      'attempt.outcome',
      'attempt.transaction_id',
      'payments.status as payment',
      (select) => select('alert.id', 'is not', null).$castTo<boolean>().as('stuck'),
    ])
    // An array parameter keeps the statement the same for lists of any length.
    .where('attempt.id', '=', sql<string>`any(${attemptIds}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** True when a transaction needs no action: the books agree with it, or no money depends on it. */
function inStep({ id, state }: GatewayTransaction, books: Booked | undefined): boolean {
  if (books?.state === 'waiting') return books.transaction_id === id && state !== 'voided';
  if (!books || isLive(books.state) || books.stuck) return false;
  const ours = books.outcome === 'placed' && books.transaction_id === id;
  if (state === 'authorised' || state === 'submitted') return ours;
  if (state === 'settled') return ours && books.payment !== 'submitted';
  if (state === 'voided') return !ours || books.payment === 'voided';
  return state !== 'settlement_declined' || !ours;
}
