import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import pg from 'pg';
import { createTestDatabase } from '../testing/database.ts';

const node = resolve(__dirname, '../../../node_modules/.bin/node');

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

it('seeding again changes nothing', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const counts = async () =>
    Promise.all(
      tables.map(async (table) => (await client.query(`select count(*)::int from ${table}`)).rows[0].count),
    );
  const before = await counts();
  await client.query('delete from seed_state');
  execFileSync(node, [resolve(__dirname, '../prepare.ts')], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: database.url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await counts()).toEqual(before);
  expect(before.every((count) => count > 0)).toBe(true);
  await client.end();
  await database.drop();
}, 60_000);
