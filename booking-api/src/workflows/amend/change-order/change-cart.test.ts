import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { type Browser, testInstant } from '../../../testing/test-app.ts';
import { type Booking, checkOut, newKey, signedIn } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { paidOrder, reaches } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop, 'customer', 'each');
checkBooksAfterEach(shop);

type ChangeCart = { id: string; cart_token: string };

const ask = (browser: Browser, orderId: string) =>
  browser.send('POST', `/api/v6/orders/${orderId}/change/cart`, { body: {} });
const headersOf = ({ cart_token }: ChangeCart) => ({ 'x-cart-token': cart_token });
const savedIn = async (browser: Browser, cart: ChangeCart) =>
  (await browser.send('GET', `/api/v6/carts/${cart.id}/session`, { headers: headersOf(cart) })).json().session
    .ship_state;

/** Prices a change cart as the page would; `more` contains the fields changed on the page. */
async function priced(browser: Browser, cart: ChangeCart, more: object = {}): Promise<Booking> {
  const body = { ...(await savedIn(browser, cart)), ...more, cart_id: cart.id };
  const price = await browser.send('POST', '/refactor/v5/ship/ship_price', {
    body,
    headers: headersOf(cart),
  });
  const { quote_id, final_price_cents, orders } = price.json();
  return {
    browser,
    cartId: cart.id,
    orderId: orders[0]._id,
    token: cart.cart_token,
    totalCents: final_price_cents,
    body: {
      ...body,
      quote_id,
      payment_method_type: 'NewCard',
      store_card_information: 'false',
      'billing-zip-code': '10001',
      'billing-country': 'US',
    },
  };
}

const dropOff = { outbound_pickup: '0' };

describe('changing an order on the booking page', () => {
  it('CH-01 a change cart contains the booking with its dates, and its price deducts what the order has already paid', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    const cart = (await ask(customer, orderId)).json();
    expect(await savedIn(customer, cart)).toMatchObject({ pickup_date: '2026-11-24', d_zip: '94103' });
    const same = await priced(customer, cart);
    expect([same.totalCents, same.orderId]).toEqual([0, orderId]);
    expect((await priced(customer, cart, dropOff)).totalCents).toBe(-1495);
    const receipt = (await customer.send('GET', `/api/v6/orders/${orderId}/receipt`)).json();
    expect(receipt.total_cents).toBe(totalCents);
  });

  it('CH-04 a change cart that changes nothing leaves the order and its labels alone', async () => {
    const { orderId } = await paidOrder(shop, customer);
    await reaches(shop, orderId, 'labels_ready');
    const same = await priced(customer, (await ask(customer, orderId)).json());
    const answer = await checkOut(same, { nonce: await shop.gateway.nonce() });
    expect(answer.json()).toMatchObject({ status: false, error: 'nothing_to_change' });
    const { order } = (await customer.send('GET', `/api/v6/orders/${orderId}`)).json();
    expect(order.state).toBe('labels_ready');
  });

  it('CH-01 CH-06 placing a change cart updates the order, refunds the payment method, and creates no second order', async () => {
    const { orderId } = await paidOrder(shop, customer);
    const cart = (await ask(customer, orderId)).json();
    const booking = await priced(customer, cart, dropOff);
    const answer = await checkOut(booking);
    expect(answer.json()).toMatchObject({ status: true, order_id: orderId });
    await reaches(shop, orderId, 'labels_ready');
    const back = await shop.context.db
      .selectFrom('refund_parts')
      .innerJoin('refunds', 'refunds.id', 'refund_id')
      .select(['target', 'method', 'refund_parts.amount_cents'])
      .where('order_id', '=', orderId)
      .execute();
    expect(back).toEqual([{ target: 'original', method: 'card', amount_cents: 1495 }]);
    const receipt = (await customer.send('GET', `/api/v6/orders/${orderId}/receipt`)).json();
    expect(receipt.total_cents).toBe(11_000);
    const again = await customer.send('GET', `/api/v6/carts/${cart.id}/session`, {
      headers: headersOf(cart),
    });
    expect(again.json().order_id).toBe(orderId);
    const orders = await shop.context.db
      .selectFrom('orders')
      .select('id')
      .where('id', '=', orderId)
      .execute();
    expect(orders).toHaveLength(1);
  });

  it('CH-06 staff discounts are not charged again when the booking page changes no price', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    const admin = await signedIn(shop, 'admin');
    const given = await admin.send('POST', `/api/v6/console/orders/${orderId}/refunds`, {
      body: { amount_cents: 500, to: 'other', comment: 'Goodwill.', key: newKey() },
    });
    expect(given.statusCode).toBe(200);
    const cart = (await ask(customer, orderId)).json();
    const booking = await priced(customer, cart, { d_address_1: 'Apt 5' });
    expect(booking.totalCents).toBe(0);
    expect((await checkOut(booking)).json()).toMatchObject({ status: true, order_id: orderId });
    await reaches(shop, orderId, 'labels_ready');
    const receipt = (await customer.send('GET', `/api/v6/orders/${orderId}/receipt`)).json();
    expect(receipt.total_cents).toBe(totalCents);
  });

  it('CH-02 a request cannot change another order than the one its cart was opened for', async () => {
    const [first, second] = [await paidOrder(shop, customer), await paidOrder(shop, customer)];
    const cart = (await ask(customer, first.orderId)).json();
    const other = { price_api_order_id: second.orderId };
    const booking = await priced(customer, cart, { ...dropOff, ...other });
    expect((await checkOut(booking, { body: other })).json()).toMatchObject({ order_id: first.orderId });
    const untouched = await customer.send('GET', `/api/v6/orders/${second.orderId}/receipt`);
    expect(untouched.json().total_cents).toBe(second.totalCents);
  });

  it('CH-03 a change cart is not listed with the open carts, and cannot replace one', async () => {
    const { orderId } = await paidOrder(shop, customer);
    const cart = (await ask(customer, orderId)).json();
    const { carts } = (await customer.send('GET', '/api/v6/carts')).json();
    expect(carts.map(({ id }: { id: string }) => id)).not.toContain(cart.id);
    const own = (await customer.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
    const replaced = await customer.send('POST', `/api/v6/carts/${cart.id}/replace`, {
      body: { earlier_cart_id: own.id, keep: 'this' },
      headers: headersOf(cart),
    });
    expect(replaced.statusCode).toBe(404);
  });

  it('CH-04 an order in transit or canceled cannot be changed, and a cart opened earlier is refused', async () => {
    const { orderId } = await paidOrder(shop, customer);
    const cart = (await ask(customer, orderId)).json();
    const booking = await priced(customer, cart, dropOff);
    await customer.send('POST', `/api/v6/orders/${orderId}/cancel`, { body: {} });
    expect((await ask(customer, orderId)).json()).toMatchObject({ code: 'action_not_allowed' });
    expect((await checkOut(booking)).json()).toMatchObject({ code: 'order_not_found' });
  });

  it('CH-04 a cart opened before another change cannot overwrite that change', async () => {
    const { orderId } = await paidOrder(shop, customer);
    const cart = (await ask(customer, orderId)).json();
    const booking = await priced(customer, cart, dropOff);
    const moved = { change: { pickup_date: '2026-12-01' }, difference_cents: 0 };
    await customer.send('POST', `/api/v6/orders/${orderId}/change`, { body: moved });
    const late = await checkOut(booking);
    expect([late.statusCode, late.json().code]).toEqual([409, 'order_changed']);
    const { order } = (await customer.send('GET', `/api/v6/orders/${orderId}`)).json();
    expect(order.pickup_date).toBe('2026-12-01');
  });

  it('C4-78 another customer’s order opens no cart, and a cart opened by staff belongs to the customer', async () => {
    const { orderId } = await paidOrder(shop, customer);
    const stranger = await signedIn(shop, 'pro');
    expect((await ask(stranger, orderId)).json()).toMatchObject({ code: 'order_not_found' });
    expect((await ask(await shop.browser(), orderId)).statusCode).toBe(401);
    const admin = await signedIn(shop, 'admin');
    const cart = (await ask(admin, orderId)).json();
    const owner = await shop.context.db
      .selectFrom('carts')
      .select(['user_id', 'held_by', 'amends_order_id'])
      .where('id', '=', cart.id)
      .executeTakeFirst();
    expect(owner).toEqual({
      user_id: 'usr_demo_customer',
      held_by: 'usr_demo_admin',
      amends_order_id: orderId,
    });
    const own = (await ask(customer, orderId)).json();
    const taken = await stranger.send('GET', `/api/v6/carts/${own.id}/session`);
    expect(taken.statusCode).toBe(404);
  });

  it('CH-18 staff open a change cart with the address they entered; attack 117: no link does so for a customer', async () => {
    const { orderId } = await paidOrder(shop, customer);
    const change = { destination: { address: '2 Main St', address_1: '' } };
    const path = `/api/v6/orders/${orderId}/change/cart`;
    const admin = await signedIn(shop, 'admin');
    const cart = (await admin.send('POST', path, { body: { change } })).json();
    expect(await savedIn(admin, cart)).toMatchObject({ d_address: '2 Main St', d_zip: '94103' });
    const refused = await customer.send('POST', path, { body: { change } });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'not_allowed']);
    const stranger = await signedIn(shop, 'carrieradmin');
    expect((await stranger.send('POST', path, { body: { change } })).statusCode).toBe(409);
  });
});
