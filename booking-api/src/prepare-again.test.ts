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

describe('seeding again', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const seedAgain = async () => {
    await client.query('delete from seed_state');
    execFileSync(node, [resolve(__dirname, 'prepare.ts')], {
      env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: database.url },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };

  it('changes nothing in an up-to-date database', async () => {
    const counted = tables.map((table) => `(select count(*)::int from ${table})`).join(', ');
    const counts = async (): Promise<number[]> =>
      (await client.query<{ counts: number[] }>(`select array[${counted}] as counts`)).rows[0]?.counts ?? [];
    const before = await counts();
    await seedAgain();
    expect(await counts()).toEqual(before);
    const { rows } = await client.query('select valid::text from rate_sheets');
    expect(rows).toEqual([{ valid: '(,)' }]);
    expect(before.every((count) => count > 0)).toBe(true);
  });

  it('AD-19 updates codes whose place an earlier release did not know', async () => {
    const places = async () =>
      (
        await client.query<{ code: string }>(
          `select code, latitude, longitude, time_zone from zip_codes
           where country in ('US', 'CA') and code in ('V0N', '10200', '96799') order by code`,
        )
      ).rows;
    const known = await places();
    await client.query("update zip_codes set latitude = null, time_zone = null where code = 'V0N'");
    await client.query(
      "update zip_codes set longitude = 73.95, time_zone = 'Asia/Bishkek' where code = '10200'",
    );
    await client.query("update zip_codes set time_zone = 'Pacific/Apia' where code = '96799'");
    await seedAgain();
    expect(await places()).toEqual(known);
    expect(known.length).toBe(3);
  });

  it('CO-106 CO-107 keeps days and hours that staff changed, and brings the days of another year', async () => {
    const holiday = "select name, pickup, drop_off, removed from carrier_holidays where carrier = 'UPS'";
    await client.query(`
      update carrier_holidays set removed = true where carrier = 'UPS' and country = 'US' and date = '2027-12-24';
      update carrier_holidays set drop_off = true where carrier = 'UPS' and country = 'US' and date = '2027-12-31';
      insert into carrier_holidays (carrier, country, date, name, pickup, drop_off)
        values ('UPS', 'US', '2027-03-17', 'Storm drill', true, false);
      update country_holidays set removed = true where country = 'MX' and date = '2027-09-16';
      update country_holidays set name = 'Renamed' where country = 'MX' and date = '2027-05-01';
      update country_holidays set name = '' where country = 'MX' and date = '2027-12-25';
      update cut_offs set pickup_hour = 11 where country = 'US' and zip_prefix = '967';
      delete from carrier_holidays where date >= '2028-01-01';
      delete from country_holidays where date >= '2028-01-01'`);
    await seedAgain();
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
