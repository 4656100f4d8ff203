import { sql } from 'kysely';
import type { Queries } from '../platform/database/database.ts';
import { checkOut, prepareBooking, signedIn } from '../workflows/testing/booking.ts';
import { type Shop, startShop } from '../workflows/testing/shop.ts';

let shop: Shop;
const rows = 6000;

/**
 * Tables that a day's work queries often, in addition to address lookups, with the columns that must differ
 * between copies.
 */
const tables: Record<string, string> = {
  sessions: `'id_hash', '\\x' || md5(n::text)`,
  carts: `'id', 'crt_' || n, 'status', 'open', 'order_id', 'ord_' || n, 'display_id', 'D' || n, 'token_hash', '\\x' || md5(n::text), 'user_id', 'usr_' || (n % 500)`,
  quotes: `'id', 'quo_' || n, 'cart_id', 'crt_' || n`,
  users: `'id', 'usr_' || n, 'email', 'user' || n || '@example.test'`,
  orders: `'id', 'ord_' || n, 'cart_id', 'crt_' || n, 'attempt_id', 'att_' || n, 'display_id', 'D' || n, 'user_id', 'usr_' || (n % 500)`,
  checkout_attempts: `'id', 'att_' || n, 'cart_id', 'crt_' || n, 'order_id', 'ord_' || n, 'idempotency_key', 'key-' || n, 'transaction_id', 'tx' || n, 'user_id', 'usr_' || (n % 500), 'state', 'done'`,
  order_parcels: `'id', 'prc_' || n, 'order_id', 'ord_' || n, 'tracking_number', 'TR' || n`,
  cart_search: `'cart_id', 'crt_' || n, 'search', md5(n::text)`,
  order_search: `'order_id', 'ord_' || n, 'search', md5(n::text)`,
  club_orders: `'order_id', 'ord_' || n, 'club_id', n % 50, 'search', md5(n::text)`,
  club_stops: `'order_id', 'ord_' || n, 'club_id', n % 50, 'day', date '2026-01-01' + n % 400`,
  payments: `'id', 'pay_' || n, 'order_id', 'ord_' || n, 'attempt_id', 'att_' || n, 'transaction_id', 'tx' || n`,
};

beforeAll(async () => {
  shop = await startShop();
  const customer = await signedIn(shop);
  const fromClub = { origination: 'club', o_club_id: '1', arrival_date: '', outbound_pickup: '3' };
  const booking = await prepareBooking(customer, fromClub);
  await checkOut(booking, { nonce: await shop.gateway.nonce() });
  await shop.context.jobs.stop();
  await shop.context.db.transaction().execute(async (trx) => {
    // Copies have no related rows, because the queries under test do not measure them.
    await sql`set local session_replication_role = replica`.execute(trx);
    // The only cart is already ordered, so the query no longer finds it.
    await sql`insert into cart_search select id, display_id from carts limit 1`.execute(trx);
    for (const [table, changed] of Object.entries(tables)) {
      const columns = await storedColumns(trx, table);
      await sql
        .raw(
          `insert into ${table} (${columns}) select ${columns}
           from (select (jsonb_populate_record(f, jsonb_build_object(${changed}))).*
           from generate_series(1, ${rows}) as n cross join ${table} f
           where f.ctid = (select min(ctid) from ${table})) as copies on conflict do nothing`,
        )
        .execute(trx);
    }
  });
  for (const table of Object.keys(tables)) await sql.raw(`analyze ${table}`).execute(shop.context.db);
});
afterAll(() => shop.close());

/** The columns of a table that are not generated from others. */
async function storedColumns(db: Queries, table: string): Promise<string> {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`.execute(db);
  return rows.map(({ column_name }) => column_name).join(', ');
}

const queries: readonly (readonly [string, string])[] = [
  [
    'orders by a part of a word',
    `select order_id from order_search where order_search.search like '%c4ca4%'`,
  ],
  ['carts by a part of a word', `select cart_id from cart_search where search like '%c4ca4%'`],
  ['the newest orders', `select order_id from order_search order by placed_at desc, order_id desc limit 50`],
  [
    'the newest orders of a club',
    `select order_id from club_orders where club_id = 7 order by placed_at desc, order_id desc limit 50`,
  ],
  [
    'orders of a club by a part of a word',
    `select order_id from club_orders where club_id = 7 and search like '%c4ca4%'`,
  ],
  [
    'what is collected at a club on a day',
    `select order_id from club_stops where club_id = 7 and stop = 'pickup' and day = date '2026-06-01'`,
  ],
  ['a session by its cookie', `select * from sessions where id_hash = '\\x00'`],
  ['sessions of a user', `select * from sessions where user_id = 'usr_7'`],
  ['a user by mail', `select * from users where lower(email) = 'user7@example.test'`],
  [
    'people to book for',
    `select * from users
       where user_search_text(first_name, last_name, email, phone, member_number) like '%user777@%'`,
  ],
  ['a user', `select * from users where id = 'usr_7'`],
  ['a cart', `select * from carts where id = 'crt_7'`],
  ['a cart by its order', `select * from carts where order_id = 'ord_7'`],
  ['carts of a user', `select * from carts where user_id = 'usr_7' and brand_id = 1 and status = 'open'`],
  ['a quote', `select * from quotes where id = 'quo_7'`],
  ['an order', `select * from orders where id = 'ord_7'`],
  ['the order of a cart', `select * from orders where cart_id = 'crt_7' and status <> 'void'`],
  [
    'orders of a user, newest first',
    `select * from orders where user_id = 'usr_7' and status <> 'void' order by placed_at desc, id desc limit 20`,
  ],
  [
    'AC-17 the orders for the streets of a user',
    `select id, placed_at, (shipment #> '{booking,form}') - 'traveler' from orders
       where user_id = 'usr_7' and status <> 'void' and people_removed_at is null
       order by placed_at desc, id desc limit 20`,
  ],
  [
    'an attempt by its key',
    `select * from checkout_attempts where user_id = 'usr_7' and idempotency_key = 'key-7'`,
  ],
  ['attempts of a cart', `select * from checkout_attempts where cart_id = 'crt_7'`],
  ['attempts under way', `select * from checkout_attempts where state in ('authorising', 'unknown')`],
  ['bags of an order', `select * from order_parcels where order_id = 'ord_7'`],
  ['a bag by its tracking number', `select * from order_parcels where tracking_number = 'TR7'`],
  ['payments of an order', `select * from payments where order_id = 'ord_7'`],
  ['a payment by the provider’s id', `select * from payments where transaction_id = 'tx7'`],
  ['a code', `select * from zip_codes where country = 'US' and code = '10001'`],
  ['a town', `select * from zip_codes where country = 'US' and lower(city) = 'pinehurst'`],
];

describe('the most frequent queries', () => {
  it.each(queries)('the database finds %s by an index', async (_what, statement) => {
    const { rows: steps } = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(statement)}`.execute(
      shop.context.db,
    );
    const plan = steps.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index/);
    expect(plan).not.toMatch(/Seq Scan/);
  });
});
