import pg from 'pg';
import { openTestPool } from '../testing/database.ts';
import { oneWayForm } from '../testing/shipment-forms.ts';
import { checkOut, prepareBooking, signedIn } from '../workflows/testing/booking.ts';
import { expectBooksToAgree } from '../workflows/testing/money/expect-books-to-agree.ts';
import { settled } from '../workflows/testing/settled.ts';
import { type Shop, startShop } from '../workflows/testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** Over a separate connection, since the test ends the server's connections. */
async function orderCount(): Promise<number> {
  const look = openTestPool(shop.context.config.databaseUrl);
  const { rows } = await look.query('select id from orders');
  await look.end();
  return rows.length;
}

/**
 * Makes the database read-only, as if its disk were full, or writable again; applies to connections made
 * afterwards.
 */
async function takeWrites(allowed: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: shop.context.config.databaseUrl });
  await client.connect();
  await client.query('set default_transaction_read_only = off');
  await client.query(
    `do $$ begin execute format('alter database %I set default_transaction_read_only = ${allowed ? 'off' : 'on'}', current_database()); end $$`,
  );
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

describe('a database that accepts no writes (B3-20)', () => {
  it('answers 503 with Retry-After, leaves no partial order, and recovers when there is room', async () => {
    const customer = await signedIn(shop);
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce();
    const before = await orderCount();
    await takeWrites(false);
    const statuses = [];
    for (let tries = 0; tries < 3; tries += 1) statuses.push((await checkOut(booking, { nonce })).statusCode);
    const cart = await customer.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } });
    expect([cart.statusCode, cart.json().code, cart.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '5',
    ]);
    expect(new Set(statuses)).toEqual(new Set([503]));
    expect((await customer.send('GET', '/api/v6/orders')).statusCode).toBeLessThan(504);
    await takeWrites(true);
    await customer.send('GET', '/api/v6/session');
    expect(await orderCount()).toBe(before);
    const paid = await checkOut(booking, { nonce });
    expect(paid.json()).toMatchObject({ status: true, order_id: booking.orderId });
    expect(await orderCount()).toBe(before + 1);
    await settled(shop, booking.orderId);
    await expectBooksToAgree(shop);
  });
});

describe('a session that expired before the order (B3-24)', () => {
  it('refuses the order of an expired session, charges nothing and keeps the cart for the next sign-in', async () => {
    const customer = await signedIn(shop);
    const booking = await prepareBooking(customer);
    const session = {
      origin_city: 'New York',
      origin_state: 'NY',
      destination_city: 'San Francisco',
      destination_state: 'CA',
      travelers: [],
      ship_state: oneWayForm,
    };
    const headers = { 'x-cart-token': booking.token };
    await customer.send('POST', `/api/v5/carts/${booking.cartId}/session`, { body: { session }, headers });
    const nonce = await shop.gateway.nonce();
    const csrf = customer.csrf;
    customer.csrf = 'x'.repeat(43);
    expect((await checkOut(booking, { nonce })).json().code).toBe('csrf_token_invalid');
    customer.csrf = csrf;
    const cookie = customer.cookie;
    await customer.send('DELETE', '/api/v6/session');
    customer.cookie = cookie;
    const over = await checkOut(booking, { nonce });
    expect([over.statusCode, over.json().code]).toEqual([401, 'not_signed_in']);
    customer.cookie = '';
    await customer.open();
    await customer.signIn('customer');
    const kept = await customer.send('GET', `/api/v6/carts/${booking.cartId}/session`, { headers });
    expect(kept.json()).toMatchObject({ session, order_id: null });
    expect((await checkOut(booking, { nonce })).json().status).toBe(true);
  });
});
