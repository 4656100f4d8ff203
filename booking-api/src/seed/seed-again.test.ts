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
  const counted = tables.map((table) => `(select count(*)::int from ${table})`).join(', ');
  const counts = async (): Promise<number[]> =>
    (await client.query<{ counts: number[] }>(`select array[${counted}] as counts`)).rows[0]?.counts ?? [];
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
});
