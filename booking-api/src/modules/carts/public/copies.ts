import type { Queries } from '../../../platform/database/database.ts';

/** The ids of a cart and of its copies, latest first; a copy of a copy counts as a copy of the same cart. */
export async function cartAndCopies(db: Queries, rootId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('carts')
    .select('id')
    .where((where) => where.or([where('id', '=', rootId), where('copy_of', '=', rootId)]))
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** The carts of a user, each replaced by the original of which it is a copy. */
export async function rootsOfUser(db: Queries, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('carts')
    .select(({ fn }) => fn.coalesce('copy_of', 'id').as('root'))
    .where('user_id', '=', userId)
    .execute();
  return [...new Set(rows.map(({ root }) => root))];
}

/** The original of a cart, or the cart itself when it is not a copy. */
export const rootOfCart = async (db: Queries, id: string): Promise<string> =>
  (
    await db
      .selectFrom('carts')
      .select(({ fn }) => fn.coalesce('copy_of', 'id').as('root'))
      .where('id', '=', id)
      .executeTakeFirst()
  )?.root ?? id;

/** The carts of many bookings and all their copies, each with its original. */
export async function cartsOfRoots(
  db: Queries,
  roots: readonly string[],
): Promise<{ id: string; root: string }[]> {
  if (roots.length === 0) return [];
  return db
    .selectFrom('carts')
    .select(['id', (where) => where.fn.coalesce('copy_of', 'id').as('root')])
    .where((where) => where.or([where('id', 'in', [...roots]), where('copy_of', 'in', [...roots])]))
    .execute();
}

/** The original of each cart by its id, or the cart itself. */
export async function rootsOfCarts(
  db: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('carts')
    .select(['id', (where) => where.fn.coalesce('copy_of', 'id').as('root')])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, root }) => [id, root]));
}
