import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { checkOut, prepareBooking } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { settled } from '../../testing/settled.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const admin = signedInBrowser(shop, 'admin');
checkBooksAfterEach(shop);

type Key = { id: string; token: string };
const priceOf = async (browser: Browser, { id, token }: Key, more: object = {}): Promise<number> =>
  (
    await browser.send('POST', '/refactor/v5/ship/ship_price', {
      body: { ...oneWayForm, ...more, cart_id: id },
      headers: { 'x-cart-token': token },
    })
  ).json().final_price_cents;
const give = (browser: Browser, { id, token }: Key, body: object) =>
  browser.send('POST', `/api/v6/carts/${id}/authorizations`, {
    body: { reason: 'Bags came late in May', ...body },
    headers: { 'x-cart-token': token },
  });
const takeAway = (browser: Browser, { id, token }: Key, act = 'comp_discount') =>
  browser.send('DELETE', `/api/v6/carts/${id}/concessions/${act}`, { headers: { 'x-cart-token': token } });

/** A cart of the customer that an admin has taken over. */
async function takenOver() {
  const booking = await prepareBooking(customer);
  const own = { id: booking.cartId, token: booking.token };
  const save = await customer.send('POST', `/api/v5/carts/${own.id}/session`, {
    body: {
      session: {
        origin_city: 'Naples',
        origin_state: 'FL',
        destination_city: 'Austin',
        destination_state: 'TX',
        travelers: [],
        ship_state: oneWayForm,
      },
    },
    headers: { 'x-cart-token': own.token },
  });
  expect(save.statusCode).toBe(200);
  const { display_id } = await shop.context.db
    .selectFrom('carts')
    .select('display_id')
    .where('id', '=', own.id)
    .executeTakeFirstOrThrow();
  const opened = await admin.send('POST', '/api/v6/takeovers', {
    body: { cart: display_id, reason: 'they called' },
  });
  const taken = await admin.send('POST', `/api/v5/carts/${own.id}/takeover`, {
    body: { takeover_id: opened.json().takeover_id },
  });
  expect(taken.statusCode).toBe(200);
  return { booking, own, held: { id: own.id, token: taken.json().cart_token } };
}

describe('concessions by staff on a cart that they hold', () => {
  it('PR-10 TK-01 a concession belongs to the cart: its customer sees it immediately, and orders with it when the cart is theirs again', async () => {
    const { booking, own, held } = await takenOver();
    const full = await priceOf(customer, own);
    const hold = async () =>
      (
        await customer.send('GET', `/api/v6/carts/${own.id}/hold`, { headers: { 'x-cart-token': own.token } })
      ).json().changed_at;
    const before = await hold();
    shop.moveClock('2026-11-23T15:05:00Z');
    const answer = await give(admin, held, { act: 'comp_discount', amount_cents: 1200 });
    expect(answer.statusCode).toBe(200);
    expect(await hold()).not.toBe(before);
    expect(await priceOf(customer, own)).toBe(full - 1200);
    expect(await priceOf(admin, held)).toBe(full - 1200);
    await admin.send('POST', `/api/v6/carts/${own.id}/release`, {
      body: {},
      headers: { 'x-cart-token': held.token },
    });
    const headers = { 'x-cart-token': own.token };
    const price = await customer.send('POST', '/refactor/v5/ship/ship_price', {
      body: { ...oneWayForm, cart_id: own.id },
      headers,
    });
    expect(price.json().final_price_cents).toBe(full - 1200);
    const paid = await checkOut(booking, {
      nonce: await shop.gateway.nonce(),
      body: { quote_id: price.json().quote_id },
    });
    expect(paid.json()).toMatchObject({ status: true });
    await settled(shop, booking.orderId);
    const receipt = await customer.send('GET', `/api/v6/orders/${booking.orderId}/receipt`);
    expect(receipt.json().total_cents).toBe(full - 1200);
    const kept = await shop.context.db
      .selectFrom('cart_concessions')
      .select(['reason', 'actor_id', 'amount_cents'])
      .where('cart_id', '=', own.id)
      .execute();
    expect(kept).toEqual([
      { reason: 'Bags came late in May', actor_id: expect.any(String), amount_cents: 1200 },
    ]);
    const life = await admin.send('GET', `/api/v6/console/orders/${booking.orderId}/life`);
    expect(life.json().entries).toEqual(
      expect.arrayContaining(
        [
          ['Cart taken over', 'they called'],
          ['Comp discount given: $12.00', 'Bags came late in May'],
          ['Cart given back to the customer', ''],
        ].map(([title, detail]) =>
          expect.objectContaining({ kind: 'staff', title, detail, by: expect.any(String) }),
        ),
      ),
    );
  });

  it('attack 102: a customer cannot make a concession, keep a removed one, or move one to another cart', async () => {
    const { own, held } = await takenOver();
    const full = await priceOf(customer, own);
    expect((await give(customer, own, { act: 'comp_discount', amount_cents: 1200 })).statusCode).toBe(403);
    await give(admin, held, { act: 'comp_discount', amount_cents: 1200 });
    const other = await prepareBooking(customer);
    expect(other.totalCents).toBe(full);
    expect((await takeAway(customer, own)).statusCode).toBe(403);
    expect((await takeAway(admin, held)).statusCode).toBe(200);
    expect(await priceOf(customer, own, { comp_discount: '1200' })).toBe(full);
    await shop.context.db.deleteFrom('cart_concessions').execute();
    await give(admin, held, { act: 'comp_discount', amount_cents: 1200 });
    await shop.context.db
      .updateTable('carts')
      .set({ user_id: 'usr_demo_pro' })
      .where('id', '=', own.id)
      .execute();
    expect(await priceOf(admin, held)).toBe(full);
  });
});
