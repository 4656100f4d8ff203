import type { Queries } from '../../../platform/database/database.ts';

/** Ids of the carts that change an order on the booking page, or changed it. */
export async function cartsThatAmend(db: Queries, orderId: string): Promise<string[]> {
  const rows = await db.selectFrom('carts').select('id').where('amends_order_id', '=', orderId).execute();
  return rows.map(({ id }) => id);
}
