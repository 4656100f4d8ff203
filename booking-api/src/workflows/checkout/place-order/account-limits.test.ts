import { checkOut, newKey, prepareBooking, signedIn } from '../../testing/booking.ts';
import { payingCustomer } from './testing/paying-customer.ts';

const { customer, nothingCalled, shop, status } = payingCustomer();

describe('limits of an account', () => {
  it('attacks 8, 9: another customer cannot pay for, see or ask about an order; staff may see it', async () => {
    const booking = await prepareBooking(customer);
    await checkOut(booking, { nonce: await shop.gateway.nonce() });
    const nonce = await shop.gateway.nonce();
    await shop.gateway.clear();
    const stranger = await signedIn(shop, 'pro');
    const foreign = await checkOut({ ...booking, browser: stranger, token: 'y'.repeat(43) }, { nonce });
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'cart_not_found']);
    const withToken = await checkOut({ ...booking, browser: stranger }, { nonce });
    expect([withToken.statusCode, withToken.json().code]).toEqual([404, 'cart_not_found']);
    await nothingCalled();
    expect((await status(booking.orderId, stranger)).statusCode).toBe(404);
    const receipt = `/api/v6/orders/${booking.orderId}/receipt`;
    const seen = [stranger, await signedIn(shop, 'admin'), await shop.browser()].map(
      async (browser) => (await browser.send('GET', receipt)).statusCode,
    );
    expect(await Promise.all(seen)).toEqual([404, 200, 401]);
    expect((await stranger.send('GET', '/api/v6/orders/ord_unknown/receipt')).json()).toMatchObject({
      code: 'order_not_found',
    });
  });

  it('attack 39: an account that tries card after card is stopped for the hour', async () => {
    const tester = await signedIn(shop, 'adminplus');
    const booking = await prepareBooking(tester);
    for (let card = 0; card < 20; card += 1) {
      const answer = await checkOut(booking, { nonce: await shop.gateway.nonce('4000111111111115') });
      expect(answer.json()).toMatchObject({ error: 'card_declined' });
    }
    expect((await checkOut(booking, { nonce: await shop.gateway.nonce() })).statusCode).toBe(429);
  });

  it('EP-50 a method that is not offered is refused', async () => {
    const booking = await prepareBooking(customer);
    const as = async (payment_method_type: string) => {
      const answer = await checkOut(booking, { nonce: newKey(), body: { payment_method_type } });
      return [answer.statusCode, answer.json().code];
    };
    expect(await as('clubBilling')).toEqual([422, 'invalid']);
    expect(await as('OtherRefund')).toEqual([403, 'not_allowed']);
    expect(await as('Barter')).toEqual([400, 'malformed']);
  });
});
