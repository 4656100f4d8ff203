import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { until } from '../../../../testing/until.ts';
import { checkOut, prepareBooking } from '../../../testing/booking.ts';
import { salesOf } from '../../../testing/cart-records.ts';
import { checkBooksAfterEach } from '../../../testing/check-books-after-each.ts';
import { settled } from '../../../testing/settled.ts';
import { impatient, startShop } from '../../../testing/shop.ts';

const shop = startPerFile(() => startShop({ ...impatient, CHECKOUT_DEADLINE_MS: '400' }));
const customer = signedInBrowser(shop);
checkBooksAfterEach(shop);

const status = async (orderId: string) =>
  (await customer.send('GET', '/api/v5/order_status', { query: { order_id: orderId } })).json();

describe('a gateway that does not answer within the deadline of a checkout attempt', () => {
  it('B3-8: an authorization past the deadline leaves the attempt pending without another call, and it is decided later', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce();
    await shop.gateway.fault({ operation: 'sale', mode: 'hold' });
    expect((await checkOut(booking, { nonce })).json()).toMatchObject({ status: 'pending' });
    expect((await shop.gateway.calls()).search).toBeUndefined();
    await shop.gateway.release();
    await until(async () => (await status(booking.orderId)).status === true);
    expect(await salesOf(shop, booking.cartId)).toHaveLength(1);
    await settled(shop, booking.orderId);
  });

  it('B3-8: a card check past the deadline ends the attempt unpaid', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce();
    await shop.gateway.fault({ operation: 'nonce', mode: 'hold' });
    expect((await checkOut(booking, { nonce })).json()).toMatchObject({
      status: false,
      error: 'gateway_unavailable',
    });
    await shop.gateway.release();
    expect(await salesOf(shop, booking.cartId)).toHaveLength(0);
  });
});
