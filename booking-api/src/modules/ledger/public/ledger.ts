import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Queries } from '../../../platform/database/database.ts';
import type { CreditSource } from '../../credits/public/tables.ts';
import type { LedgerAccount, LedgerEvent } from '../tables.ts';

/** The debit and credit accounts of each event; the amount moves to the first from the second. */
const bookings: Readonly<Record<LedgerEvent, readonly [LedgerAccount, LedgerAccount]>> = {
  order: ['receivable', 'revenue'],
  /** Paid from an amount that we owed, or by a club's account: the named account replaces cash. */
  tender: ['cash', 'receivable'],
  capture: ['cash', 'receivable'],
  capture_failed: ['receivable', 'cash'],
  refund: ['revenue', 'refunds_payable'],
  /** No part of a refund was paid out, and none will be. */
  refund_recalled: ['refunds_payable', 'revenue'],
  /** A part of a refund reached its destination. */
  refund_paid: ['refunds_payable', 'cash'],
  /** A voluntary refund by staff: the order's price does not change. */
  goodwill: ['goodwill', 'refunds_payable'],
  /** Compensation for damage or delay: it refunds no purchased item. */
  compensation: ['compensations', 'cash'],
};

export const accountOfCredit: Readonly<Record<CreditSource, LedgerAccount>> = {
  gift_card: 'gift_cards',
  ship_wallet: 'ship_wallets',
  wallet: 'wallets',
};

export type Entry = {
  orderId: string;
  amount: Cents;
  transactionId: string | null;
  account?: LedgerAccount | undefined;
};

/**
 * Books an event of an order in two entries that cancel out. `transactionId` identifies the event (a
 * transaction, an attempt, a part of a refund): booking the same event again changes nothing. `account`
 * replaces the cash account.
 */
export async function book(trx: Queries, event: LedgerEvent, entry: Entry): Promise<void> {
  if (entry.amount === 0) return;
  const [debit, credit] = bookings[event].map((name) => (name === 'cash' ? (entry.account ?? name) : name));
  if (!debit || !credit) throw new Error(`no booking for ${event}`);
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
    .onConflict((known) => known.doNothing())
    .execute();
}
