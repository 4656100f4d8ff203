import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { cartsThatAmend } from './carts-that-amend.ts';

/**
 * The carts of an order by their ids: the one that became it, its copies, those it replaced and those that
 * change it.
 */
export async function cartsOfOrder(db: Queries, order: { id: string; cart_id: string }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with own as (select coalesce(copy_of, id) as root from carts where id = ${order.cart_id})
    select id from carts where id = ${order.cart_id}
    union select carts.id from carts join own on carts.copy_of = own.root or carts.id = own.root
    union select id from carts where replaced_by = ${order.cart_id}`.execute(db);
  return [...new Set([...rows.map(({ id }) => id), ...(await cartsThatAmend(db, order.id))])].toSorted();
}

/** Replaces a removed reason, because a concession always has one. */
const removedReason = 'Removed';

/**
 * Erases the entries of carts that no one continues, and staff's reasons for takeovers and concessions. A
 * cart that is still open is erased when idle, like any other. Locks the carts.
 */
export async function forgetCarts(trx: Queries, cartIds: readonly string[]): Promise<void> {
  await trx
    .updateTable('carts')
    .set({ session: null })
    .where('id', 'in', cartIds)
    .where('status', 'not in', ['open', 'divided'])
    .execute();
  for (const table of ['cart_takeovers', 'cart_concessions'] as const)
    await trx.updateTable(table).set({ reason: removedReason }).where('cart_id', 'in', cartIds).execute();
}
