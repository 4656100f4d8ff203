import {
  type ListedOrder,
  type OrderFilter,
  type OrderSort,
  orderFlags,
  ordersCounted,
} from '@sendahead/shared-contracts/console/order-list-calls';
import { type SqlBool, sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { routeOf, type StoredRoute } from '../../orders/public/places/spoken-place.ts';
import type { PageKey } from '../page-key.ts';
import { customerOfOrder, emailOfOrder } from './customer-of-order.ts';
import { flagsOf, type Range, rangeOf } from './filter.ts';

/** The input for a page of orders: a filter, or a list of ids. */
export type OrderQuery = { filter: OrderFilter } | { ids: readonly string[] };

type Row = Omit<ListedOrder, 'flags' | 'from' | 'to'> &
  StoredRoute &
  Record<(typeof orderFlags)[number], boolean>;

const rangeOfWanted = async (trx: Queries, wanted: OrderQuery, today: string): Promise<Range> =>
  'ids' in wanted
    ? {
        from: sql`order_search`,
        where: sql<SqlBool>`orders.status <> 'void' and orders.id = any (${sql.val([...wanted.ids])}::text[])`,
      }
    : rangeOf(trx, wanted.filter, today);

/** The end of a page of orders: its last row in the list order. */
export type OrderPageKey = PageKey & { readonly pickup?: string | undefined };

/** The rows after a key in an order of the list; each order has an index. */
const afterKey = ({ at, id, pickup }: OrderPageKey) => {
  const older = sql<SqlBool>`(order_search.placed_at, order_search.order_id) < (${at}::timestamptz, ${id})`;
  return pickup === undefined
    ? older
    : sql<SqlBool>`(order_search.pickup_date > ${pickup}::date or (order_search.pickup_date = ${pickup}::date and ${older}))`;
};

const newestFirst = sql`order_search.placed_at desc, order_search.order_id desc`;
const byPickup = sql`order_search.pickup_date, ${newestFirst}`;

/** A page of orders after a key, newest first or by first pickup. */
export async function pageOfOrders(
  trx: Queries,
  wanted: OrderQuery,
  page: { today: string; after: OrderPageKey | null; limit: number; sort?: OrderSort | undefined },
): Promise<ListedOrder[]> {
  const { late, unpaid, alert } = flagsOf(page.today);
  const range = await rangeOfWanted(trx, wanted, page.today);
  const after = page.after ? sql`and ${afterKey(page.after)}` : sql``;
  const sorted = page.sort === 'pickup' ? byPickup : newestFirst;
  const { rows } = await sql<Row>`
    with hits as materialized (
      select order_search.order_id from ${range.from} join orders on orders.id = order_search.order_id
      where ${range.where} ${after}
      order by ${sorted} limit ${page.limit})
    select orders.id as order_id, orders.display_id, brands.slug as brand, orders.state, orders.placed_at,
      order_search.pickup_date, order_search.carriers, ${emailOfOrder} as email, ${customerOfOrder} as customer,
      orders.shipment #> '{legs,0}' as leg, orders.shipment #> '{booking,legs}' as booked,
      (select coalesce(sum(jsonb_array_length(traveler -> 'items')), 0)::int
        from jsonb_array_elements(orders.shipment -> 'travelers') traveler) as bags,
      orders.total_cents, orders.state = 'in_transit' and exists (select from order_parcels
        where order_parcels.order_id = orders.id and status = 'out_for_delivery') as out_for_delivery,
      ${late} as late, ${unpaid} as unpaid, ${alert} as alert
    from hits join order_search using (order_id) join orders on orders.id = hits.order_id
      join brands on brands.id = orders.brand_id join users on users.id = orders.user_id
    order by ${sorted}`.execute(trx);
  return rows.map(({ leg, booked, ...row }) => ({
    ...row,
    ...routeOf({ leg, booked }),
    flags: orderFlags.filter((flag) => row[flag]),
  }));
}

/** How many orders match a filter, up to one more than the counting limit. */
export async function countOrders(trx: Queries, wanted: OrderQuery, today: string): Promise<number> {
  const range = await rangeOfWanted(trx, wanted, today);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ${range.from} join orders on orders.id = order_search.order_id
      where ${range.where} limit ${ordersCounted + 1}) counted`.execute(trx);
  return rows[0]?.count ?? 0;
}
