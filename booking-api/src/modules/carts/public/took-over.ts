import type { Queries } from '../../../platform/database/database.ts';

/** Whether a member of staff ever took a cart over. */
export async function tookOver(db: Queries, cartId: string, staffId: string): Promise<boolean> {
  const own = await db
    .selectFrom('cart_takeovers')
    .select('cart_id')
    .where('cart_id', '=', cartId)
    .where('staff_id', '=', staffId)
    .where('used_at', 'is not', null)
    .executeTakeFirst();
  return own !== undefined;
}
