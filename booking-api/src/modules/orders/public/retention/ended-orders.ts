import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';
import { endStatesInSql } from '../store.ts';

/** The last day of the trip and the last change of the order, whichever is later. */
const endedAt = sql<string>`greatest(
  coalesce(orders.state_at, orders.placed_at),
  (select max((leg ->> 'arrival_date')::date)::timestamp at time zone 'UTC'
    from jsonb_array_elements(orders.shipment -> 'legs') leg),
  (select max(at) from order_acts where order_acts.order_id = orders.id))`;

/** A bag that never arrived keeps its order open until staff cancel it. */
const hasEndedBefore = (instant: string): RawBuilder<boolean> => sql<boolean>`
  orders.people_removed_at is null and orders.placed_at < ${instant}::timestamptz
  and (orders.state in ${endStatesInSql} or orders.status = 'void')
  and ${endedAt} < ${instant}::timestamptz`;

/** Whether an order has an amount due, or a link that can still pay or change it. */
const isOpen = sql<boolean>`(
  exists (select from pay_requests where pay_requests.order_id = orders.id and pay_requests.state = 'asked')
  or exists (select from pay_links where pay_links.order_id = orders.id and pay_links.state = 'open')
  or exists (select from order_acts where order_acts.order_id = orders.id and order_acts.state = 'charging'))`;

const ended = (db: Queries, before: string) =>
  db
    .selectFrom('orders')
    .select(['orders.id', 'orders.cart_id'])
    .where(hasEndedBefore(before))
    .where(sql<boolean>`not ${isOpen}`);

/** An order that has ended, with its cart. */
export type EndedOrder = { id: string; cart_id: string };

/**
 * Orders that still name people, ended before an instant and have no amount due, in id order after a given
 * id.
 */
export const endedOrders = (
  db: Queries,
  { before, after, limit }: { before: string; after: string; limit: number },
): Promise<EndedOrder[]> =>
  ended(db, before).where('orders.id', '>', after).orderBy('orders.id').limit(limit).execute();

/** Locks an order and checks whether that is still true. */
export async function lockEndedOrder(trx: Queries, id: string, before: string): Promise<boolean> {
  await trx.selectFrom('orders').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return (await ended(trx, before).where('orders.id', '=', id).executeTakeFirst()) !== undefined;
}
