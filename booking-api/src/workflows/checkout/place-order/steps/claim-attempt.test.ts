import { oneServer } from '../../../../testing/round-robin-servers.ts';
import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { checkOut, newKey, prepareBooking } from '../../../testing/booking.ts';
import { gatewaySales, moneyProblems } from '../../../testing/money/money-problems.ts';
import { noPaymentsUnderWay } from '../../../testing/settled.ts';
import { startShop } from '../../../testing/shop.ts';

const shop = startPerFile(() => startShop(oneServer));
const admin = signedInBrowser(shop, 'admin');
const customer = signedInBrowser(shop);

/** Starts something once, between reading the next attempt and storing it. Returns its result. */
function meanwhile<T>(work: () => Promise<T>): Promise<T> {
  const { priceAgain } = shop.ordering;
  const begun = Promise.withResolvers<T>();
  jest.spyOn(shop.ordering, 'priceAgain').mockImplementationOnce(async (...asked) => {
    work().then(begun.resolve, begun.reject);
    return priceAgain(...asked);
  });
  return begun.promise;
}
afterEach(() => jest.restoreAllMocks());

const ordersOf = (cartId: string) =>
  shop.context.db.selectFrom('orders').select('id').where('cart_id', '=', cartId).execute();

describe('an attempt that holds the lock of its cart', () => {
  it('EP-23, B3-24 a takeover in between waits, and one of the two wins', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce();
    const cart = booking.cartId;
    const body = { cart, reason: 'called' };
    const { takeover_id } = (await admin.send('POST', '/api/v6/takeovers', { body })).json();
    const takeover = meanwhile(() =>
      admin.send('POST', `/api/v5/carts/${cart}/takeover`, { body: { takeover_id } }),
    );
    expect((await checkOut(booking, { nonce })).json()).toMatchObject({ status: true, error: null });
    expect((await takeover).statusCode).toBe(409);
    expect(await ordersOf(cart)).toEqual([{ id: booking.orderId }]);
  });

  it('B3-1 another attempt on the cart waits, and places and charges nothing', async () => {
    const booking = await prepareBooking(customer);
    const [nonce, other] = [await shop.gateway.nonce(), await shop.gateway.nonce()];
    const sales = (await gatewaySales(shop.ledger)).length;
    const second = meanwhile(() => checkOut(booking, { nonce: other }));
    expect((await checkOut(booking, { nonce })).json()).toMatchObject({ status: true, error: null });
    const answer = await second;
    expect(['attempt_in_progress', 'cart_already_ordered']).toContain(
      answer.json().code ?? answer.json().error,
    );
    expect(await ordersOf(booking.cartId)).toHaveLength(1);
    expect(await gatewaySales(shop.ledger)).toHaveLength(sales + 1);
  });

  it('B3-2 a repetition of the attempt waits, and gets the same answer once there is one', async () => {
    const booking = await prepareBooking(customer);
    const asked = { nonce: await shop.gateway.nonce(), key: newKey() };
    const second = meanwhile(() => checkOut(booking, asked));
    const first = await checkOut(booking, asked);
    const repeated = await second;
    if (repeated.statusCode === 200) expect(repeated.body).toBe(first.body);
    else expect([repeated.statusCode, repeated.json().code]).toEqual([409, 'attempt_in_progress']);
    expect((await checkOut(booking, asked)).body).toBe(first.body);
    expect(await ordersOf(booking.cartId)).toHaveLength(1);
    await noPaymentsUnderWay(shop);
    expect(await moneyProblems(shop)).toEqual([]);
  });

  it.each(['\u0000', '\ud800', '\udc00'])(
    'B3-24 an attempt with text that cannot be stored is refused alone: %j',
    async (odd) => {
      const [booking, other] = [await prepareBooking(customer), await prepareBooking(customer)];
      booking.body.d_company_name = `Ann ${odd}`;
      const [refused, placed] = await Promise.all([
        checkOut(booking, { nonce: await shop.gateway.nonce() }),
        checkOut(other, { nonce: await shop.gateway.nonce() }),
      ]);
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'malformed']);
      expect(placed.json()).toMatchObject({ status: true, error: null });
      expect(await ordersOf(booking.cartId)).toEqual([]);
    },
  );
});
