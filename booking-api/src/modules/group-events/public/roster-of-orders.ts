import type { Queries } from '../../../platform/database/database.ts';
import { cartsOfRoots, rootsOfCarts } from '../../carts/public/copies.ts';
import { cartsOfOrders, ordersOfCarts } from '../../orders/public/numbers-of-orders.ts';

/** A roster person with the event of their order; the name is '' once it was erased. */
export type PersonOfOrder = { name: string; eventId: string; event: string };

/** The roster people of orders placed through their links, including canceled orders. */
export async function rosterOfOrders(
  db: Queries,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, PersonOfOrder>> {
  const carts = await cartsOfOrders(db, orderIds);
  const roots = await rootsOfCarts(db, [...carts.values()]);
  if (roots.size === 0) return new Map();
  const people = await db
    .selectFrom('group_people')
    .innerJoin('group_events', 'group_events.id', 'group_people.event_id')
    .select(['cart_id', 'group_people.name as name', 'event_id as eventId', 'group_events.name as event'])
    .where('cart_id', 'in', [...roots.values()])
    .execute();
  const byRoot = new Map(people.map(({ cart_id, ...person }) => [cart_id, person]));
  return new Map(
    [...carts].flatMap(([orderId, cartId]) => {
      const person = byRoot.get(roots.get(cartId) ?? '');
      return person ? [[orderId, person] as const] : [];
    }),
  );
}

/** All orders placed through people's links, including canceled ones. */
export async function ordersOfPeople(
  db: Queries,
  people: readonly { cart_id: string | null }[],
): Promise<string[]> {
  const carts = await cartsOfRoots(
    db,
    people.flatMap(({ cart_id }) => cart_id ?? []),
  );
  const orders = await ordersOfCarts(
    db,
    carts.map(({ id }) => id),
  );
  return orders.map(({ id }) => id);
}
