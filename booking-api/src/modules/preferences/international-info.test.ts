import { startPerFile } from '../../testing/server-per-file.ts';
import { type Browser, startTestApp } from '../../testing/test-app.ts';

const server = startPerFile(startTestApp);
let guest: Browser;
let cart: { id: string; cart_token: string };
let other: { id: string; cart_token: string };
beforeAll(async () => {
  guest = await server.browser();
  const open = async () =>
    (await guest.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
  cart = await open();
  other = await open();
});

describe('international info', () => {
  const info = (change: Record<string, unknown> = {}, token = cart.cart_token) =>
    guest.send('POST', '/api/v5/international_info', {
      body: {
        international_info: {
          cart_id: cart.id,
          date_of_arrival: '2026-12-01',
          date_of_departure: '2026-12-09',
          terms: true,
          ...change,
        },
      },
      headers: { 'x-cart-token': token },
    });

  it('EP-54, EN-28, QN-10 international info is saved with the cart, from a form as from JSON', async () => {
    expect((await info()).json()).toEqual({ success: true });
    const form = await guest.send('POST', '/api/v5/international_info', {
      body: `international_info[cart_id]=${cart.id}&international_info[date_of_arrival]=2026-12-02&international_info[terms]=true`,
      headers: { 'x-cart-token': cart.cart_token, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form.statusCode).toBe(200);
    const row = await server.context.db
      .selectFrom('international_info')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ cart_id: cart.id, date_of_arrival: '2026-12-02', date_of_departure: null });
  });

  it('EP-54 QN-10 international info must not have an arrival in the past, by the destination’s calendar', async () => {
    for (const date_of_arrival of ['2020-01-01', '2026-11-22']) {
      const past = await info({ date_of_arrival });
      expect([past.statusCode, past.json().fields]).toEqual([
        422,
        [{ path: 'international_info.date_of_arrival', code: 'past' }],
      ]);
    }
    expect((await info({ date_of_arrival: '2026-11-23' })).statusCode).toBe(200);
  });

  it('EP-54 international info must not have a departure before the arrival, a missing consent or date, or another cart', async () => {
    expect((await info({ date_of_departure: '2026-11-30' })).json()).toMatchObject({
      status: 422,
      code: 'dates_out_of_order',
    });
    expect((await info({ terms: false })).statusCode).toBe(400);
    expect((await info({ date_of_arrival: '12/01/2026' })).statusCode).toBe(400);
    expect((await info({}, other.cart_token)).json()).toMatchObject({ status: 404, code: 'cart_not_found' });
  });
});
