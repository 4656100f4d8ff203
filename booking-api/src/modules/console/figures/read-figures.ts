import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { businessZone } from '../business-zone.ts';

/** What one brand did on one day. */
export type DayOfBrand = {
  day: string;
  brand: string;
  orders: number;
  revenueCents: number;
  begun: number;
  converted: number;
};

/**
 * Orders, what they brought in, bookings begun since an instant, and how many of these became orders, by day and brand.
 * Cancelled orders count as orders and not as revenue; what staff refunded is no revenue. A cart that changes an order is
 * no booking.
 */
export async function readFigures(
  db: Queries,
  since: Date,
  brand: string | undefined,
): Promise<DayOfBrand[]> {
  const day = (instant: string) =>
    sql.raw(`to_char(${instant} at time zone '${businessZone}', 'YYYY-MM-DD')`);
  const { rows } = await sql<DayOfBrand>`
    select day, brands.slug as brand, sum(orders)::int as orders, sum(revenue)::float8 as "revenueCents",
      sum(begun)::int as begun, sum(converted)::int as converted
    from (
      select ${day('placed_at')} as day, brand_id, count(*) as orders,
        coalesce(sum(total_cents - coalesce((
          select sum(amount_cents) from refunds where refunds.order_id = orders.id and is_goodwill), 0))
          filter (where status = 'placed'), 0) as revenue, 0 as begun, 0 as converted
      from orders where placed_at >= ${since} and status <> 'void' group by 1, 2
      union all
      select ${day('carts.created_at')}, carts.brand_id, 0, 0, count(*), count(placed.id)
      from carts left join orders placed on placed.cart_id = carts.id and placed.status <> 'void'
      where carts.created_at >= ${since} and carts.amends_order_id is null
        and (carts.session is not null or placed.id is not null)
      group by 1, 2
    ) as told
    join brands on brands.id = told.brand_id
    ${brand === undefined ? sql`` : sql`where brands.slug = ${brand}`}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
