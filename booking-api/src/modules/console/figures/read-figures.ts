import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { businessZone } from '../business-zone.ts';

/** What one brand did on one day. */
export type DayOfBrand = { day: string; brand: string; orders: number; revenueCents: number; begun: number };

/**
 * Orders, what they came to, and bookings begun since an instant, by day and brand. Cancelled orders count as orders and not as
 * revenue.
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
      sum(begun)::int as begun
    from (
      select ${day('placed_at')} as day, brand_id, count(*) as orders,
        coalesce(sum(total_cents) filter (where status = 'placed'), 0) as revenue, 0 as begun
      from orders where placed_at >= ${since} and status <> 'void' group by 1, 2
      union all
      select ${day('created_at')}, brand_id, 0, 0, count(*)
      from carts where created_at >= ${since} and session is not null group by 1, 2
    ) as told
    join brands on brands.id = told.brand_id
    ${brand === undefined ? sql`` : sql`where brands.slug = ${brand}`}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
