import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { type Booking, checkOut } from '../../testing/booking.ts';
import { startShop } from '../../testing/shop.ts';
import { pricedAgain, takeOverPriced } from '../../testing/taken-over.ts';

jest.setTimeout(120_000);
const shop = startPerFile(startShop);
const admin = signedInBrowser(shop, 'admin');
const customer = signedInBrowser(shop);

const session = {
  origin_city: 'Austin',
  origin_state: 'TX',
  destination_city: 'Miami',
  destination_state: 'FL',
  travelers: [],
  ship_state: oneWayForm,
};
/** The page of the cart's owner still has its token of before the takeover. */
const holdOf = async (browser: Browser, { cartId, token }: Booking) =>
  (await browser.send('GET', `/api/v6/carts/${cartId}/hold`, { headers: { 'x-cart-token': token } })).json();
const receiptOf = (browser: Browser, { orderId, token }: Booking) =>
  browser.send('GET', `/api/v6/orders/${orderId}/receipt`, { headers: { 'x-cart-token': token } });
const bookingsOf = async (userId: string) => ({
  orders: await shop.context.db.selectFrom('orders').select('id').where('user_id', '=', userId).execute(),
  carts: await shop.context.db
    .selectFrom('carts')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .execute(),
});

describe('the page whose cart staff ordered', () => {
  it('CO-125 reads who has it until then, which order it became, and its receipt, and books nothing a second time', async () => {
    const { theirs, held } = await takeOverPriced(admin, customer);
    expect(await holdOf(customer, theirs)).toMatchObject({ held_by: 'Alex', order_id: null });
    const before = await bookingsOf('usr_demo_customer');
    expect((await checkOut(held, { nonce: await shop.gateway.nonce() })).json()).toMatchObject({
      status: true,
    });
    // Still held, so the page does not think that it has the booking again.
    expect(await holdOf(customer, theirs)).toMatchObject({ held_by: 'Alex', order_id: theirs.orderId });
    expect((await receiptOf(customer, theirs)).json()).toMatchObject({ order_id: theirs.orderId });

    const headers = { 'x-cart-token': theirs.token };
    const tries = [
      await customer.send('POST', `/api/v5/carts/${theirs.cartId}/session`, { body: { session }, headers }),
      await customer.send('POST', `/api/v6/carts/${theirs.cartId}/take-back`, { body: {}, headers }),
      await checkOut(theirs, { nonce: await shop.gateway.nonce() }),
    ];
    expect(tries.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [409, 'cart_taken_over'],
      [404, 'cart_not_found'],
      [404, 'cart_not_found'],
    ]);
    const after = await bookingsOf('usr_demo_customer');
    expect(after.orders).toHaveLength(before.orders.length + 1);
    expect(after.carts.map(({ id }) => id)).toEqual(
      before.carts.map(({ id }) => id).filter((id) => id !== theirs.cartId),
    );
  });

  it('CO-125 a guest reads who placed which order, but not its receipt', async () => {
    const guest = await shop.browser();
    const { theirs, held } = await takeOverPriced(admin, guest);
    const named = await admin.send('POST', `/api/v6/carts/${held.cartId}/buyer`, {
      body: { email: 'gina@guest.test', first_name: 'Gina', last_name: 'Guest' },
      headers: { 'x-cart-token': held.token },
    });
    expect(named.statusCode).toBe(200);
    const placed = await checkOut(await pricedAgain(held), { nonce: await shop.gateway.nonce() });
    expect(placed.json()).toMatchObject({ status: true });
    expect(await holdOf(guest, theirs)).toMatchObject({ held_by: 'Alex', order_id: theirs.orderId });
    const { statusCode, body } = await receiptOf(guest, theirs);
    expect([statusCode, body.includes('gina@guest.test')]).toEqual([401, false]);
  });
});
