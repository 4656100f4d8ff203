import { sql } from 'kysely';
import { startPerFile } from '../../../../testing/server-per-file.ts';
import { startTestApp, testInstant } from '../../../../testing/test-app.ts';
import { countPlaced } from './count-placed.ts';

const server = startPerFile(() => startTestApp());

const hoursAgo = (hours: number) => new Date(Date.parse(testInstant) - hours * 3_600_000).toISOString();
/** Orders of these hours ago; only the index of orders is read. */
async function order(...hours: number[]): Promise<void> {
  for (const [at, one] of hours.entries())
    await sql`insert into order_search (order_id, placed_at, brand_id, pickup_date, club_ids, carriers, search)
      values (${`counted_${one}_${at}`}, ${hoursAgo(one)}::timestamptz, 1, '2026-12-01', '{}', '{}', '')`.execute(
      server.context.db,
    );
}

describe('RL-11 the orders that were placed', () => {
  it('are counted for the last hours, and for the same hours of the four weeks before', async () => {
    await sql`alter table order_search drop constraint order_search_order_id_fkey`.execute(server.context.db);
    const week = 7 * 24;
    await order(
      1,
      1,
      3,
      week + 1,
      week + 1,
      2 * week + 1,
      4 * week + 1,
      4 * week + 20,
      week + 30,
      5 * week + 1,
    );
    expect(await countPlaced(server.context)).toEqual([
      { window: '2h', placed: 2, usual: 1 },
      { window: '24h', placed: 3, usual: 1.25 },
    ]);
  });
});
