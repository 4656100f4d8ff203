import { formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { testInstant } from '../../../testing/test-app.ts';
import { authorize, type Booking, checkOut, checkOutByClub, prepareBooking } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { keepCard } from '../../testing/saved-card.ts';
import { settled } from '../../testing/settled.ts';
import { placeOrder, reaches } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { payLinksIn, post } from '../pay-link/testing/pay-links-in.ts';

const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop);
const pro = signedInBrowser(shop, 'pro');
const admin = signedInBrowser(shop, 'admin');
checkBooksAfterEach(shop);

const near = { d_zip: '60601', d_city: 'Chicago', d_state: 'IL', d_address: '151 E Wacker Dr' };
const far = { d_zip: '94103', d_city: 'San Francisco', d_state: 'CA', d_address: '1 Market St' };
const farPlace = { zip: '94103', city: 'San Francisco', state: 'CA', address: '1 Market St' };
const nearPlace = { zip: '60601', city: 'Chicago', state: 'IL', address: '151 E Wacker Dr' };
const send = (orderId: string, path: string, body: object) =>
  admin.send('POST', `/api/v6/orders/${orderId}/${path}`, { body });
const totalOf = async (orderId: string): Promise<number> =>
  (await admin.send('GET', `/api/v6/orders/${orderId}/receipt`)).json().total_cents;

/** The booking page's request when staff change an order to the farther address. */
async function changedByStaff(orderId: string): Promise<Booking> {
  const cart = (await send(orderId, 'change/cart', {})).json();
  const headers = { 'x-cart-token': cart.cart_token };
  const saved = await admin.send('GET', `/api/v6/carts/${cart.id}/session`, { headers });
  const body = { ...saved.json().session.ship_state, ...far, cart_id: cart.id };
  const price = (await admin.send('POST', '/refactor/v5/ship/ship_price', { body, headers })).json();
  return {
    browser: admin,
    cartId: cart.id,
    orderId,
    token: cart.cart_token,
    totalCents: price.final_price_cents,
    body: {
      ...body,
      quote_id: price.quote_id,
      payment_method_type: 'chargeUserCreditCard',
      store_card_information: 'false',
    },
  };
}

describe('a change by staff with a price increase', () => {
  it('CH-18 a more expensive change by staff is paid on the booking page by the customer’s saved card, once it is authorized', async () => {
    const payment_method_id = await keepCard(shop, customer, 'usr_demo_customer');
    const { orderId, totalCents } = await placeOrder(shop, customer, near);
    await settled(shop, orderId);
    const booking = await changedByStaff(orderId);
    expect(booking.totalCents).toBeGreaterThan(0);
    const refused = await checkOut(booking, { body: { payment_method_id } });
    expect(refused.json()).toMatchObject({ code: 'authorization_needed' });
    expect(await totalOf(orderId)).toBe(totalCents);
    const authorization_id = await authorize(booking);
    const paid = await checkOut(booking, { body: { payment_method_id, authorization_id } });
    expect(paid.json()).toMatchObject({ status: true, order_id: orderId });
    await settled(shop, orderId);
    expect(await totalOf(orderId)).toBe(totalCents + booking.totalCents);
  });

  it('CH-11, CH-18 a more expensive change by staff is billed to the club that paid', async () => {
    const booking = await prepareBooking(pro, near);
    expect((await checkOutByClub(booking, '1')).json()).toMatchObject({ status: true });
    const { orderId, totalCents } = booking;
    const change = { destination: farPlace };
    const { difference_cents } = (await send(orderId, 'change/price', change)).json();
    expect(difference_cents).toBeGreaterThan(0);
    expect((await send(orderId, 'change', { change, difference_cents })).statusCode).toBe(200);
    expect(await totalOf(orderId)).toBe(totalCents + difference_cents);
    const { entries } = (await admin.send('GET', `/api/v6/console/orders/${orderId}/life`)).json();
    expect(entries).toContainEqual(
      expect.objectContaining({
        title: `Order changed, ${formatCents(difference_cents)} more`,
        detail: expect.stringContaining('Ship to San Francisco, CA instead of Chicago, IL.'),
      }),
    );
  });

  it('CH-11, CH-18 a more expensive change by staff is billed to the club for one leg too', async () => {
    const booking = await prepareBooking(pro, roundTripForm);
    expect((await checkOutByClub(booking, '1')).json()).toMatchObject({ status: true });
    const { orderId, totalCents } = booking;
    const move = async (to: object): Promise<number> => {
      const path = 'legs/outbound/change';
      const { difference_cents } = (await send(orderId, `${path}/price`, { to })).json();
      expect((await send(orderId, path, { to, difference_cents })).statusCode).toBe(200);
      return difference_cents;
    };
    const back = await move(nearPlace);
    const more = await move(farPlace);
    expect([back < 0, more > 0]).toEqual([true, true]);
    expect(await totalOf(orderId)).toBe(totalCents + back + more);
  });
});

describe('a change on the booking page that the customer pays for by link', () => {
  const { linksOf, open, pay, tokenOf } = payLinksIn(shop, { customer, admin });
  const sendLink = ({ token, body }: Booking, more: object = {}, browser = admin) =>
    browser.send('POST', '/api/v6/booking_pay_links', {
      body: { ...body, payment_method_type: 'NewCard', ...more },
      headers: { 'x-cart-token': token },
    });
  const linkedChange = async () => {
    const { orderId, totalCents } = await placeOrder(shop, customer, near);
    await settled(shop, orderId);
    return { orderId, totalCents, booking: await changedByStaff(orderId) };
  };

  it('CO-46 CH-19 a change paid by link is emailed once for two clicks, and made as it was sent once it is paid, without an account', async () => {
    const { orderId, totalCents, booking } = await linkedChange();
    expect((await sendLink(booking)).json()).toEqual({ status: true, error: null, order_id: orderId });
    expect((await sendLink(booking)).json()).toMatchObject({ status: true });
    const links = await linksOf(orderId);
    expect(links).toMatchObject([{ state: 'open', amount_cents: booking.totalCents, round: 1 }]);
    expect(await totalOf(orderId)).toBe(totalCents);
    // Later edits by staff on the page are another change.
    const headers = { 'x-cart-token': booking.token };
    const later = { ...booking.body, ...near, d_address: '233 S Wacker Dr' };
    await admin.send('PUT', `/api/v6/carts/${booking.cartId}/session`, {
      body: { ship_state: later },
      headers,
    });
    const [link] = links;
    if (!link) throw new Error('no link was sent');
    expect(
      (await post(admin, `/api/v6/orders/${orderId}/pay_links/${link.id}/send`, { round: 1 })).json(),
    ).toMatchObject({ round: 2 });
    const token = await tokenOf(orderId, { ...link, round: 2 });
    const guest = await shop.browser();
    expect((await open(guest, token)).json()).toMatchObject({ state: 'open', changes_order: true });
    expect((await pay(guest, token, '4000111111111115')).json()).toMatchObject({ status: false });
    expect((await pay(guest, token)).json()).toMatchObject({ status: true, link: { state: 'paid' } });
    await settled(shop, orderId);
    expect(await totalOf(orderId)).toBe(totalCents + booking.totalCents);
    const { shipment } = await shop.context.db
      .selectFrom('orders')
      .select('shipment')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(shipment.booking?.form.d_address).toBe(far.d_address);
    const kept = await shop.context.db
      .selectFrom('pay_links')
      .select('amendment')
      .where('id', '=', link.id)
      .executeTakeFirstOrThrow();
    expect(kept.amendment).toBeNull();
  });

  it('CO-46 a change paid by link is not sent for another price, another user’s cart, a new order, or an order that changed in the meantime', async () => {
    const { orderId, booking } = await linkedChange();
    const codeOf = async (sent: ReturnType<typeof sendLink>) => {
      const { code, error } = (await sent).json();
      return code ?? error;
    };
    expect(await codeOf(sendLink(booking, { ...near, d_address: '233 S Wacker Dr' }))).toBe('recalc');
    expect(await codeOf(sendLink({ ...booking, token: 'A'.repeat(43) }))).toBe('cart_not_found');
    const fresh = await prepareBooking(admin);
    expect(await codeOf(sendLink(fresh))).toBe('order_not_found');
    expect((await sendLink(booking)).json()).toMatchObject({ status: true });
    const change = { pickup_date: '2026-12-02' };
    const { difference_cents } = (await send(orderId, 'change/price', change)).json();
    expect((await send(orderId, 'change', { change, difference_cents })).statusCode).toBe(200);
    expect(await linksOf(orderId)).toMatchObject([{ state: 'order_changed' }]);
    expect(await codeOf(sendLink(booking))).toBe('order_changed');
  });
});

describe('one leg that staff change', () => {
  it('CH-18 one leg is changed on the customer’s behalf, and canceled with a comment', async () => {
    const { orderId } = await placeOrder(shop, customer, roundTripForm);
    await reaches(shop, orderId, 'labels_ready');
    const { difference_cents } = (
      await send(orderId, 'legs/outbound/change/price', { to: nearPlace })
    ).json();
    expect(difference_cents).toBeLessThan(0);
    const moved = await send(orderId, 'legs/outbound/change', { to: nearPlace, difference_cents });
    expect(moved.statusCode).toBe(200);
    await reaches(shop, orderId, 'labels_ready');
    expect((await send(orderId, 'legs/return/cancel', {})).statusCode).toBe(422);
    const cancelled = await send(orderId, 'legs/return/cancel', { comment: 'Asked on the phone.' });
    expect(cancelled.json()).toMatchObject({ leg_state: 'cancelled' });
  });
});
