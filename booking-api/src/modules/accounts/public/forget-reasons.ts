import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/** Forgets the words of staff in the audit of an order and its carts; who did what and when stays. */
export async function forgetReasonsOfAudit(
  trx: Queries,
  { orderId, cartIds }: { orderId: string; cartIds: readonly string[] },
): Promise<void> {
  const detail = sql`detail - 'comment' - 'reason' - 'note'`;
  await trx
    .updateTable('audit_events')
    .set({ detail })
    .where(sql<boolean>`detail ->> 'order' = ${orderId}`)
    .execute();
  await trx
    .updateTable('audit_events')
    .set({ detail })
    .where(sql<boolean>`detail ->> 'cart' = any (${sql.val([...cartIds])}::text[])`)
    .execute();
}
