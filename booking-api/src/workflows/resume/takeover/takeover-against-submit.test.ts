import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { until } from '../../../testing/until.ts';
import { checkOut, prepareBooking } from '../../testing/booking.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
const admin = signedInBrowser(shop, 'admin');
const customer = signedInBrowser(shop);

const idFor = async (cart: string): Promise<string> =>
  (await admin.send('POST', '/api/v6/takeovers', { body: { cart, reason: 'called' } })).json().takeover_id;
const take = (cartId: string, takeover_id: string) =>
  admin.send('POST', `/api/v5/carts/${cartId}/takeover`, { body: { takeover_id } });
const ordersOf = (cartId: string) =>
  shop.context.db.selectFrom('orders').selectAll().where('cart_id', '=', cartId).execute();
const towns = {
  origin_city: 'Austin',
  origin_state: 'TX',
  destination_city: 'Miami',
  destination_state: 'FL',
};
const sessionOf = async (cartId: string) =>
  (
    await shop.context.db
      .selectFrom('carts')
      .select('session')
      .where('id', '=', cartId)
      .executeTakeFirstOrThrow()
  ).session;

describe('a takeover against the customer’s own submit', () => {
  it('EP-23, B3-24 the customer wins while their card is being checked', async () => {
    const booking = await prepareBooking(customer);
    const [id, nonce] = [await idFor(booking.cartId), await shop.gateway.nonce()];
    await shop.gateway.clear();
    await shop.gateway.fault({ operation: 'sale', mode: 'hold_before' });
    const pending = checkOut(booking, { nonce });
    await until(async () => (await shop.gateway.calls()).sale === 1);
    const taken = await take(booking.cartId, id);
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'cart_being_ordered']);
    await shop.gateway.release();
    expect((await pending).json()).toMatchObject({ status: true, error: null });
    expect(await ordersOf(booking.cartId)).toHaveLength(1);
  });

  it('EP-23, B3-24 one of the two wins, and nothing is lost', async () => {
    for (let round = 0; round < 12; round += 1) {
      const booking = await prepareBooking(customer);
      const [id, nonce] = [await idFor(booking.cartId), await shop.gateway.nonce()];
      // Every other time the customer is first, by an increasing head start; the first time staff are, by as
      // much as they need.
      const early = round % 2 === 1 ? checkOut(booking, { nonce }) : undefined;
      if (early) await new Promise((done) => setTimeout(done, round * 4));
      const taking = take(booking.cartId, id);
      if (round === 0) expect((await taking).statusCode).toBe(200);
      const [taken, order] = await Promise.all([taking, early ?? checkOut(booking, { nonce })]);
      const orders = await ordersOf(booking.cartId);
      const cart = await shop.context.db
        .selectFrom('carts')
        .select(['status', 'held_by'])
        .where('id', '=', booking.cartId)
        .executeTakeFirstOrThrow();
      if (taken.statusCode === 200) {
        expect([order.statusCode, orders, cart]).toEqual([
          404,
          [],
          { status: 'open', held_by: 'usr_demo_admin' },
        ]);
      } else {
        expect(taken.statusCode).toBe(409);
        expect(order.json()).toMatchObject({ status: true, error: null });
        expect([orders.length, cart]).toEqual([1, { status: 'ordered', held_by: null }]);
      }
    }
  });

  it('EP-18, TK-26, B3-24 staff win while their order is being placed: the customer neither reclaims the cart nor changes it then (attack 66)', async () => {
    const booking = await prepareBooking(customer);
    const taken = (await take(booking.cartId, await idFor(booking.cartId))).json();
    const nonce = await shop.gateway.nonce();
    const price = await admin.send('POST', '/refactor/v5/ship/ship_price', {
      body: { ...taken.ship_state, ...formOf(booking.body), cart_id: booking.cartId },
      headers: { 'x-cart-token': taken.cart_token },
    });
    await shop.gateway.clear();
    await shop.gateway.fault({ operation: 'sale', mode: 'hold_before' });
    const held = { ...booking, browser: admin, token: taken.cart_token };
    const pending = checkOut(held, { nonce, body: { quote_id: price.json().quote_id } });
    await until(async () => (await shop.gateway.calls()).sale === 1);
    const back = await customer.send('POST', `/api/v6/carts/${booking.cartId}/take-back`, {
      body: {},
      headers: { 'x-cart-token': booking.token },
    });
    expect([back.statusCode, back.json().code]).toEqual([409, 'cart_being_ordered']);
    const stored = await sessionOf(booking.cartId);
    const late = await customer.send('POST', `/api/v6/carts/${booking.cartId}/late-entries`, {
      body: { session: { ...towns, travelers: [], ship_state: oneWayForm }, hold_turn: 0 },
      headers: { 'x-cart-token': booking.token },
    });
    expect(late.json()).toMatchObject({ code: 'cart_changed_hands' });
    expect(await sessionOf(booking.cartId)).toEqual(stored);
    await shop.gateway.release();
    expect((await pending).json()).toMatchObject({ status: true, error: null });
  });

  it('EP-18 TK-14 the staff member who took it over can order it, for the customer', async () => {
    const booking = await prepareBooking(customer);
    const taken = (await take(booking.cartId, await idFor(booking.cartId))).json();
    expect((await checkOut(booking, { nonce: await shop.gateway.nonce() })).statusCode).toBe(404);
    const headers = { 'x-cart-token': taken.cart_token };
    const price = await admin.send('POST', '/refactor/v5/ship/ship_price', {
      body: { ...taken.ship_state, ...formOf(booking.body), cart_id: booking.cartId },
      headers,
    });
    const placed = await checkOut(
      { ...booking, browser: admin, token: taken.cart_token },
      { nonce: await shop.gateway.nonce(), body: { quote_id: price.json().quote_id } },
    );
    expect(placed.json()).toMatchObject({ status: true, error: null });
    expect(await ordersOf(booking.cartId)).toMatchObject([{ user_id: 'usr_demo_customer' }]);
  });
});

/** The shipment of a payment form. */
function formOf(body: Record<string, unknown>): Record<string, unknown> {
  const paymentFields = [
    'quote_id',
    'payment_method_type',
    'store_card_information',
    'billing-zip-code',
    'billing-country',
  ];
  return Object.fromEntries(Object.entries(body).filter(([name]) => !paymentFields.includes(name)));
}
