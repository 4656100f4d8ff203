import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/** The figures of one brand on one day. */
export type DayOfBrand = {
  day: string;
  brand: string;
  orders: number;
  /** Net of refunds, goodwill and what claims and late bags were paid, as in the report of revenue. */
  revenueCents: number;
  begun: number;
  /** Bookings started on that day and ordered on any later one. */
  ordered: number;
};

/**
 * Orders, their net revenue, and bookings started since an instant, by day and brand. Canceled orders count
 * as orders, and with the revenue that was kept of them. A booking counts as started once it has an entry or an order; a cart that
 * changes an order does not count.
 */
export async function readFigures(
  db: Queries,
  since: Date,
  brand: string | undefined,
): Promise<DayOfBrand[]> {
  const day = (instant: string) =>
    sql.raw(`to_char(${instant} at time zone '${homeTimeZone}', 'YYYY-MM-DD')`);
  const { rows } = await sql<DayOfBrand>`
    select day, brands.slug as brand, sum(orders)::int as orders, sum(revenue)::float8 as "revenueCents",
      sum(begun)::int as begun, sum(ordered)::int as ordered
    from (
      select ${day('placed_at')} as day, brand_id, count(*) as orders,
        coalesce(sum(kept), 0) as revenue, 0 as begun, 0 as ordered
      from orders cross join lateral (
        select -sum(amount_cents) as kept from ledger_entries
        where order_id = orders.id and account in ('revenue', 'goodwill', 'compensations')) as money
      where placed_at >= ${since} and status <> 'void' group by 1, 2
      union all
      select ${day('carts.created_at')}, carts.brand_id, 0, 0, count(*), count(orders.id)
      from carts left join orders on orders.cart_id = carts.id and orders.status <> 'void'
      where carts.created_at >= ${since} and carts.amends_order_id is null
        and (carts.session is not null or orders.id is not null)
      group by 1, 2
    ) as per_brand
    join brands on brands.id = per_brand.brand_id
    ${brand === undefined ? sql`` : sql`where brands.slug = ${brand}`}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
