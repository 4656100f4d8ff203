import { addDays, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../testing/server-per-file.ts';
import { type Browser, testInstant } from '../../testing/test-app.ts';
import { refreshTracking } from '../../workflows/fulfill/tracking/refresh-tracking.ts';
import { signedIn } from '../../workflows/testing/booking.ts';
import { homeAndAbroad, orderPath } from '../../workflows/testing/home-and-abroad.ts';
import { shippingOf } from '../../workflows/testing/shipping.ts';
import { startShop } from '../../workflows/testing/shop.ts';
import { comingOrders } from './history.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const stranger = signedInBrowser(shop, 'pro');
const placed = homeAndAbroad(shop, customer);

const get = (browser: Browser, path: string, headers: Record<string, string> = {}) =>
  browser.send('GET', path, { headers });

describe('the history of orders', () => {
  it('lists the user’s orders, newest first, with the allowed acts', async () => {
    const { orders, next } = (await get(customer, '/api/v6/orders')).json();
    expect(orders.map(({ order_id }: { order_id: string }) => order_id)).toEqual([
      placed.abroad,
      placed.home,
    ]);
    expect(next).toBeNull();
    expect(orders[1]).toMatchObject({
      state: 'labels_ready',
      pickup_date: '2026-11-24',
      items: 1,
      allowed_actions: ['cancel', 'change', 'print_labels', 'ship_again', 'add_to_calendar'],
    });
  });

  it('the history of orders comes in pages', async () => {
    const first = (await get(customer, '/api/v6/orders?limit=1')).json();
    expect(first.orders.map((entry: { order_id: string }) => entry.order_id)).toEqual([placed.abroad]);
    const second = (await get(customer, `/api/v6/orders?limit=1&before=${first.next}`)).json();
    expect(second).toMatchObject({ orders: [{ order_id: placed.home }], next: null });
  });

  it('OR-01 lists upcoming orders, soonest pickup first, with the next step', async () => {
    const { coming, years } = (await get(customer, '/api/v6/orders')).json();
    expect(coming.map(({ order_id }: { order_id: string }) => order_id)).toContain(placed.home);
    expect(years).toEqual([2026]);
    const home = coming.find(({ order_id }: { order_id: string }) => order_id === placed.home);
    expect(home).toMatchObject({ next_step: { leg: 'outbound', date: '2026-11-24' } });
    expect(home.travelers).toHaveLength(1);
    const dates = coming.map(({ pickup_date }: { pickup_date: string }) => pickup_date);
    expect(dates).toEqual([...dates].sort());
    const second = (await get(customer, '/api/v6/orders?limit=1')).json();
    const later = (await get(customer, `/api/v6/orders?before=${second.next}`)).json();
    expect(later.coming).toBeUndefined();
  });

  it('OR-01 an order without updates is upcoming for thirty days after its last day', async () => {
    const { db } = shop.context;
    const { user_id: userId, shipment } = await db
      .selectFrom('orders')
      .select(['user_id', 'shipment'])
      .where('id', '=', placed.home)
      .executeTakeFirstOrThrow();
    const lastDay = shipment.legs.at(-1)?.arrival_date ?? calendarDate('2026-01-01');
    const isComing = async (daysLater: number) =>
      (await comingOrders(db, { userId }, addDays(lastDay, daysLater))).some(({ id }) => id === placed.home);
    expect([await isComing(30), await isComing(31)]).toEqual([true, false]);
  });

  it('OR-01 twenty upcoming orders are listed above the others', async () => {
    const { db } = shop.context;
    await db.transaction().execute(async (trx) => {
      // The attempts and carts of these copies do not exist, so references are not checked.
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`insert into orders select (jsonb_populate_record(orders, jsonb_build_object('id', 'ord_copy' || n,
          'display_id', 'COPY-' || n, 'attempt_id', 'attempt_copy' || n, 'cart_id', 'cart_copy' || n))).*
        from orders, generate_series(1, 25) n where orders.id = ${placed.home}`.execute(trx);
    });
    const { coming } = (await get(customer, '/api/v6/orders')).json();
    await sql`delete from orders where id like 'ord_copy%'`.execute(db);
    expect(coming).toHaveLength(20);
  });

  it('OR-03 the history of orders can be searched by places, travelers and number, and filtered by year', async () => {
    const all = (await get(customer, '/api/v6/orders')).json().orders;
    const sought = async (query: string): Promise<string[]> =>
      (await get(customer, `/api/v6/orders?${query}`))
        .json()
        .orders.map(({ order_id }: { order_id: string }) => order_id);
    const [{ display_id, from, travelers }] = all;
    expect(await sought(`search=${display_id.toLowerCase()}`)).toEqual([placed.abroad]);
    expect(await sought(`search=${encodeURIComponent(from)}`)).toContain(placed.abroad);
    expect(await sought(`search=${encodeURIComponent(travelers[0])}`)).toHaveLength(2);
    // Field names do not match as words of an order, and pattern characters match themselves.
    for (const nothing of ['pickup_date', 'nowhere', '%25', '_____'])
      expect(await sought(`search=${nothing}`)).toEqual([]);
    expect(await sought('year=2026')).toHaveLength(2);
    expect(await sought('year=2025')).toEqual([]);
  });

  it('the history of orders is empty for another user, and needs an account', async () => {
    expect((await get(stranger, '/api/v6/orders')).json()).toEqual({
      orders: [],
      next: null,
      coming: [],
      years: [],
    });
    expect((await get(await shop.browser(), '/api/v6/orders')).statusCode).toBe(401);
  });

  it.each([
    'limit=0',
    'limit=51',
    'limit=-1',
    'limit=1e1',
    'before=x',
    `before=${'a'.repeat(201)}`,
    'before='.concat(Buffer.from('9999-99-99T99:99:99.9Z ord_1').toString('base64url')),
  ])('refuses %s', async (query) => {
    expect((await get(customer, `/api/v6/orders?${query}`)).statusCode).toBe(400);
  });
});

describe('an order', () => {
  it('an order shows its legs, bags and tracking', async () => {
    const answer = (await get(customer, orderPath(placed.home))).json();
    expect(answer).toMatchObject({ order: { order_id: placed.home }, international: false });
    expect(answer.refund_on_cancel_cents).toBe(answer.order.total_cents);
    expect(
      answer.shipments.map((bag: Record<string, unknown>) => [bag.leg, bag.label_ready, bag.status]),
    ).toEqual([
      ['outbound', true, 'label_ready'],
      ['return', false, 'waiting'],
    ]);
  });

  it('PY-29 an order for an international trip names the dollars of its total', async () => {
    const currencyOf = async (id: string) => (await get(customer, orderPath(id, '/receipt'))).json().currency;
    expect([await currencyOf(placed.abroad), await currencyOf(placed.home)]).toEqual(['USD', undefined]);
  });

  const paths = ['', '/tracking', '/labels', '/packing_list', '/calendar', '/ship_again', '/receipt'];
  it.each(paths)('%s is not found for another user or an unknown id', async (path) => {
    for (const [browser, id] of [
      [stranger, placed.abroad],
      [customer, 'ord_nothing'],
    ] as const) {
      const answer = await get(browser, orderPath(id, path));
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'order_not_found']);
    }
    expect((await get(customer, orderPath('%00%27', path))).statusCode).toBe(400);
    expect((await get(await shop.browser(), orderPath(placed.abroad, path))).statusCode).toBe(401);
  });

  it.each(['admin', 'adminplus', 'carrieradmin'])('an order is shown to %s', async (name) => {
    const answer = await get(await signedIn(shop, name), orderPath(placed.home));
    expect(answer.statusCode).toBe(200);
    expect(answer.json().order.allowed_actions.includes('cancel')).toBe(name !== 'carrieradmin');
  });

  it.each(['/cancel', '/ship_again', '/change', '/change/price'])(
    'POST %s is refused to others, without the CSRF token, and with unknown fields',
    async (path) => {
      const post = (browser: Browser, body: unknown, headers = {}) =>
        browser.send('POST', orderPath(placed.abroad, path), { body, headers });
      const change = path === '/change' ? { change: {}, difference_cents: 0 } : {};
      expect((await post(stranger, change)).json().code).toBe('order_not_found');
      expect((await post(customer, change, { 'x-csrf-token': 'no' })).statusCode).toBe(403);
      expect((await post(await shop.browser(), change)).statusCode).toBe(401);
      expect((await post(customer, { ...change, refund_cents: 1 })).statusCode).toBe(400);
      expect((await post(customer, [])).statusCode).toBe(400);
    },
  );
});

describe('ship again', () => {
  it('opens a cart with the booking, without its dates and codes', async () => {
    const { db } = shop.context;
    const cartOfOrder = db.selectFrom('orders').select('cart_id').where('id', '=', placed.home);
    await db.updateTable('carts').set({ micro_site_id: 1 }).where('id', '=', cartOfOrder).execute();
    const { ship_state } = (await get(customer, orderPath(placed.home, '/ship_again'))).json();
    expect(ship_state).toMatchObject({
      o_zip: '10001',
      roundtrip: 'true',
      traveler: { '1': { t_first_name: 'Casey' } },
    });
    for (const name of ['pickup_date', 'return_pickup_date', 'coupon', 'cart_id'])
      expect(ship_state).not.toHaveProperty(name);
    const cart = (await customer.send('POST', orderPath(placed.home, '/ship_again'), { body: {} })).json();
    expect(cart.order_id).not.toBe(placed.home);
    const saved = await get(customer, `/api/v6/carts/${cart.id}/session`, {
      'x-cart-token': cart.cart_token,
    });
    expect(saved.json().session.ship_state.o_zip).toBe('10001');
    const { micro_site_id } = await db
      .selectFrom('carts')
      .select('micro_site_id')
      .where('id', '=', cart.id)
      .executeTakeFirstOrThrow();
    expect(micro_site_id).toBe(1);
  });

  it('TK-14 opens the customer’s booking when staff begin it, and staff hold it', async () => {
    const admin = await signedIn(shop, 'admin');
    const begun = (await admin.send('POST', orderPath(placed.home, '/ship_again'), { body: {} })).json();
    expect(begun.booked_for).toBe('Casey Customer');
    const cart = await shop.context.db
      .selectFrom('carts')
      .select(['user_id', 'held_by'])
      .where('id', '=', begun.id)
      .executeTakeFirstOrThrow();
    expect(cart).toEqual({ user_id: 'usr_demo_customer', held_by: 'usr_demo_admin' });
  });
});

describe('returning the bags', () => {
  const begin = async (orderId: string, direction: string) =>
    (await customer.send('POST', orderPath(orderId, '/ship_again'), { body: { direction } })).json();

  it('PA-07 reverses the trip, without its days; for a round trip it uses the booked return', async () => {
    for (const orderId of [placed.abroad, placed.home]) {
      const { ship_state: there } = await begin(orderId, 'again');
      const { ship_state: back } = await begin(orderId, 'back');
      expect([back.o_zip, back.d_zip, back.o_city, back.d_address]).toEqual([
        there.d_zip,
        there.o_zip,
        there.d_city,
        there.o_address,
      ]);
      expect([back.roundtrip ?? 'false', Object.keys(back.traveler)]).toEqual(['false', ['1']]);
      for (const name of ['pickup_date', 'return_pickup_date', 'arrival_date', 'return_pickup'])
        expect(back).not.toHaveProperty(name);
    }
    expect(
      (await customer.send('POST', orderPath(placed.home, '/ship_again'), { body: { direction: 'up' } }))
        .statusCode,
    ).toBe(400);
  });

  it('C4-93 no one can start a booking from another person’s order', async () => {
    const stranger = await shop.browser();
    await stranger.signIn('pro');
    const answer = await stranger.send('POST', orderPath(placed.home, '/ship_again'), {
      body: { direction: 'back' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'order_not_found']);
  });
});

describe('tracking', () => {
  it('shows the carrier’s events, newest first, and removes acts that are no longer possible', async () => {
    shop.moveClock('2026-11-25T03:00:00Z');
    await refreshTracking(shippingOf(shop), placed.abroad);
    await customer.startOver();
    const { state, shipments } = (await get(customer, orderPath(placed.abroad, '/tracking'))).json();
    expect(state).toBe('in_transit');
    expect(shipments[0].events.map(({ status }: { status: string }) => status)).toEqual([
      'in_transit',
      'picked_up',
      'label_ready',
    ]);
    const detail = (await get(customer, orderPath(placed.abroad))).json();
    expect(detail.order.allowed_actions).toEqual(['print_labels', 'ship_again', 'add_to_calendar']);
    expect(detail.refund_on_cancel_cents).toBe(0);
    const answer = await customer.send('POST', orderPath(placed.abroad, '/cancel'), { body: {} });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'action_not_allowed']);
    shop.moveClock(testInstant);
  });
});
