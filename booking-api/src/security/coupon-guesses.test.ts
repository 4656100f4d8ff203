import { startPerFile } from '../testing/server-per-file.ts';
import { oneWayForm } from '../testing/shipment-forms.ts';
import type { Browser } from '../testing/test-app.ts';
import { checkOut, prepareBooking } from '../workflows/testing/booking.ts';
import { startShop } from '../workflows/testing/shop.ts';

const server = startPerFile(startShop);

/** Requests a price as a browser, from an address. */
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
type Answer = { statusCode: number; json(): { coupon_wait_until: string | null; final_price_cents: number } };
/** Whether a price was returned without checking its coupon. */
const isClosed = (answer: Answer) => answer.statusCode === 200 && answer.json().coupon_wait_until !== null;
const judged = (answers: Answer[]) =>
  answers.filter((answer) => answer.statusCode === 200 && !isClosed(answer)).length;

describe('guessing coupons', () => {
  it('attack 45: guessing coupons is limited to ten per address over all sessions, including the correct code', async () => {
    const address = '10.8.0.1';
    const answers = [];
    for (const code of guesses('a', 30)) answers.push(await priceFrom(await server.browser(), address, code));
    expect(judged(answers)).toBe(10);
    const plain = await priceFrom(await server.browser(), '10.8.0.2', '');
    const right = await priceFrom(await server.browser(), address, 'FAIRWAY25');
    // Only the code is refused, with the time to wait: the price is returned without it.
    expect(right.json()).toMatchObject({
      coupon: null,
      coupon_invalid: false,
      coupon_wait_until: '2026-11-23T16:00:00.000Z',
      final_price_cents: plain.json().final_price_cents,
    });
  });

  it('attack 45: guessing coupons is limited to ten per session over all addresses, even concurrently', async () => {
    const browser = await server.browser();
    const tries = guesses('b', 60).map((code, at) => priceFrom(browser, `10.8.1.${at}`, code));
    expect(judged(await Promise.all(tries))).toBe(10);
  });

  it('PR-07 the limit of coupon guesses does not count a valid code, or an invalid one that remains in the form', async () => {
    const browser = await server.browser();
    const address = '10.8.2.1';
    const all = [];
    for (let at = 0; at < 15; at += 1) all.push(await priceFrom(browser, address, 'WELCOME10'));
    for (let at = 0; at < 15; at += 1) all.push(await priceFrom(browser, address, 'GONE'));
    expect(judged(all)).toBe(30);
  });

  it('PR-07 the limit of coupon guesses does not affect a cart’s current coupon, or staff, after a neighbor’s guesses', async () => {
    const address = '127.0.0.1';
    const guest = await server.browser();
    const { id, cart_token } = (
      await guest.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })
    ).json();
    const withCoupon = () =>
      guest.send('POST', '/refactor/v5/ship/ship_price', {
        body: { ...oneWayForm, cart_id: id, coupon: 'FAIRWAY25' },
        headers: { 'x-cart-token': cart_token },
      });
    expect((await withCoupon()).statusCode).toBe(200);
    const neighbor = await server.browser();
    for (const code of guesses('d', 12)) await priceFrom(neighbor, address, code);
    expect(isClosed(await priceFrom(neighbor, address, 'FAIRWAY25'))).toBe(true);
    expect((await withCoupon()).json()).toMatchObject({ coupon: { code: 'FAIRWAY25' } });
    const admin = await server.browser();
    await admin.signIn('admin');
    expect(isClosed(await priceFrom(admin, address, 'FAIRWAY25'))).toBe(false);
  });

  it('attack 103, PR-07: a signed-in customer’s coupon is checked after strangers at the same address used up their tries', async () => {
    const address = '10.8.3.1';
    for (const code of guesses('e', 12)) await priceFrom(await server.browser(), address, code);
    const customer = await server.browser();
    await customer.signIn('customer');
    const answer = await priceFrom(customer, address, 'FAIRWAY25');
    expect(answer.json()).toMatchObject({ coupon: { code: 'FAIRWAY25' }, coupon_wait_until: null });
  });

  it('MD-25 a microsite’s coupon is checked after its visitors used up their tries', async () => {
    const address = '10.8.4.1';
    for (const code of guesses('f', 12)) await priceFrom(await server.browser(), address, code);
    const visitor = await server.browser();
    expect(isClosed(await priceFrom(visitor, address, 'FAIRWAY25'))).toBe(true);
    const answer = await priceFrom(visitor, address, 'WELCOME10');
    expect(answer.json()).toMatchObject({ coupon: { code: 'WELCOME10' }, coupon_wait_until: null });
  });

  it('attack 45: guessing coupons is limited for orders with a code that the cart has no quote with', async () => {
    // An hour later, so that no guesses count.
    server.moveClock('2026-11-23T17:30:00Z');
    const customer = await server.browser();
    await customer.signIn('customer');
    const booking = await prepareBooking(customer);
    const ordered = async (coupon: string) => {
      const { statusCode, body } = await checkOut(booking, { body: { coupon } });
      return { statusCode, said: body.replace(/"trace_id":"[^"]*"/, '') };
    };
    const answers = [];
    for (const coupon of guesses('c', 12)) answers.push(await ordered(coupon));
    expect(answers.map(({ statusCode }) => statusCode)).not.toContain(429);
    // A valid coupon that the cart has no quote with would change the outcome; beyond the limit it changes
    // nothing.
    expect(await ordered('FAIRWAY25')).toEqual(answers[11]);
  });

  it('attack 103: a customer orders at the quoted price while no coupon is checked at the address', async () => {
    server.moveClock('2026-11-23T18:30:00Z');
    const customer = await server.browser();
    await customer.signIn('customer');
    for (const code of guesses('g', 12)) await priceFrom(customer, '127.0.0.1', code);
    const booking = await prepareBooking(customer);
    const answer = await checkOut(booking, { nonce: 'fake-valid-nonce', body: { coupon: 'FAIRWAY25' } });
    expect([answer.statusCode, answer.json().status]).toEqual([200, true]);
  });
});
