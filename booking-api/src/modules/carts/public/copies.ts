import type { Queries } from '../../../platform/database/database.ts';

/** The ids of a cart and of its copies, the latest first; copies of one of these are copies of the same cart. */
export async function cartAndCopies(db: Queries, rootId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('carts')
    .select('id')
    .where((where) => where.or([where('id', '=', rootId), where('copy_of', '=', rootId)]))
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** The carts of a user, each as the cart that it is a copy of. */
export async function rootsOfUser(db: Queries, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('carts')
    .select(({ fn }) => fn.coalesce('copy_of', 'id').as('root'))
    .where('user_id', '=', userId)
    .execute();
  return [...new Set(rows.map(({ root }) => root))];
}

/** The cart that a cart is a copy of, the first of them all, or itself. */
export const rootOfCart = async (db: Queries, id: string): Promise<string> =>
  (
    await db
      .selectFrom('carts')
      .select(({ fn }) => fn.coalesce('copy_of', 'id').as('root'))
      .where('id', '=', id)
      .executeTakeFirst()
  )?.root ?? id;
