import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import {
  type Booking,
  checkOut,
  checkOutByClub,
  newKey,
  prepareBooking,
  signedIn,
} from '../../testing/booking.ts';
import { gatewaySales } from '../../testing/money/money-problems.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const overChristmas = { ...roundTripForm, arrival_date: '', return_pickup_date: '2026-12-22' };
afterEach(() => shop.context.db.deleteFrom('holiday_terms').execute());

const asking = { asks_holiday_terms: 'true' };
const pay = async (booking: Booking, key = newKey()) =>
  (await checkOut(booking, { nonce: await shop.gateway.nonce(), key, body: asking })).json();
const accept = (browser: typeof customer, more = {}) =>
  browser.send('GET', '/users/accept_holiday_tnc', { query: { holiday_terms: 'true', ...more } });
const receiptOf = async (orderId: string) =>
  (await customer.send('GET', `/api/v6/orders/${orderId}/receipt`)).json();
const wanted = { status: 422, code: 'holiday_terms_required' };

describe('the terms of the holiday weeks', () => {
  it('TL-26 MD-17 EP-50 EP-51 an order in these weeks waits for the terms, and is placed under the same key once they are accepted', async () => {
    const [booking, key] = [await prepareBooking(customer, overChristmas), newKey()];
    const sales = (await gatewaySales(shop.ledger)).length;
    expect(await pay(booking, key)).toMatchObject(wanted);
    expect((await checkOutByClub(booking, '1', { body: asking })).json()).toMatchObject(wanted);
    expect(await gatewaySales(shop.ledger)).toHaveLength(sales);
    await accept(customer);
    expect(await pay(booking, key)).toMatchObject({ status: true, order_id: booking.orderId });
  });

  it('MD-17 OPEN-19 the receipt of an order in these weeks confirms the accepted terms', async () => {
    await accept(customer);
    const [inTheWeeks, other] = [
      await prepareBooking(customer, overChristmas),
      await prepareBooking(customer, roundTripForm),
    ];
    await pay(inTheWeeks);
    expect(await receiptOf(inTheWeeks.orderId)).toMatchObject({ holiday_terms_accepted: true });
    await pay(other);
    expect(await receiptOf(other.orderId)).not.toHaveProperty('holiday_terms_accepted');
  });

  it('TL-26 a caller without a form for the terms is not refused', async () => {
    const booking = await prepareBooking(customer, overChristmas);
    const answer = await checkOut(booking, { nonce: await shop.gateway.nonce() });
    expect(answer.json()).toMatchObject({ status: true });
    expect(await receiptOf(booking.orderId)).not.toHaveProperty('holiday_terms_accepted');
  });

  it('TL-26 an order of other weeks needs no terms', async () => {
    expect(await pay(await prepareBooking(customer, roundTripForm))).toMatchObject({ status: true });
  });

  it('RO-13 the customer’s acceptance of the terms counts, even when staff order', async () => {
    const admin = await signedIn(shop, 'admin');
    const booking = await prepareBooking(admin, overChristmas, 'usr_demo_customer');
    await accept(admin);
    expect(await pay(booking)).toMatchObject(wanted);
    await accept(admin, { on_behalf_user: 'usr_demo_customer' });
    expect(await pay(booking)).toMatchObject({ status: true });
  });
});
