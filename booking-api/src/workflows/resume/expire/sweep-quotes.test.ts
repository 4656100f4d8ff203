import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { until } from '../../../testing/until.ts';
import { type Booking, checkOut, prepareBooking } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { settled } from '../../testing/settled.ts';
import { impatient, startShop } from '../../testing/shop.ts';
import { sweepQuotes } from './sweep-quotes.ts';

const shop = startPerFile(() => startShop(impatient));
const customer = signedInBrowser(shop);
checkBooksAfterEach(shop);

const quotesOf = async ({ cartId }: Booking) =>
  (await shop.context.db.selectFrom('quotes').select('id').where('cart_id', '=', cartId).execute()).length;
const sweepAfter = (days: number) => {
  const later = shop.context.clock.now() + days * 86_400_000;
  return sweepQuotes(shop.context.db, { ...shop.context.clock, now: () => later });
};

describe('old quotes', () => {
  it('PR-05 quotes are removed after ninety days, except those that an order names', async () => {
    const [left, ordered] = [await prepareBooking(customer), await prepareBooking(customer)];
    const answer = await checkOut(ordered, { nonce: await shop.gateway.nonce() });
    expect(answer.json()).toMatchObject({ status: true });
    await settled(shop, ordered.orderId);
    await sweepAfter(89);
    expect(await quotesOf(left)).toBe(1);
    await sweepAfter(91);
    expect([await quotesOf(left), await quotesOf(ordered)]).toEqual([0, 1]);
  });

  it('B3-8 quotes are kept while an attempt on their cart is in progress, so that it can become an order', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce();
    await shop.gateway.fault({ operation: 'sale', mode: 'hold_before' });
    expect((await checkOut(booking, { nonce })).json()).toMatchObject({ status: 'pending' });
    await sweepAfter(91);
    expect(await quotesOf(booking)).toBe(1);
    await shop.gateway.release();
    const query = { order_id: booking.orderId };
    const status = async () => (await customer.send('GET', '/api/v5/order_status', { query })).json().status;
    await until(async () => (await status()) === true);
    await settled(shop, booking.orderId);
  });
});
