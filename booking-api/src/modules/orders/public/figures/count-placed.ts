import { sql } from 'kysely';
import type { Clock } from '../../../../platform/clock.ts';
import type { Queries } from '../../../../platform/database/database.ts';

/** How far back orders are counted, in hours. A small shop has hours without an order, and hardly a day. */
const windows = { '2h': 2, '24h': 24 } as const;
const weeks = 4;

/** Orders of a span that ends now, and how many the same span had on average in the last four weeks. */
export type PlacedOrders = { window: keyof typeof windows; placed: number; usual: number };

/** Counts the orders of the last hours, and of the same hours of the weeks before. */
export async function countPlaced({ db, clock }: { db: Queries; clock: Clock }): Promise<PlacedOrders[]> {
  const at = clock.instant();
  const counted: PlacedOrders[] = [];
  for (const [window, hours] of Object.entries(windows) as [keyof typeof windows, number][]) {
    // `order_search` has a row for each order, and an index by time.
    const { rows } = await sql<{ week: number; orders: number }>`
      select week, (select count(*)::int from order_search
        where placed_at > ${at}::timestamptz - week * interval '7 days' - ${hours}::int * interval '1 hour'
          and placed_at <= ${at}::timestamptz - week * interval '7 days') as orders
      from generate_series(0, ${weeks}::int) week`.execute(db);
    const of = (wanted: (week: number) => boolean): number =>
      rows.filter(({ week }) => wanted(week)).reduce((sum, { orders }) => sum + orders, 0);
    counted.push({ window, placed: of((week) => week === 0), usual: of((week) => week > 0) / weeks });
  }
  return counted;
}
