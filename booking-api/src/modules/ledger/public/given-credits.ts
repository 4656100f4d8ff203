import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Queries } from '../../../platform/database/database.ts';
import type { CreditSource } from '../../credits/public/tables.ts';
import { accountOfCredit } from './ledger.ts';

/**
 * CO-141: books a credit that staff gave for an order, as goodwill that we owe as credit. `reference` identifies the
 * grant and begins with `staff:`: its entries lower the order's revenue, but not what may still be refunded.
 */
export const bookGivenCredit = (
  trx: Queries,
  credit: { orderId: string; source: CreditSource; cents: number; reference: string },
): Promise<void> => insertPair(trx, credit);

/** Books the reverse for a withdrawn credit; a credit that was for no order has no entries. */
export async function bookWithdrawnCredit(
  trx: Queries,
  { source, reference, cents }: { source: CreditSource; reference: string; cents: Cents },
): Promise<void> {
  const creditEntry = await trx
    .selectFrom('ledger_entries')
    .select('order_id')
    .where('event', '=', 'goodwill')
    .where('account', '=', 'goodwill')
    .where('transaction_id', '=', reference)
    .executeTakeFirst();
  if (!creditEntry) return;
  await insertPair(trx, {
    orderId: creditEntry.order_id,
    source,
    cents: -cents,
    reference: `${reference}:withdrawn`,
  });
}

async function insertPair(
  trx: Queries,
  {
    orderId: order_id,
    source,
    cents,
    reference,
  }: { orderId: string; source: CreditSource; cents: number; reference: string },
): Promise<void> {
  const row = { order_id, event: 'goodwill', transaction_id: reference } as const;
  await trx
    .insertInto('ledger_entries')
    .values([
      { ...row, account: 'goodwill', amount_cents: cents },
      { ...row, account: accountOfCredit[source], amount_cents: -cents },
    ])
    .execute();
}
