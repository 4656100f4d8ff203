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

  it('AD-19 updates codes whose place an earlier release did not have', async () => {
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
});
