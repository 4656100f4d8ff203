import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { authorize, type Booking, checkOut, prepareBooking } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { settled } from '../../testing/settled.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const admin = signedInBrowser(shop, 'adminplus');
const colleague = signedInBrowser(shop, 'admin');
checkBooksAfterEach(shop);

type ChangeCart = { id: string; cart_token: string };

const bag = { size: 'golf-standard', product_insurance: '100000', traveler_package_type: 'soft_case' };
const [person] = Object.values(oneWayForm.traveler ?? {});
/** A second bag, on the same days. */
const dearer = { traveler: { '1': { ...person, golf: { product_count: '2', '0': bag, '1': bag } } } };
const headersOf = ({ cart_token }: ChangeCart) => ({ 'x-cart-token': cart_token });

/** Places an order for the customer on which staff gave something. */
async function given(more: Record<string, unknown>): Promise<Booking> {
  const booking = await prepareBooking(admin, more, 'usr_demo_customer');
  if (more.comp_discount) await authorize(booking, 'comp_discount');
  if (more.outbound_pickup) await authorize(booking, 'waive_fee');
  const answer = await checkOut(booking, { nonce: await shop.gateway.nonce() });
  expect(answer.json()).toMatchObject({ status: true });
  await settled(shop, booking.orderId);
  return booking;
}

/** The cart in which staff change an order. */
const changeCart = async (orderId: string, browser = admin): Promise<ChangeCart> =>
  (await browser.send('POST', `/api/v6/orders/${orderId}/change/cart`, { body: {} })).json();

/** Prices a change cart as its page would, with some fields changed. */
async function priced(cart: ChangeCart, more: object = {}, browser = admin): Promise<Booking> {
  const saved = await browser.send('GET', `/api/v6/carts/${cart.id}/session`, { headers: headersOf(cart) });
  const body = { ...saved.json().session.ship_state, ...more, cart_id: cart.id };
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
const withdraw = (cart: ChangeCart, act = 'comp_discount') =>
  admin.send('DELETE', `/api/v6/carts/${cart.id}/concessions/${act}`, { headers: headersOf(cart) });
const withdrawals = async (): Promise<number> =>
  (
    await shop.context.db
      .selectFrom('audit_events')
      .select('id')
      .where('kind', 'like', 'staff.withdrew_%')
      .execute()
  ).length;
const sendLink = ({ cartId, token, body }: Booking) =>
  admin.send('POST', '/api/v6/booking_pay_links', {
    body: { ...body, cart_id: cartId },
    headers: { 'x-cart-token': token },
  });

describe('what staff gave on an order, when staff change it again', () => {
  it.each([
    ['a comp discount', { comp_discount: '1710' }],
    ['a waived fee', { outbound_pickup: '2' }],
  ])('CO-108 %s does not ask for a reason again where the change is paid by card', async (_what, more) => {
    const { orderId } = await given(more);
    const booking = await priced(await changeCart(orderId), dearer);
    expect(booking.totalCents).toBeGreaterThan(0);
    const answer = await checkOut(booking, { nonce: await shop.gateway.nonce() });
    expect([answer.statusCode, answer.json().status]).toEqual([200, true]);
    await settled(shop, orderId);
  });

  it('CO-108 a comp discount of a colleague does not keep limited staff from a change that costs more', async () => {
    const { orderId } = await given({ comp_discount: '1710' });
    const booking = await priced(await changeCart(orderId, colleague), dearer, colleague);
    const answer = await checkOut(booking, { nonce: await shop.gateway.nonce() });
    expect([answer.statusCode, answer.json().status]).toEqual([200, true]);
    await settled(shop, orderId);
  });

  it('CO-108 a link to pay a change is sent for an order with a comp discount', async () => {
    const { orderId } = await given({ comp_discount: '1710' });
    const sent = await sendLink(await priced(await changeCart(orderId), dearer));
    expect([sent.statusCode, sent.json().code]).toEqual([200, undefined]);
  });

  it('attack 154: the reason of a kept discount does not serve for a larger one, or for another leg', async () => {
    const { orderId } = await given({ comp_discount: '1710' });
    const larger = await priced(await changeCart(orderId), { ...dearer, comp_discount: '2000' });
    const answer = await checkOut(larger, { nonce: await shop.gateway.nonce() });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'authorization_needed']);
    const waiving = await priced(await changeCart(orderId), { ...dearer, outbound_pickup: '2' });
    const waived = await checkOut(waiving, { nonce: await shop.gateway.nonce() });
    expect([waived.statusCode, waived.json().code]).toEqual([403, 'authorization_needed']);
  });

  it('CO-108 removing the comp discount of an order raises the price of the change, and is noted once', async () => {
    const { orderId, totalCents } = await given({ comp_discount: '1710' });
    const before = await withdrawals();
    const cart = await changeCart(orderId);
    expect((await priced(cart)).totalCents).toBe(0);
    for (const _press of [1, 2]) expect((await withdraw(cart)).statusCode).toBe(200);
    expect(await withdrawals()).toBe(before + 1);
    const booking = await priced(cart);
    expect(booking.totalCents).toBe(1710);
    expect((await checkOut(booking, { nonce: await shop.gateway.nonce() })).json()).toMatchObject({
      status: true,
    });
    await settled(shop, orderId);
    const receipt = (await customer.send('GET', `/api/v6/orders/${orderId}/receipt`)).json();
    expect(receipt.total_cents).toBe(totalCents + 1710);
    expect((await priced(await changeCart(orderId))).totalCents).toBe(0);
  });

  it('CO-108 removing what was never given is not noted', async () => {
    const { orderId } = await given({});
    const before = await withdrawals();
    const cart = await changeCart(orderId);
    for (const act of ['comp_discount', 'refund_surcharges'])
      expect((await withdraw(cart, act)).statusCode).toBe(200);
    expect(await withdrawals()).toBe(before);
    expect((await priced(cart)).totalCents).toBe(0);
  });
});
