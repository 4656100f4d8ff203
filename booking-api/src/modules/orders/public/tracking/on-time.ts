import { sql } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';

/** Fewer deliveries than this are not significant. */
const fewest = 200;
const countedDays = 90;

export interface OnTime {
  readonly deliveries: number;
  /** Per thousand bags that arrived on or before the promised day. */
  readonly perMille: number;
}

/**
 * How many bags of the last 90 days were delivered on or before the day promised at purchase, by the carriers' scans;
 * null below 200 deliveries.
 */
export async function countOnTime(db: Queries, now: string): Promise<OnTime | null> {
  const { rows } = await sql<{ deliveries: number; in_time: number }>`
    with delivered as (
      select parcel_id, min(at) as at from tracking_events
      where status = 'delivered' and at > ${now}::timestamptz - make_interval(days => ${countedDays})
      group by parcel_id
    )
    select count(*)::int as deliveries,
      count(*) filter (where (d.at at time zone (p.carriage ->> 'toZone'))::date
        <= (p.carriage ->> 'arrivalDate')::date)::int as in_time
    from delivered d join order_parcels p on p.id = d.parcel_id`.execute(db);
  const { deliveries = 0, in_time: inTime = 0 } = rows[0] ?? {};
  if (deliveries < fewest) return null;
  return { deliveries, perMille: Math.floor((inTime * 1000) / deliveries) };
}

/** The promise of a brand, or the default for other brands; undefined without one. */
export async function promiseOf(
  db: Queries,
  brandId: number,
): Promise<{ services: string[]; credit_cents: number } | undefined> {
  return db
    .selectFrom('on_time_promises')
    .select(['services', 'credit_cents'])
    .where((where) => where.or([where('brand_id', '=', brandId), where('brand_id', 'is', null)]))
    .orderBy(sql`brand_id is null`)
    .limit(1)
    .executeTakeFirst();
}
