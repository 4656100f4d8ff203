import { signedInBrowser, startPerFile } from '../../testing/server-per-file.ts';
import { checkOut, prepareBooking, signedIn } from '../../workflows/testing/booking.ts';
import { saveInternationalInfo } from '../../workflows/testing/international-info.ts';
import { placeOrder } from '../../workflows/testing/shipping.ts';
import { startShop } from '../../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);

const toronto = {
  d_country: 'CA',
  d_zip: 'M5V 3L9',
  d_state: 'ON',
  d_city: 'Toronto',
  d_address: '1 Front St W',
  arrival_date: '',
};
const teeTime = [
  { question: 'Will you play on the day of arrival?', answer: 'yes', type: 'logical' },
  { question: 'What is your tee time?', answer: '10:40', type: 'text' },
];
const answer = (cart_id: string, token: string, answers = teeTime) =>
  customer.send('POST', '/api/v5/club_preferences_answers', {
    body: { cart_id, club_preferences_answer: { club_id: 6, is_outbound: true, answers } },
    headers: { 'x-cart-token': token },
  });
const read = (orderId: string, browser = customer) =>
  browser.send('GET', `/api/v6/orders/${orderId}/preferences`);

describe('preferences of an order', () => {
  it('QN-09, QN-10, EP-55 preferences of an order are returned with the order, to its buyer and to admins', async () => {
    const booking = await prepareBooking(customer);
    expect((await answer(booking.cartId, booking.token)).statusCode).toBe(200);
    expect((await read(booking.orderId)).statusCode).toBe(404);
    await customer.send('POST', '/api/v5/international_info', {
      body: { international_info: { cart_id: booking.cartId, date_of_arrival: '2026-12-01', terms: true } },
      headers: { 'x-cart-token': booking.token },
    });
    expect((await checkOut(booking, { nonce: await shop.gateway.nonce() })).json()).toMatchObject({
      status: true,
    });
    const kept = {
      answers: [{ club_id: 6, club_name: 'Nightjar Golf Club', is_outbound: true, answers: teeTime }],
      international_info: { date_of_arrival: '2026-12-01', date_of_departure: null },
      // TR-29
      late_for: { what: 'arrival', day: '2026-12-01', arrival_date: '2026-12-02' },
    };
    expect((await read(booking.orderId)).json()).toEqual(kept);
    expect((await read(booking.orderId, await signedIn(shop, 'admin'))).json()).toEqual(kept);
  });

  it('QN-09 preferences of an order are empty when no questions are asked', async () => {
    const booking = await prepareBooking(customer);
    await checkOut(booking, { nonce: await shop.gateway.nonce() });
    expect((await read(booking.orderId)).json()).toEqual({ answers: [], international_info: null });
  });

  it('QN-09 preferences of an order are validated against the order, until the bags leave or it is canceled', async () => {
    const booking = await prepareBooking(customer, { destination: 'club', d_club_id: '6' });
    await checkOut(booking, { nonce: await shop.gateway.nonce() });
    expect((await answer(booking.cartId, booking.token)).statusCode).toBe(200);
    const elsewhere = await prepareBooking(customer);
    await checkOut(elsewhere, { nonce: await shop.gateway.nonce() });
    const refused = await answer(elsewhere.cartId, elsewhere.token);
    expect(refused.json().fields).toEqual([{ path: 'club_id', code: 'not_in_trip' }]);
    await customer.send('POST', `/api/v6/orders/${booking.orderId}/cancel`, { body: {} });
    const late = await answer(booking.cartId, booking.token);
    expect([late.statusCode, late.json().code]).toEqual([409, 'cart_already_ordered']);
  });

  it('QN-10 preferences of an order keep the dates that customs received; an order without dates may add some', async () => {
    const [abroad, home] = [await placeOrder(shop, customer, toronto), await placeOrder(shop, customer)];
    const other = await saveInternationalInfo(abroad, { date_of_arrival: '2026-12-05' });
    expect([other.statusCode, other.json().code]).toEqual([409, 'cart_already_ordered']);
    expect((await saveInternationalInfo(abroad)).statusCode).toBe(200);
    expect((await read(abroad.orderId)).json().international_info.date_of_arrival).toBe('2026-12-01');
    expect((await saveInternationalInfo(home)).statusCode).toBe(200);
  });

  it('QN-09 preferences of an order are not found for anyone else', async () => {
    const booking = await prepareBooking(customer);
    await answer(booking.cartId, booking.token);
    await checkOut(booking, { nonce: await shop.gateway.nonce() });
    for (const who of ['pro', 'guest']) {
      const other = who === 'pro' ? await signedIn(shop, 'pro') : await shop.browser();
      const refused = await read(booking.orderId, other);
      expect([404, 401]).toContain(refused.statusCode);
      expect(refused.body).not.toContain('10:40');
    }
    expect((await read('ord_none')).json()).toMatchObject({ status: 404, code: 'order_not_found' });
  });
});
