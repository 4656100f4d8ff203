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

/** Days and hours as staff change them, and a database that has not seen the last year. */
const changesOfDays = `
  update carrier_holidays set removed = true where carrier = 'UPS' and country = 'US' and date = '2027-12-24';
  update carrier_holidays set drop_off = true where carrier = 'UPS' and country = 'US' and date = '2027-12-31';
  insert into carrier_holidays (carrier, country, date, name, pickup, drop_off)
    values ('UPS', 'US', '2027-03-17', 'Storm drill', true, false);
  update country_holidays set removed = true where country = 'MX' and date = '2027-09-16';
  update country_holidays set name = 'Renamed' where country = 'MX' and date = '2027-05-01';
  update country_holidays set name = '' where country = 'MX' and date = '2027-12-25';
  update cut_offs set pickup_hour = 11 where country = 'US' and zip_prefix = '967';
  delete from carrier_holidays where date >= '2028-01-01';
  delete from country_holidays where date >= '2028-01-01'`;

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
  let printed = '';
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
    await client.query(changesOfDays);
    await client.query('delete from seed_state');
    printed = execFileSync(node, [resolve(__dirname, 'prepare.ts')], {
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'test',
        // Stands for a pooler, which the migrator never asks.
        DATABASE_URL: 'postgres://sendahead@127.0.0.1:1/sendahead',
        DATABASE_DIRECT_URL: database.url,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
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

  it('says what it wrote and which sizes it corrected', () => {
    expect(printed).toContain('reference data written');
    expect(printed).toContain('1 product corrected:\n  golf-standard: length 1 to 48, weight 1 to 42');
  });

  it('has PostgreSQL answer in one process where a pooler is in front', async () => {
    expect(before.parallelWorkers).not.toBe('0');
    expect(await parallelWorkers()).toBe('0');
  });

  it('CO-106 CO-107 keeps days and hours that staff changed, and brings the days of another year', async () => {
    const holiday = "select name, pickup, drop_off, removed from carrier_holidays where carrier = 'UPS'";
    const rows = async (query: string) => (await client.query<Record<string, unknown>>(query)).rows;
    expect(await rows(`${holiday} and country = 'US' and date = '2027-12-24'`)).toMatchObject([
      { removed: true },
    ]);
    expect(await rows(`${holiday} and country = 'US' and date = '2027-12-31'`)).toMatchObject([
      { drop_off: true },
    ]);
    expect(await rows(`${holiday} and country = 'US' and date = '2027-03-17'`)).toMatchObject([
      { name: 'Storm drill', removed: false },
    ]);
    expect(
      await rows(`select name, removed from country_holidays where country = 'MX'
        and date in ('2027-05-01', '2027-09-16', '2027-12-25') order by date`),
    ).toEqual([
      { name: 'Renamed', removed: false },
      { name: 'Independence Day', removed: true },
      { name: 'Christmas Day', removed: false },
    ]);
    expect(
      await rows("select pickup_hour from cut_offs where country = 'US' and zip_prefix = '967'"),
    ).toEqual([{ pickup_hour: 11 }]);
    expect(await rows(`${holiday} and country = 'US' and date = '2028-12-31'`)).toMatchObject([
      { name: "New Year's Eve" },
    ]);
    expect(
      await rows("select name from country_holidays where country = 'MX' and date = '2028-12-25'"),
    ).toEqual([{ name: 'Christmas Day' }]);
  });
});
