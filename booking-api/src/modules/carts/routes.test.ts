import { oneWayForm, roundTripForm } from '../../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  server = await startTestApp();
  guest = await server.browser();
});
afterAll(() => server.close());

type Cart = { id: string; order_id: string; display_id: string; cart_token: string };
const open = async (browser = guest): Promise<Cart> =>
  (await browser.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
const session = {
  origin_city: 'New York',
  origin_state: 'NY',
  destination_city: 'San Francisco',
  destination_state: 'CA',
  travelers: ['Casey Customer:casey@example.test'],
  ship_state: roundTripForm,
};
const save = (cart: Cart, token: string, body: unknown = { session }, browser = guest) =>
  browser.send('POST', `/api/v5/carts/${cart.id}/session`, { body, headers: { 'x-cart-token': token } });
const read = (id: string, token: string, browser = guest) =>
  browser.send('GET', `/api/v6/carts/${id}/session`, { headers: { 'x-cart-token': token } });

describe('carts', () => {
  it('EP-21, EN-04 opens a cart with unguessable ids and a token that is stored as a hash (attack 8)', async () => {
    const cart = await open();
    expect(cart).toEqual({
      id: expect.stringMatching(/^crt_[0-9a-z]{26}$/),
      order_id: expect.stringMatching(/^ord_[0-9a-z]{26}$/),
      display_id: expect.stringMatching(/^SA-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      cart_token: expect.stringMatching(/^[\w-]{43}$/),
    });
    const stored = await server.context.db
      .selectFrom('carts')
      .selectAll()
      .where('id', '=', cart.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(cart.cart_token);
  });

  it('EP-22, EN-05 saves the booking and returns it, by header or query', async () => {
    const cart = await open();
    expect((await save(cart, cart.cart_token)).json()).toMatchObject({ success: true });
    const answer = await guest.send('GET', `/api/v6/carts/${cart.id}/session`, {
      query: { cart_token: cart.cart_token },
    });
    expect(answer.json()).toEqual({
      display_id: cart.display_id,
      session,
      order_id: null,
      hold_turn: 0,
    });
  });

  it('TK-10 drops the return of a one-way booking', async () => {
    const cart = await open();
    await save(cart, cart.cart_token, {
      session: { ...session, ship_state: { ...oneWayForm, return_pickup_date: '2026-12-08' } },
    });
    expect(
      (await read(cart.id, cart.cart_token)).json().session.ship_state.return_pickup_date,
    ).toBeUndefined();
  });

  it('answers another cart, a token off by one character and an unknown id alike, and then 429 (attacks 1, 2)', async () => {
    const recorded = async () =>
      (await server.context.db.selectFrom('audit_events').select('kind').execute()).length;
    const before = await recorded();
    const mine = await open();
    const other = await open(await server.browser());
    const changed = `${mine.cart_token.slice(0, -1)}${mine.cart_token.endsWith('A') ? 'B' : 'A'}`;
    const tries = [
      await read(other.id, mine.cart_token),
      await read(mine.id, changed),
      await read('crt_unknown', mine.cart_token),
      await read(mine.id, ''),
    ];
    for (const answer of tries) {
      const { trace_id: _, ...body } = answer.json();
      expect([answer.statusCode, body]).toEqual([
        404,
        { type: 'about:blank', status: 404, code: 'cart_not_found', fields: [] },
      ]);
    }
    expect((await save(other, mine.cart_token)).statusCode).toBe(404);
    expect((await recorded()) - before).toBe(5);
    let last = 0;
    for (let miss = 0; miss < 8; miss += 1) last = (await read(mine.id, changed)).statusCode;
    expect(last).toBe(429);
    expect((await read(mine.id, mine.cart_token)).statusCode).toBe(200);
  });

  it('a cart does not open on the host of another brand (attack 2)', async () => {
    server.moveClock('2026-11-23T15:10:00Z');
    const cart = await open();
    const ski = await server.browser('ski.localhost:4000');
    expect((await read(cart.id, cart.cart_token, ski)).statusCode).toBe(404);
  });

  it('an ordered cart is closed', async () => {
    const cart = await open();
    await server.context.db
      .updateTable('carts')
      .set({ status: 'ordered' })
      .where('id', '=', cart.id)
      .execute();
    const answer = await save(cart, cart.cart_token);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'cart_already_ordered']);
    expect((await read(cart.id, cart.cart_token)).json().order_id).toBe(cart.order_id);
  });

  it('moves to the account when its owner signs in; no request field moves it to another account', async () => {
    const shopper = await server.browser();
    const cart = await open(shopper);
    await shopper.signIn('customer');
    await save(cart, cart.cart_token, { session }, shopper);
    const stored = await server.context.db
      .selectFrom('carts')
      .select('user_id')
      .where('id', '=', cart.id)
      .executeTakeFirstOrThrow();
    expect(stored.user_id).toBe('usr_demo_customer');
    const foreign = await shopper.send('POST', '/api/v5/carts', {
      body: { cart: { brand_id: 1, user_id: 'usr_demo_admin' } },
    });
    expect(foreign.statusCode).toBe(403);
  });

  it('OPEN-45 opens a cart only on a microsite of its brand', async () => {
    const on = async (brand_id: number, micro_site_id: number) => {
      const answer = await guest.send('POST', '/api/v5/carts', {
        body: { cart: { brand_id, micro_site_id } },
      });
      return [answer.statusCode, answer.json().fields?.[0]];
    };
    const before = await server.context.db.selectFrom('carts').select('id').execute();
    const unknown = [400, { path: 'cart.micro_site_id', code: 'unknown' }];
    expect(await on(2, 1)).toEqual(unknown);
    expect(await on(1, 999)).toEqual(unknown);
    expect(await server.context.db.selectFrom('carts').select('id').execute()).toHaveLength(before.length);
    expect(await on(1, 1)).toEqual([200, undefined]);
  });

  it('refuses an unknown brand, unknown fields and too large a form', async () => {
    const cart = await open();
    expect((await guest.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 99 } } })).statusCode).toBe(
      400,
    );
    expect((await save(cart, cart.cart_token, { session: { ...session, role: 'admin' } })).json().code).toBe(
      'unknown_field',
    );
    expect(
      (await save(cart, cart.cart_token, { session: { ...session, origin_city: 'x'.repeat(300_000) } }))
        .statusCode,
    ).toBe(413);
  });
});
