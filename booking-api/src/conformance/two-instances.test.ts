import type { InjectOptions, Response } from 'light-my-request';
import { type BookingApp, buildApp } from '../app.ts';
import { oneWayForm } from '../testing/shipment-forms.ts';
import { Browser } from '../testing/test-app.ts';
import { checkOut, prepareBooking } from '../workflows/testing/booking.ts';
import { moneyProblems } from '../workflows/testing/money/money-problems.ts';
import { noPaymentsUnderWay } from '../workflows/testing/settled.ts';
import { type Shop, startShop } from '../workflows/testing/shop.ts';

let first: Shop;
let second: BookingApp;
/** Both servers behind one proxy that alternates between them. */
let door: { browser(): Promise<Browser> };
const asked = [0, 0];

beforeAll(async () => {
  first = await startShop();
  const { config, clock } = first.context;
  second = await buildApp(config, {
    clock,
    logStream: { write: (line) => void first.logs.push(line) },
  });
  await second.app.ready();
  await second.context.jobs.start();
  let turn = 0;
  const inTurns = (options: InjectOptions): Promise<Response> => {
    turn = 1 - turn;
    asked[turn] = (asked[turn] ?? 0) + 1;
    return (turn === 0 ? first : second).app.inject(options);
  };
  const between: BookingApp = {
    ...second,
    app: new Proxy(second.app, {
      get: (app, name) => (name === 'inject' ? inTurns : Reflect.get(app, name)),
    }),
  };
  door = {
    browser: async () => {
      const browser = new Browser(between, 'golf.localhost:4000');
      await browser.open();
      return browser;
    },
  };
});
afterAll(async () => {
  await second.app.close();
  await first.close();
});

describe('two servers on one database behind a round-robin proxy', () => {
  it('two instances book, pay and show one order without local state', async () => {
    const browser = await door.browser();
    expect((await browser.signIn('customer')).json().success).toBe(true);
    const booking = await prepareBooking(browser);
    const session = {
      origin_city: 'New York',
      origin_state: 'NY',
      destination_city: 'San Francisco',
      destination_state: 'CA',
      travelers: ['Casey Customer:casey@example.test'],
      ship_state: oneWayForm,
    };
    const headers = { 'x-cart-token': booking.token };
    await browser.send('POST', `/api/v5/carts/${booking.cartId}/session`, { body: { session }, headers });
    const read = await browser.send('GET', `/api/v6/carts/${booking.cartId}/session`, { headers });
    expect(read.json().session).toEqual(session);
    const paid = await checkOut(booking, { nonce: await first.gateway.nonce() });
    expect(paid.json()).toMatchObject({ status: true, order_id: booking.orderId });
    for (const _ of [1, 2]) {
      const receipt = await browser.send('GET', `/api/v6/orders/${booking.orderId}/receipt`);
      expect([receipt.statusCode, receipt.json().order_id ?? booking.orderId]).toEqual([
        200,
        booking.orderId,
      ]);
    }
    await browser.send('DELETE', '/api/v6/session');
    const after = await browser.send('GET', '/api/v6/profile');
    expect(after.statusCode).toBe(401);
  });

  it('two instances make one order of twenty requests with one idempotency key', async () => {
    const browser = await door.browser();
    await browser.signIn('customer');
    const booking = await prepareBooking(browser);
    const nonce = await first.gateway.nonce();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        checkOut(booking, { nonce, key: 'b2a1d5de-6d5f-4c0f-8f13-6a3b7d1c9e55' }),
      ),
    );
    expect(answers.filter(({ statusCode }) => ![200, 409, 429].includes(statusCode))).toEqual([]);
    const orders = await first.context.db
      .selectFrom('orders')
      .select('id')
      .where('id', '=', booking.orderId)
      .execute();
    expect(orders.length).toBe(1);
    await noPaymentsUnderWay(first);
    expect(await moneyProblems(first)).toEqual([]);
  });

  it('two instances share one count of failed guesses', async () => {
    const browser = await door.browser();
    const statuses: number[] = [];
    for (let guess = 0; guess < 14; guess += 1)
      statuses.push((await browser.send('GET', `/api/v6/carts/crt_guess${guess}/session`)).statusCode);
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(10);
    expect(statuses.at(-1)).toBe(429);
  });

  it('both instances received requests', () => {
    expect(Math.min(...asked)).toBeGreaterThan(10);
    expect(Math.abs((asked[0] ?? 0) - (asked[1] ?? 0))).toBeLessThanOrEqual(1);
  });
});
