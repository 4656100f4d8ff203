import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import pg from 'pg';

const node = resolve(__dirname, '../../node_modules/.bin/node');

describe('a database prepared for production', () => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = process.env.TEST_POSTGRES_URL ?? '';
  const address = new URL(server);
  address.pathname = `/${name}`;
  let client: pg.Client;
  beforeAll(async () => {
    const keeper = new pg.Client({ connectionString: server });
    await keeper.connect();
    await keeper.query(`create database ${name}`);
    await keeper.end();
    execFileSync(node, [resolve(__dirname, 'prepare.ts')], {
      env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: address.href },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    client = new pg.Client({ connectionString: address.href });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    const keeper = new pg.Client({ connectionString: server });
    await keeper.connect();
    await keeper.query(`drop database ${name} with (force)`);
    await keeper.end();
  });
  const count = async (table: string): Promise<number> =>
    (await client.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count ??
    -1;

  it.each([
    'facilities',
    'users',
    'coupons',
    'gift_cards',
    'credit_accounts',
    'club_accounts',
    'rate_sheets',
    'facility_fees',
    'microsites',
    'club_notes',
    'club_questions',
    'disaster_notices',
    'blocked_addresses',
    'demo_locator.stores',
  ])('OPEN-43 a database prepared for production has no demo rows in %s', async (table) => {
    expect(await count(table)).toBe(0);
  });

  it('OPEN-43 a database prepared for production has places, calendars, carriers and brands', async () => {
    for (const table of [
      'brands',
      'products',
      'carrier_holidays',
      'country_holidays',
      'service_levels',
      'regions',
    ])
      expect([table, (await count(table)) > 0]).toEqual([table, true]);
    expect(await count('zip_codes')).toBeGreaterThan(40_000);
  });
});
