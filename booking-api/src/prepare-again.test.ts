import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import pg from 'pg';
import { createTestDatabase } from './testing/database.ts';

const node = resolve(__dirname, '../../node_modules/.bin/node');

const tables = [
  'regions',
  'countries',
  'country_holidays',
  'postal_areas',
  'zip_codes',
  'microsites',
  'club_notes',
  'club_question_sets',
  'club_questions',
  'disaster_notices',
  'blocked_addresses',
];

/** What staff changed, and how to see whether it was kept. */
const changes = [
  [
    "update brands set name = 'Ours' where slug = 'golf'",
    'select name as kept from brands where slug = $1',
    'golf',
  ],
  [
    "update facilities set name = 'Ours' where id = 1",
    'select name as kept from facilities where id = $1',
    1,
  ],
  [
    "update pickup_fees set title = 'Ours' where id = 1",
    'select title as kept from pickup_fees where id = $1',
    1,
  ],
  ["update coupons set title = 'Ours'", 'select distinct title as kept from coupons where code <> $1', ''],
] as const;

// Seeding takes most of the time: one answers all that is asked of it.
describe('a database prepared again', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let client: pg.Client;
  const counted = tables.map((table) => `(select count(*)::int from ${table})`).join(', ');
  const counts = async (): Promise<number[]> =>
    (await client.query<{ counts: number[] }>(`select array[${counted}] as counts`)).rows[0]?.counts ?? [];
  const places = async () =>
    (
      await client.query<{ code: string }>(
        `select code, latitude, longitude, time_zone from zip_codes
         where country in ('US', 'CA') and code in ('V0N', '10200', '96799') order by code`,
      )
    ).rows;
  /** In how many processes PostgreSQL answers a query, at most, on a new connection. */
  const parallelWorkers = async (): Promise<unknown> => {
    const fresh = new pg.Client({ connectionString: database.url });
    await fresh.connect();
    const { rows } = await fresh.query('show max_parallel_workers_per_gather');
    await fresh.end();
    return rows[0]?.max_parallel_workers_per_gather;
  };
  let before: { counts: number[]; places: { code: string }[]; parallelWorkers: unknown };

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    before = { counts: await counts(), places: await places(), parallelWorkers: await parallelWorkers() };
    await client.query("update zip_codes set latitude = null, time_zone = null where code = 'V0N'");
    await client.query(
      "update zip_codes set longitude = 73.95, time_zone = 'Asia/Bishkek' where code = '10200'",
    );
    await client.query("update zip_codes set time_zone = 'Pacific/Apia' where code = '96799'");
    for (const [change] of changes) await client.query(change);
    await client.query("update products set weight = 1, length = 1 where id = 'golf-standard'");
    await client.query('delete from seed_state');
    execFileSync(node, [resolve(__dirname, 'prepare.ts')], {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        // Stands for a pooler, which the migrator never asks.
        DATABASE_URL: 'postgres://sendahead@127.0.0.1:1/sendahead',
        DATABASE_DIRECT_URL: database.url,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('has as many rows as before, and the rates', async () => {
    expect(await counts()).toEqual(before.counts);
    const { rows } = await client.query('select valid::text from rate_sheets');
    expect(rows).toEqual([{ valid: '(,)' }]);
    expect(before.counts.every((count) => count > 0)).toBe(true);
  });

  it('AD-19 knows places of codes that an earlier release did not know', async () => {
    expect(await places()).toEqual(before.places);
    expect(before.places.length).toBe(3);
  });

  it('keeps changes by staff', async () => {
    for (const [, look, key] of changes)
      expect((await client.query(look, [key])).rows).toEqual([{ kept: 'Ours' }]);
  });

  // Sizes are edited by nobody: what a release says of them holds.
  it('has the sizes of the release', async () => {
    const sizes = "select weight, length from products where id = 'golf-standard'";
    expect((await client.query(sizes)).rows).toEqual([{ weight: 42, length: 48 }]);
  });

  it('has PostgreSQL answer in one process where a pooler is in front', async () => {
    expect(before.parallelWorkers).not.toBe('0');
    expect(await parallelWorkers()).toBe('0');
  });
});
