import { startPerFile } from '../testing/server-per-file.ts';
import { oneWayForm } from '../testing/shipment-forms.ts';
import type { Browser } from '../testing/test-app.ts';
import { checkOut, prepareBooking } from '../workflows/testing/booking.ts';
import { startShop } from '../workflows/testing/shop.ts';

const server = startPerFile(startShop);

/** Asks for a price as a browser, from an address. */
const priceFrom = (browser: Browser, remoteAddress: string, coupon: string, more: object = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/refactor/v5/ship/ship_price',
    remoteAddress,
    headers: {
      host: browser.host,
      cookie: browser.cookie,
      origin: `http://${browser.host}`,
      'x-csrf-token': browser.csrf,
    },
    payload: { ...oneWayForm, coupon, ...more },
  });
const guesses = (from: string, count: number) =>
  Array.from({ length: count }, (_, at) => `SAVE-${from}-${at}`);
const answered = (answers: { statusCode: number }[]) =>
  answers.filter(({ statusCode }) => statusCode === 200).length;

describe('guessing coupons', () => {
  it('attack 45: is limited to ten per address over all sessions, the right code included', async () => {
    const address = '10.8.0.1';
    const answers = [];
    for (const code of guesses('a', 30)) answers.push(await priceFrom(await server.browser(), address, code));
    expect(answered(answers)).toBe(10);
    const right = await priceFrom(await server.browser(), address, 'WELCOME10');
    expect([right.statusCode, right.json().code]).toEqual([429, 'too_many_requests']);
  });

  it('attack 45: is limited to ten per session over all addresses, also concurrently', async () => {
    const browser = await server.browser();
    const tries = guesses('b', 60).map((code, at) => priceFrom(browser, `10.8.1.${at}`, code));
    expect(answered(await Promise.all(tries))).toBe(10);
  });

  it('PR-07 is not counted for a valid code, nor again for an invalid one that stays in the form', async () => {
    const browser = await server.browser();
    const address = '10.8.2.1';
    const all = [];
    for (let at = 0; at < 15; at += 1) all.push(await priceFrom(browser, address, 'WELCOME10'));
    for (let at = 0; at < 15; at += 1) all.push(await priceFrom(browser, address, 'GONE'));
    expect(answered(all)).toBe(30);
  });

  it('PR-07 does not affect a cart’s present coupon, nor staff, when a neighbour has guessed', async () => {
    const address = '127.0.0.1';
    const guest = await server.browser();
    const { id, cart_token } = (
      await guest.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })
    ).json();
    const withCoupon = () =>
      guest.send('POST', '/refactor/v5/ship/ship_price', {
        body: { ...oneWayForm, cart_id: id, coupon: 'WELCOME10' },
        headers: { 'x-cart-token': cart_token },
      });
    expect((await withCoupon()).statusCode).toBe(200);
    const neighbour = await server.browser();
    for (const code of guesses('d', 12)) await priceFrom(neighbour, address, code);
    expect((await priceFrom(neighbour, address, 'WELCOME10')).statusCode).toBe(429);
    expect((await withCoupon()).json()).toMatchObject({ coupon: { code: 'WELCOME10' } });
    const admin = await server.browser();
    await admin.signIn('admin');
    expect((await priceFrom(admin, address, 'WELCOME10')).statusCode).toBe(200);
  });

  it('attack 45: is limited for orders with a code that the cart has no quote with', async () => {
    // An hour later, so that nobody has guessed yet.
    server.moveClock('2026-11-23T17:30:00Z');
    const customer = await server.browser();
    await customer.signIn('customer');
    const booking = await prepareBooking(customer);
    const codes = [];
    for (const coupon of guesses('c', 12))
      codes.push((await checkOut(booking, { body: { coupon } })).statusCode);
    expect(codes.slice(10)).toEqual([429, 429]);
    expect(codes.slice(0, 10)).not.toContain(429);
  });
});
