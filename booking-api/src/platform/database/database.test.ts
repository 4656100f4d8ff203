import { sql } from 'kysely';
import { databasePerFile } from '../../testing/database-per-file.ts';
import { type Database, openDatabase, type Queries } from './database.ts';

let db: Database;
let url: string;
databasePerFile(2, (opened, at) => {
  db = opened;
  url = at;
});
describe('the database', () => {
  it('prepares a statement once, for any parameters', async () => {
    // Each connection has its own prepared statements.
    const prepared = await db.connection().execute(async (one) => {
      for (const code of ['10001', '94103', '96743'])
        await one.selectFrom('zip_codes').select('city').where('code', '=', code).execute();
      return sql<{
        name: string;
      }>`select name from pg_prepared_statements where statement like '%"city" from "zip_codes"%' and statement not like '%pg_prepared%'`.execute(
        one,
      );
    });
    expect(prepared.rows.map(({ name }) => name)).toEqual([expect.stringMatching(/^q_\d+$/)]);
  });

  it('reads a table while a release adds a column to it, within a transaction too', async () => {
    const one = openDatabase(url, 1);
    const read = (from: Queries) =>
      from.selectFrom('countries').selectAll().where('code', '=', 'US').execute();
    const change = (from: Queries) =>
      from.updateTable('countries').set({ code: 'US' }).where('code', '=', 'US').returningAll().execute();
    await read(one);
    await change(one);
    await sql`alter table countries add column rehearsed text`.execute(db);
    const within = await one
      .transaction()
      .execute(async (trx) => [...(await read(trx)), ...(await change(trx))]);
    await sql`alter table countries drop column rehearsed`.execute(db);
    await read(one);
    await one.destroy();
    expect(within[0]).toHaveProperty('rehearsed');
  });

  it('uses no statement names when a pooler may not support them', async () => {
    const pooled = openDatabase(url, 1, false);
    await pooled.selectFrom('zip_codes').select('city').where('code', '=', '10001').execute();
    const { rows } = await sql`select name from pg_prepared_statements`.execute(pooled);
    await pooled.destroy();
    expect(rows).toEqual([]);
  });

  it('returns dates and instants as text and counts as numbers', async () => {
    const { rows } =
      await sql`select date '2026-12-24' as day, timestamptz '2026-12-24 23:00-05' as instant, count(*) as n, array[date '2026-12-24'] as days, '{}'::date[] as none`.execute(
        db,
      );
    expect(rows).toEqual([
      { day: '2026-12-24', instant: '2026-12-25T04:00:00.000Z', n: 1, days: ['2026-12-24'], none: [] },
    ]);
  });

  it('reads instants as the platform does, for any fraction and zone', async () => {
    const answer = ['2026-12-24 23:00:00+00', '2026-12-24 23:00:00.1239+00', '1999-01-01 00:00:00.000001+00'];
    for (const zone of ['UTC', 'America/New_York', 'Asia/Kolkata'])
      for (const instant of answer) {
        const row = await db.transaction().execute(async (trx) => {
          await sql`select set_config('timezone', ${zone}, true)`.execute(trx);
          return sql<{ instant: string }>`select ${instant}::timestamptz as instant`.execute(trx);
        });
        expect(row.rows).toEqual([{ instant: new Date(instant).toISOString() }]);
      }
  });

  it('seeds 44,000 postal codes, nearly all with a time zone', async () => {
    const row = await db
      .selectFrom('zip_codes')
      .select((query) => [
        query.fn.countAll<number>().as('all'),
        query.fn.count<number>('time_zone').as('zoned'),
      ])
      .executeTakeFirstOrThrow();
    expect(row.all).toBeGreaterThan(44_000);
    expect(row.zoned / row.all).toBeGreaterThan(0.98);
  });

  it('enforces bounds of balances and coupon counts by constraints', async () => {
    await expect(db.updateTable('gift_cards').set({ balance_cents: -1 }).execute()).rejects.toThrow(
      'gift_cards_balance_cents_check',
    );
    await expect(sql`update coupons set used = 101 where code = 'FIRST100'`.execute(db)).rejects.toThrow(
      'coupons',
    );
  });
});
