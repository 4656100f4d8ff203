import { sql } from 'kysely';
import { forTheseTests, signedInForTheseTests } from '../../testing/for-these-tests.ts';
import { oneServer } from '../../testing/servers-in-turns.ts';
import { newKey, prepareBooking, press } from '../testing/booking.ts';
import { gatewaySales, moneyProblems } from '../testing/money.ts';
import { quiet } from '../testing/settled.ts';
import { startShop } from '../testing/shop.ts';

const shop = forTheseTests(() => startShop(oneServer));
const admin = signedInForTheseTests(shop, 'admin');
const customer = signedInForTheseTests(shop);

/** Does something once, between the reading of the next press and its being written down. Counts how often it is priced. */
function meanwhile(work: () => Promise<unknown>) {
  const { priceAgain } = shop.ordering;
  let others = [work];
  return jest.spyOn(shop.ordering, 'priceAgain').mockImplementation(async (...asked) => {
    const priced = await priceAgain(...asked);
    const [other] = others;
    others = [];
    await other?.();
    return priced;
  });
}
afterEach(() => jest.restoreAllMocks());

const ordersOf = (cartId: string) =>
  shop.context.db.selectFrom('orders').select('id').where('cart_id', '=', cartId).execute();

describe('a press that is read without a lock', () => {
  it('B3-1 is priced once when nothing comes between', async () => {
    const booking = await prepareBooking(customer);
    const priced = meanwhile(async () => {});
    expect((await press(booking, { nonce: await shop.gateway.nonce() })).json()).toMatchObject({
      error: null,
    });
    expect(priced).toHaveBeenCalledTimes(1);
  });

  it('EP-23, B3-24 loses to a takeover that comes between', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce();
    const cart = booking.cartId;
    const body = { cart, reason: 'called' };
    const { takeover_id } = (await admin.send('POST', '/api/v6/takeovers', { body })).json();
    const sales = (await gatewaySales(shop.ledger)).length;
    meanwhile(async () => {
      const taken = await admin.send('POST', `/api/v5/carts/${cart}/takeover`, { body: { takeover_id } });
      expect(taken.statusCode).toBe(200);
    });
    const answer = await press(booking, { nonce });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'cart_not_found']);
    expect(await ordersOf(cart)).toEqual([]);
    expect(await gatewaySales(shop.ledger)).toHaveLength(sales);
  });

  it('B3-24 is read again under the lock when its cart was written between, and placed', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce();
    const priced = meanwhile(() =>
      sql`update carts set updated_at = updated_at where id = ${booking.cartId}`.execute(shop.context.db),
    );
    expect((await press(booking, { nonce })).json()).toMatchObject({ status: true, error: null });
    expect(priced).toHaveBeenCalledTimes(2);
    expect(await ordersOf(booking.cartId)).toEqual([{ id: booking.orderId }]);
  });

  it('B3-1 is told of the order that another press has placed between', async () => {
    const booking = await prepareBooking(customer);
    const [nonce, other] = [await shop.gateway.nonce(), await shop.gateway.nonce()];
    const sales = (await gatewaySales(shop.ledger)).length;
    meanwhile(() => press(booking, { nonce: other }));
    expect((await press(booking, { nonce })).json()).toMatchObject({
      error: 'cart_already_ordered',
      order_id: booking.orderId,
    });
    expect(await ordersOf(booking.cartId)).toHaveLength(1);
    expect(await gatewaySales(shop.ledger)).toHaveLength(sales + 1);
  });

  it('B3-2 gives the answer of the press with its key that came between', async () => {
    const booking = await prepareBooking(customer);
    const asked = { nonce: await shop.gateway.nonce(), key: newKey() };
    const bodies: string[] = [];
    meanwhile(async () => bodies.push((await press(booking, asked)).body));
    bodies.push((await press(booking, asked)).body);
    expect(bodies).toEqual([bodies[0], bodies[0]]);
    expect(await ordersOf(booking.cartId)).toHaveLength(1);
    await quiet(shop);
    expect(await moneyProblems(shop)).toEqual([]);
  });

  it.each(['\u0000', '\ud800', '\udc00'])(
    'B3-24 is refused alone when it holds text that cannot be kept: %j',
    async (odd) => {
      const [booking, other] = [await prepareBooking(customer), await prepareBooking(customer)];
      booking.body.d_company_name = `Ann ${odd}`;
      const [refused, placed] = await Promise.all([
        press(booking, { nonce: await shop.gateway.nonce() }),
        press(other, { nonce: await shop.gateway.nonce() }),
      ]);
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'malformed']);
      expect(placed.json()).toMatchObject({ status: true, error: null });
      expect(await ordersOf(booking.cartId)).toEqual([]);
    },
  );
});
