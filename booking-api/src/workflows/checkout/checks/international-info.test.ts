import { addDays } from '@sendahead/shared-contracts/primitives/calendar-date';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import type { Browser } from '../../../testing/test-app.ts';
import {
  type Booking,
  checkOut,
  checkOutByClub,
  newKey,
  prepareBooking,
  signedIn,
} from '../../testing/booking.ts';
import { ordersOf } from '../../testing/cart-records.ts';
import { attemptsOfEveryType, type Payers, startPayers } from '../../testing/every-method.ts';
import { saveInternationalInfo } from '../../testing/international-info.ts';
import { expectBooksToAgree } from '../../testing/money/expect-books-to-agree.ts';
import { gatewaySales } from '../../testing/money/money-problems.ts';
import { placeOrder } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const admin = signedInBrowser(shop, 'admin');

const toronto = {
  d_country: 'CA',
  d_zip: 'M5V 3L9',
  d_state: 'ON',
  d_city: 'Toronto',
  d_address: '1 Front St W',
};
const backFromToronto = {
  ...roundTripForm,
  ...toronto,
  arrival_date: '',
  return_pickup_date: '2026-12-15',
};
const required = (...names: string[]) => ({
  code: 'international_info_required',
  status: 422,
  fields: names.map((name) => ({ path: `international_info.${name}`, code: 'required' })),
});
const pay = async (booking: Booking, body: Record<string, unknown> = {}, key = newKey()) =>
  checkOut(booking, { nonce: await shop.gateway.nonce(), body, key });
const daysOf = async (orderId: string, browser = customer) =>
  (await browser.send('GET', `/api/v6/orders/${orderId}/preferences`)).json().international_info;
const nothingHappened = async (booking: Booking, sales: number) => {
  expect(await ordersOf(shop, booking.cartId)).toEqual([]);
  expect(await gatewaySales(shop.ledger)).toHaveLength(sales);
  await expectBooksToAgree(shop);
};
const salesNow = async () => (await gatewaySales(shop.ledger)).length;

describe('PY-14 OPEN-44 an order between two countries', () => {
  it('the order is refused without the traveler’s dates before any money moves, and placed with them under the same key', async () => {
    const booking = await prepareBooking(customer, toronto);
    const [key, sales] = [newKey(), await salesNow()];
    const refused = await pay(booking, {}, key);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(refused.json()).toMatchObject(required('date_of_arrival', 'terms'));
    await nothingHappened(booking, sales);
    expect((await saveInternationalInfo(booking)).statusCode).toBe(200);
    expect((await pay(booking, {}, key)).json()).toMatchObject({ status: true, order_id: booking.orderId });
    expect(await daysOf(booking.orderId)).toEqual({
      date_of_arrival: '2026-12-01',
      date_of_departure: '2026-12-20',
    });
  });

  it('TR-29 PA-30 the order knows the days that customs has, and that its bags follow the traveler', async () => {
    const booking = await prepareBooking(customer, toronto);
    await saveInternationalInfo(booking);
    expect((await pay(booking)).json()).toMatchObject({ status: true });
    const read = async (path: string) =>
      (await customer.send('GET', `/api/v6/orders/${booking.orderId}${path}`)).json();
    const { arrival_date } = (await read('')).order;
    await shop.context.db
      .updateTable('international_info')
      .set({ date_of_arrival: addDays(arrival_date, -2) })
      .where('cart_id', '=', booking.cartId)
      .execute();
    expect(await read('/preferences')).toMatchObject({
      international_info: { date_of_arrival: addDays(arrival_date, -2) },
      late_for: { what: 'arrival', day: addDays(arrival_date, -2), arrival_date },
    });
    expect(await read('')).not.toHaveProperty('late_for');
  });

  it('a traveler who returns must enter the return date', async () => {
    const booking = await prepareBooking(customer, backFromToronto);
    expect((await pay(booking)).json()).toMatchObject(
      required('date_of_arrival', 'date_of_departure', 'terms'),
    );
    await saveInternationalInfo(booking, { date_of_departure: undefined });
    expect((await pay(booking)).json()).toMatchObject(required('date_of_departure'));
    await saveInternationalInfo(booking);
    expect((await pay(booking)).json()).toMatchObject({ status: true });
  });

  it('VL-44 bags that arrive abroad after their traveler has left are refused before any money moves, and on that day they are not', async () => {
    const leaving = async (date_of_departure: string | undefined) => {
      const booking = await prepareBooking(customer, toronto);
      await saveInternationalInfo(booking, { date_of_arrival: '2026-11-24', date_of_departure });
      return { booking, sales: await salesNow(), answer: (await pay(booking)).json() };
    };
    const open = await leaving(undefined);
    const { order } = (await customer.send('GET', `/api/v6/orders/${open.booking.orderId}`)).json();
    const early = await leaving(addDays(order.arrival_date, -1));
    expect(early.answer).toMatchObject({
      code: 'international_info_required',
      status: 422,
      fields: [{ path: 'international_info.date_of_departure', code: 'before_bags' }],
    });
    await nothingHappened(early.booking, early.sales);
    expect((await leaving(order.arrival_date)).answer).toMatchObject({ status: true });
  });

  it('TL-15 a return that is collected abroad before the bags arrive there is not ordered', async () => {
    const booking = await prepareBooking(customer, { ...backFromToronto, return_pickup_date: '2026-11-25' });
    await saveInternationalInfo(booking);
    const sales = await salesNow();
    expect((await pay(booking)).json()).toMatchObject({ status: false, error: 'pickup_time_over' });
    await nothingHappened(booking, sales);
  });

  it.each([
    ['out of the country', { ...toronto, o_country: 'US' }],
    [
      'into it',
      {
        ...toronto,
        o_country: 'CA',
        o_zip: 'M5V 3L9',
        o_state: 'ON',
        o_city: 'Toronto',
        o_address: '1 Front St W',
        d_country: 'US',
        d_zip: '94105',
        d_state: 'CA',
        d_city: 'San Francisco',
        d_address: '55 Music Concourse Dr',
      },
    ],
  ])('a customer who ships %s is asked for the traveler’s days', async (_way, form) => {
    const booking = await prepareBooking(customer, form);
    expect((await pay(booking)).json()).toMatchObject(required('date_of_arrival', 'terms'));
  });

  it('the club’s country counts, whatever the form says', async () => {
    const { db } = shop.context;
    const club = { destination: 'club', d_club_id: '1', d_country: 'CA' };
    const booking = await prepareBooking(customer, club);
    const { country } = await db
      .selectFrom('facilities')
      .select('country')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(country).toBe('US');
    expect((await pay(booking)).json().code).not.toBe('international_info_required');
  });

  it('an order does not use the travel dates of another cart, and no one without the cart’s token can read them', async () => {
    const [booking, other] = [
      await prepareBooking(customer, toronto),
      await prepareBooking(customer, toronto),
    ];
    await saveInternationalInfo(other);
    expect((await pay(booking)).json()).toMatchObject(required('date_of_arrival', 'terms'));
    const read = (token: string) =>
      customer.send('GET', `/api/v6/carts/${other.cartId}/international_info`, {
        headers: { 'x-cart-token': token },
      });
    expect((await read(booking.token)).json()).toMatchObject({ status: 404, code: 'cart_not_found' });
    expect((await read(other.token)).json()).toEqual({
      international_info: { date_of_arrival: '2026-12-01', date_of_departure: '2026-12-20' },
    });
  });
});

describe('PY-14 the traveler’s dates by payer and payment method', () => {
  it('a club’s account is not billed without the dates', async () => {
    const booking = await prepareBooking(await signedIn(shop, 'pro'), toronto);
    expect((await checkOutByClub(booking, '1')).json()).toMatchObject(required('date_of_arrival', 'terms'));
    await nothingHappened(booking, await salesNow());
  });

  it('every payment method type is refused without the dates', async () => {
    const payers: Payers = await startPayers(shop, 2);
    const attempts = await attemptsOfEveryType(shop, payers);
    for (const { booking, body, path, key, type } of attempts) {
      const refused = await booking.browser.send('POST', path, {
        headers: { 'x-cart-token': booking.token, 'idempotency-key': key },
        body: { ...body, ...toronto },
      });
      expect([type, refused.statusCode, refused.json().code]).toEqual([
        type,
        422,
        'international_info_required',
      ]);
    }
  });

  it('staff who took a cart over place the order with the dates that its customer saved', async () => {
    const booking = await prepareBooking(customer, toronto);
    await saveInternationalInfo(booking, { date_of_arrival: '2026-12-02' });
    const { display_id } = await shop.context.db
      .selectFrom('carts')
      .select('display_id')
      .where('id', '=', booking.cartId)
      .executeTakeFirstOrThrow();
    const made = await admin.send('POST', '/api/v6/takeovers', {
      body: { cart: display_id, reason: 'The customer called' },
    });
    const body = { takeover_id: made.json().takeover_id };
    const taken = await admin.send('POST', `/api/v5/carts/${booking.cartId}/takeover`, { body });
    const held = { ...booking, browser: admin, token: String(taken.json().cart_token) };
    expect((await pay(held)).json()).toMatchObject({ status: true, order_id: booking.orderId });
    expect(await daysOf(booking.orderId)).toMatchObject({ date_of_arrival: '2026-12-02' });
  });

  it('an earlier cart that replaces another one keeps its dates', async () => {
    const [cart, earlier] = [
      await prepareBooking(customer, toronto),
      await prepareBooking(customer, toronto),
    ];
    await saveInternationalInfo(earlier);
    const replaced = await customer.send('POST', `/api/v6/carts/${cart.cartId}/replace`, {
      body: { earlier_cart_id: earlier.cartId, keep: 'earlier' },
      headers: { 'x-cart-token': cart.token },
    });
    expect(replaced.statusCode).toBe(200);
    expect((await pay(cart)).json()).toMatchObject({ status: true });
  });

  it('staff who order for a customer save the dates with the cart', async () => {
    const booking = await prepareBooking(admin, toronto, 'usr_demo_customer');
    const body = { payment_method_type: 'NewCard' };
    expect((await pay(booking, body)).json()).toMatchObject(required('date_of_arrival', 'terms'));
    await saveInternationalInfo(booking);
    expect((await pay(booking, body)).json()).toMatchObject({ status: true });
    expect(await daysOf(booking.orderId)).toMatchObject({ date_of_arrival: '2026-12-01' });
  });
});

describe('PY-14 follow-ups of an international order', () => {
  it('an amendment uses the dates of its order, and new dates replace them', async () => {
    const { orderId } = await placeOrder(shop, customer, toronto);
    const dropOff = { ...toronto, price_api_order_id: orderId, outbound_pickup: '0' };
    const amended = await prepareBooking(customer, dropOff);
    expect((await pay(amended)).json()).toMatchObject({ status: true, order_id: orderId });
    expect(await daysOf(orderId)).toMatchObject({ date_of_arrival: '2026-12-01' });
    const again = await prepareBooking(customer, { ...toronto, price_api_order_id: orderId });
    await saveInternationalInfo(again, { date_of_arrival: '2026-12-03' });
    expect((await pay(again)).json()).toMatchObject({ status: true, order_id: orderId });
    expect(await daysOf(orderId)).toMatchObject({ date_of_arrival: '2026-12-03' });
  });

  it('a domestic order that is amended to go abroad needs the dates', async () => {
    const { orderId } = await placeOrder(shop, customer);
    const amended = await prepareBooking(customer, { ...toronto, price_api_order_id: orderId });
    expect((await pay(amended)).json()).toMatchObject(required('date_of_arrival', 'terms'));
  });

  it('a change of the pickup date uses the saved dates, and is refused when they are missing', async () => {
    const { orderId, cartId } = await placeOrder(shop, customer, toronto);
    const path = `/api/v6/orders/${orderId}/change`;
    const later = async (pickup_date: string) => {
      const change = { pickup_date };
      const { difference_cents } = (await customer.send('POST', `${path}/price`, { body: change })).json();
      return customer.send('POST', path, { body: { change, difference_cents } });
    };
    expect((await later('2026-12-01')).statusCode).toBe(200);
    await shop.context.db.deleteFrom('international_info').where('cart_id', '=', cartId).execute();
    const refused = await later('2026-12-02');
    expect(refused.json()).toMatchObject(required('date_of_arrival', 'terms'));
  });

  it('shipping again prefills future dates and drops past ones', async () => {
    const { orderId } = await placeOrder(shop, customer, toronto);
    const begin = async (browser: Browser) => {
      const cart = (await browser.send('POST', `/api/v6/orders/${orderId}/ship_again`)).json();
      const read = await browser.send('GET', `/api/v6/carts/${cart.id}/international_info`, {
        headers: { 'x-cart-token': cart.cart_token },
      });
      return read.json().international_info;
    };
    expect(await begin(customer)).toEqual({ date_of_arrival: '2026-12-01', date_of_departure: '2026-12-20' });
    shop.moveClock('2026-12-02T15:00:00Z');
    expect(await begin(await signedIn(shop))).toBeNull();
  });
});
