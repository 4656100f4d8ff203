import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/** What an order has brought in and not given back: the most that may be refunded. */
export async function paidFor(db: Queries, orderId: string): Promise<Cents> {
  const row = await db
    .selectFrom('ledger_entries')
    .select(sql<number>`coalesce(-sum(amount_cents), 0)::integer`.as('paid'))
    .where('order_id', '=', orderId)
    .where('account', '=', 'revenue')
    .executeTakeFirst();
  return cents(row?.paid ?? 0);
}
