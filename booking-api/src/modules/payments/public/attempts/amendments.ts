import type { Queries } from '../../../../platform/database/database.ts';
import { liveStatesInSql } from './attempts.ts';

/** Locks the order, and returns whether an attempt that amends it is in progress. */
export async function isBeingAmended(trx: Queries, orderId: string): Promise<boolean> {
  await trx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
  const row = await trx
    .selectFrom('checkout_attempts')
    .select('id')
    .where('amends_order_id', '=', orderId)
    .where('state', 'in', liveStatesInSql)
    .executeTakeFirst();
  return row !== undefined;
}

/** The order that a cart amended. */
export async function findAmended(trx: Queries, cartId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('checkout_attempts')
    .select('amends_order_id')
    .where('cart_id', '=', cartId)
    .where('outcome', '=', 'placed')
    .executeTakeFirst();
  return row?.amends_order_id ?? undefined;
}
