import { setSplit } from '../../../modules/carts/public/store.ts';
import { signedInBrowser } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { type Booking, checkOut, prepareBooking } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { limitedStaff } from './testing/limited-staff.ts';

jest.setTimeout(120_000);
const desk = limitedStaff();
const { admin, boss, customer, shop, decide, forget, limit, waiting } = desk;
const stranger = signedInBrowser(shop, 'pro');
checkBooksAfterEach(shop);
beforeEach(forget);

/** One golf bag: $124.95. */
const plain = 12_495;
const twoBags = {
  traveler: {
    '1': {
      golf: { product_count: '2', '0': { size: 'golf-standard' }, '1': { size: 'golf-standard' } },
    },
  },
};
type Cart = Pick<Booking, 'cartId' | 'token'>;
const priceOf = async ({ cartId, token }: Cart, more: object = {}, browser: Browser = admin) =>
  (
    await browser.send('POST', '/refactor/v5/ship/ship_price', {
      body: { ...oneWayForm, ...more, cart_id: cartId },
      headers: { 'x-cart-token': token },
    })
  ).json().final_price_cents as number;
const give = async ({ cartId, token }: Cart, body: object, browser: Browser = admin) =>
  (
    await browser.send('POST', `/api/v6/carts/${cartId}/authorizations`, {
      body: { reason: 'Bags came late in May', ...body },
      headers: { 'x-cart-token': token },
    })
  ).json();
const comp = (cart: Cart, cents: number, browser?: Browser) =>
  give(cart, { act: 'comp_discount', amount_cents: cents }, browser);
const adjust = async ({ cartId }: Cart, cents: number, browser: Browser = admin) =>
  (
    await browser.send('PUT', `/api/v6/carts/${cartId}/rate_adjustment`, {
      body: { amount_cents: cents, reason: 'Wrong zone' },
    })
  ).json();
/** A priced cart of an admin who books. */
const booked = async (browser: Browser = admin): Promise<Booking> => {
  const booking = await prepareBooking(browser);
  expect(await priceOf(booking, {}, browser)).toBe(plain);
  return booking;
};
const forgetPrices = ({ cartId }: Cart) =>
  shop.context.db.deleteFrom('quotes').where('cart_id', '=', cartId).execute();
const asked = { authorization_id: '', approval_id: expect.stringMatching(/^apr_/) };

describe('a discount above the limit', () => {
  it('CO-44 waits for a second person; within the limit it is immediate', async () => {
    const cart = await booked();
    await limit({ discount_limit_percent: 10 });
    expect(await comp(cart, 1249)).toMatchObject({ authorization_id: expect.stringMatching(/^sta_/) });
    expect(await priceOf(cart)).toBe(plain - 1249);
    const { approval_id: id } = await comp(cart, 2500);
    expect(await priceOf(cart)).toBe(plain - 1249);
    expect(await waiting(boss)).toMatchObject([
      {
        approval_id: id,
        kind: 'comp_discount',
        amount_cents: 2500,
        percent: 21,
        acts: ['approve', 'decline'],
      },
    ]);
    expect((await decide(boss, id, 'approve')).json().state).toBe('approved');
    expect(await priceOf(cart)).toBe(plain - 2500);
    expect(await waiting(boss)).toEqual([]);
  });

  it('CO-44 a lower rate counts like a comp, and both together count against one limit', async () => {
    const cart = await booked();
    await limit({ discount_limit_percent: 10 });
    expect(await adjust(cart, -600)).toEqual({ ship_rate_adjustment: -600 });
    expect(await comp(cart, 1249)).toMatchObject(asked);
    expect(await adjust(cart, -1300)).toEqual({ ship_rate_adjustment: -600, approval_id: asked.approval_id });
    expect(await adjust(cart, 2000)).toEqual({ ship_rate_adjustment: 2000 });
    const [first, second] = await waiting(boss);
    for (const { approval_id } of [first, second].filter((one) => one !== undefined))
      expect((await decide(boss, approval_id, 'approve')).json().state).toBe('approved');
    expect(await priceOf(cart)).toBe(plain - 1300 - 1249);
  });

  it('CO-44 a discount above the limit can no longer be given once the booking is ordered', async () => {
    const cart = await booked();
    await limit({ discount_limit_percent: 10 });
    const { approval_id: id } = await comp(cart, 5000);
    const ordered = await checkOut(cart, { nonce: await shop.gateway.nonce() });
    expect(ordered.json().status).toBe(true);
    expect((await decide(boss, id, 'approve')).json()).toEqual({ state: 'impossible', why: 'booking_over' });
  });

  it('CO-153 says that a booking waits to be paid by its link, at its price, and gives nothing', async () => {
    const cart = await booked();
    await limit({ discount_limit_percent: 10 });
    const { approval_id: id } = await comp(cart, 5000);
    expect(await waiting(boss)).toMatchObject([{ approval_id: id, cart_id: cart.cartId }]);
    await setSplit(shop.context.db, cart.cartId, true);
    expect((await decide(boss, id, 'approve')).json()).toEqual({ state: 'impossible', why: 'link_waits' });
    await setSplit(shop.context.db, cart.cartId, false);
    expect(await priceOf(cart)).toBe(plain);
  });

  it('CO-44 appears on the page of the order that the booking became or changes, where it can be withdrawn', async () => {
    const [cart, changing] = [await booked(), await booked()];
    await limit({ discount_limit_percent: 10 });
    const { approval_id: first } = await comp(cart, 5000);
    const { approval_id: second } = await comp(changing, 4000);
    const ordered = await checkOut(cart, { nonce: await shop.gateway.nonce() });
    const orderId = ordered.json().order_id as string;
    expect(await desk.shown(orderId, admin)).toMatchObject([{ approval_id: first, acts: ['withdraw'] }]);
    await shop.context.db
      .updateTable('carts')
      .set({ amends_order_id: orderId, amends_after: 0 })
      .where('id', '=', changing.cartId)
      .execute();
    expect((await desk.shown(orderId, boss)).map(({ approval_id }) => approval_id).toSorted()).toEqual(
      [first, second].toSorted(),
    );
    expect((await decide(admin, second, 'withdraw')).statusCode).toBe(200);
    expect(await desk.shown(orderId, admin)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ approval_id: second, state: 'withdrawn', acts: [] }),
      ]),
    );
  });

  it('CO-44 a person’s newest requested amount replaces the previous one', async () => {
    const cart = await booked();
    await limit({ discount_limit_percent: 10 });
    const { approval_id: first } = await comp(cart, 5000);
    expect((await comp(cart, 5000)).approval_id).toBe(first);
    const { approval_id: second } = await comp(cart, 4000);
    expect(second).not.toBe(first);
    expect((await decide(boss, first, 'approve')).json().code).toBe('approval_closed');
    expect(await waiting(boss)).toMatchObject([{ approval_id: second, amount_cents: 4000 }]);
  });
});

describe('circumventing the limit of a discount (attack 133)', () => {
  it('CO-44 a share granted on a large booking is the same share of a small one', async () => {
    const cart = await prepareBooking(admin);
    // The clock does not move here: the quotes of one bag and of two would be equally new.
    await forgetPrices(cart);
    const large = await priceOf(cart, twoBags);
    await limit({ discount_limit_percent: 10 });
    const most = Math.floor(large / 10);
    expect((await comp(cart, most)).approval_id).toBeUndefined();
    expect(await priceOf(cart, twoBags)).toBe(large - most);
    expect(await priceOf(cart)).toBe(plain - Math.floor(plain / 10));
    const { approval_id: id } = await comp(cart, large / 2);
    await decide(boss, id, 'approve');
    expect(await priceOf(cart)).toBeGreaterThanOrEqual(plain - Math.ceil(plain * 0.51));
  });

  it('CO-44 before a booking has a price, no more than the limit is deducted', async () => {
    const cart = await prepareBooking(customer);
    await forgetPrices(cart);
    await limit({ discount_limit_percent: 10 });
    expect(await adjust(cart, -12_000)).toEqual({ ship_rate_adjustment: -12_000 });
    expect(await priceOf(cart, {}, customer)).toBe(plain - Math.floor(plain / 10));
    expect((await adjust(cart, -12_000)).approval_id).toMatch(/^apr_/);
  });

  it('CO-44 a reason alone grants no discount to limited staff', async () => {
    const cart = await booked();
    await limit({ discount_limit_percent: 10 });
    await give(cart, { act: 'comp_discount' });
    expect((await comp(cart, 100)).authorization_id).toMatch(/^sta_/);
    for (const comp_discount of ['101', '9000']) {
      const nonce = await shop.gateway.nonce();
      const answer = await checkOut(cart, { nonce, body: { comp_discount } });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'authorization_needed']);
    }
  });

  it('CO-44 a person without the permission cannot request a discount', async () => {
    const cart = await booked();
    await limit({ discount_limit_percent: 10 });
    expect((await comp(cart, 9000, stranger)).code).toBe('not_allowed');
    expect((await adjust(cart, -9000, stranger)).code).toBe('not_allowed');
    expect(await waiting(boss)).toEqual([]);
  });
});
