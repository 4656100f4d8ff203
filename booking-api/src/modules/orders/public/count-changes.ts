import type { Queries } from '../../../platform/database/database.ts';

/** How often an order was changed so far, fully or partly. */
export async function countChanges(db: Queries, orderId: string): Promise<number> {
  const { changes } = await db
    .selectFrom('order_acts')
    .select(({ fn }) => fn.countAll<number>().as('changes'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(changes);
}
