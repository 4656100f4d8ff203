import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/** The number of an order, how far it is, and the numbers by which its bags are tracked. */
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
