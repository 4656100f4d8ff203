import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import pg from 'pg';
import { createTestDatabase, openTestPool } from './testing/database.ts';

const node = resolve(__dirname, '../../node_modules/.bin/node');
const prepare = (url: string, NODE_ENV: string): void => {
  execFileSync(node, [resolve(__dirname, 'prepare.ts')], {
    env: { ...process.env, NODE_ENV, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

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
    prepare(address.href, 'production');
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

describe('a database prepared again', () => {
  it('keeps changes by staff, and gets the sizes of the release', async () => {
    const database = await createTestDatabase();
    const pool = openTestPool(database.url);
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
      [
        "update coupons set title = 'Ours'",
        'select distinct title as kept from coupons where code <> $1',
        '',
      ],
    ] as const;
    for (const [change] of changes) await pool.query(change);
    // Staff do not edit sizes, so the release's values win.
    await pool.query("update products set weight = 1, length = 1 where id = 'golf-standard'");
    await pool.query('delete from seed_state');
    prepare(database.url, 'test');
    for (const [, look, key] of changes)
      expect((await pool.query(look, [key])).rows).toEqual([{ kept: 'Ours' }]);
    const sizes = "select weight, length from products where id = 'golf-standard'";
    expect((await pool.query(sizes)).rows).toEqual([{ weight: 42, length: 48 }]);
    await pool.end();
    await database.drop();
  });
});
