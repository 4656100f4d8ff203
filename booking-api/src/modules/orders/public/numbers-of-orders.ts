import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/** The number of an order, its state, and its tracking numbers. */
export type BookedNumbers = { displayId: string; state: string; trackingNumbers: string[] };

/** The numbers of many orders, by their ids. */
export async function numbersOfOrders(
  db: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BookedNumbers>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'display_id', 'state'])
    .select(
      sql<string[]>`array(select tracking_number from order_parcels bag where bag.order_id = orders.id
        and bag.generation = orders.generation and bag.tracking_number is not null
        order by bag.leg, bag.position)`.as('numbers'),
    )
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ id, display_id, state, numbers }) => [
      id,
      { displayId: display_id, state, trackingNumbers: numbers },
    ]),
  );
}

/** The orders of carts, including canceled ones, each with its cart. */
export const ordersOfCarts = async (
  db: Queries,
  cartIds: readonly string[],
): Promise<{ id: string; cart_id: string }[]> =>
  cartIds.length === 0
    ? []
    : db
        .selectFrom('orders')
        .select(['id', 'cart_id'])
        .where('cart_id', 'in', [...cartIds])
        .execute();

/** The cart of each order, by the order's id. */
export async function cartsOfOrders(
  db: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'cart_id'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, cart_id }) => [id, cart_id]));
}
