import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Queries } from '../../platform/database.ts';
import type { LedgerAccount, LedgerEvent } from './tables.ts';

/** Debit and credit account of each event; the amount goes to the first and comes from the second. */
const bookings: Readonly<Record<LedgerEvent, readonly [LedgerAccount, LedgerAccount]>> = {
  order: ['receivable', 'revenue'],
  capture: ['cash', 'receivable'],
  capture_failed: ['receivable', 'cash'],
  refund: ['revenue', 'cash'],
};

/** Books an event of an order in two entries that cancel out. Booking the same event again changes nothing. */
export async function book(
  trx: Queries,
  event: LedgerEvent,
  entry: { orderId: string; amount: Cents; transactionId: string | null },
): Promise<void> {
  if (entry.amount === 0) return;
  const [debit, credit] = bookings[event];
  const row = (account: LedgerAccount, sign: 1 | -1) => ({
    order_id: entry.orderId,
    event,
    account,
    amount_cents: sign * entry.amount,
    transaction_id: entry.transactionId,
  });
  await trx
    .insertInto('ledger_entries')
    .values([row(debit, 1), row(credit, -1)])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
