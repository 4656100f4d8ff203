import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { type Booking, checkOut, checkOutByClub, newKey, prepareBooking } from '../../testing/booking.ts';
import { startShop } from '../../testing/shop.ts';
import { pricedAgain, takeOverPriced } from '../../testing/taken-over.ts';

jest.setTimeout(180_000);
const shop = startPerFile(() => startShop({ RATE_LIMIT_SCALE: '20' }));
const admin = signedInBrowser(shop, 'admin');
const customer = signedInBrowser(shop);
let guest: Browser;
beforeAll(async () => {
  guest = await shop.browser();
});

const takenOver = (owner: Browser = guest) => takeOverPriced(admin, owner);

const name = ({ browser, cartId, token }: Booking, body: Record<string, unknown>) =>
  browser.send('POST', `/api/v6/carts/${cartId}/buyer`, { body, headers: { 'x-cart-token': token } });
const gina = (email: string) => ({ email, first_name: 'Gina', last_name: 'Guest' });
const orderOf = (id: string) =>
  shop.context.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
const cartOf = (id: string) =>
  shop.context.db.selectFrom('carts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const cardsOf = (userId: string) =>
  shop.context.db.selectFrom('payment_methods').select('id').where('user_id', '=', userId).execute();

describe('the buyer of a guest’s cart that staff took over', () => {
  it('CO-124 the order is never the employee’s: without a buyer nothing is ordered, charged or asked for', async () => {
    const { held } = await takenOver();
    await shop.gateway.clear();
    const tries = [
      await checkOut(held, { nonce: await shop.gateway.nonce() }),
      await checkOutByClub(held, '1'),
      await admin.send('POST', '/api/v6/order_pay_links', {
        headers: { 'x-cart-token': held.token, 'idempotency-key': newKey() },
        body: { ...held.body, pay_link_email: 'gina@guest.test' },
      }),
    ];
    for (const answer of tries)
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'customer_needed']);
    expect((await shop.gateway.calls()).sale ?? 0).toBe(0);
    expect(await orderOf(held.orderId)).toBeUndefined();
  });

  it('CO-124 a new email gets an account and an invitation, and the order is its owner’s, placed by staff', async () => {
    const { held } = await takenOver();
    const named = await name(held, gina('gina.new@guest.test'));
    expect(named.json()).toMatchObject({
      person: { email: 'gina.new@guest.test', name: 'Gina Guest' },
      added: true,
    });
    const answer = await checkOut(await pricedAgain(held), { nonce: await shop.gateway.nonce() });
    expect(answer.json()).toMatchObject({ status: true, error: null });
    const order = await orderOf(held.orderId);
    expect(order?.user_id).toBe(named.json().person.user_id);
    const receipt = await admin.send('GET', `/api/v6/orders/${held.orderId}/receipt`);
    expect(receipt.json()).toMatchObject({
      confirmation_to: 'gina.new@guest.test',
      customer_name: 'Gina Guest',
    });
    const noted = await shop.context.db
      .selectFrom('audit_events')
      .select(['kind', 'user_id'])
      .where('subject', '=', named.json().person.user_id)
      .where('kind', 'in', ['staff.named_buyer', 'order.placed_on_behalf'])
      .execute();
    expect(noted).toEqual([
      { kind: 'staff.named_buyer', user_id: 'usr_demo_admin' },
      { kind: 'order.placed_on_behalf', user_id: 'usr_demo_admin' },
    ]);
  });

  it('CO-124 an email with an account makes that account the customer, in any spelling', async () => {
    const { held } = await takenOver();
    const named = await name(held, { email: ' Customer@Demo.test ' });
    expect(named.json()).toMatchObject({ person: { user_id: 'usr_demo_customer' }, added: false });
    await checkOut(await pricedAgain(held), { nonce: await shop.gateway.nonce() });
    expect((await orderOf(held.orderId))?.user_id).toBe('usr_demo_customer');
    const listed = (await customer.send('GET', '/api/v6/orders')).json().orders;
    expect(listed.map(({ order_id }: { order_id: string }) => order_id)).toContain(held.orderId);
  });

  it('CO-124 the buyer can be corrected before the order', async () => {
    const { held } = await takenOver();
    await name(held, gina('wrong@guest.test'));
    const named = await name(held, gina('right@guest.test'));
    expect((await cartOf(held.cartId)).user_id).toBe(named.json().person.user_id);
  });

  it('CO-124 an employee’s own email, a wrong one, and an unknown one without a name are refused at their field', async () => {
    const { held } = await takenOver();
    const refused = async (body: Record<string, unknown>) => (await name(held, body)).json().fields;
    expect(await refused({ email: 'Admin@demo.test' })).toEqual([{ path: 'email', code: 'own_email' }]);
    expect(await refused({ email: 'gina' })).toEqual([{ path: 'email', code: 'email_not_valid' }]);
    expect(await refused({ email: 'nameless@guest.test' })).toEqual([
      { path: 'first_name', code: 'name_not_valid' },
      { path: 'last_name', code: 'name_not_valid' },
    ]);
  });

  it('CO-124 a card typed in a taken-over cart is not saved to the staff’s account, and their saved cards pay for none', async () => {
    const own = await prepareBooking(admin);
    await checkOut(own, {
      nonce: await shop.gateway.nonce(),
      body: { store_card_information: 'true' },
    });
    const cards = await cardsOf('usr_demo_admin');
    expect(cards).toHaveLength(1);
    const { held } = await takenOver();
    await name(held, gina('gina.card@guest.test'));
    const priced = await pricedAgain(held);
    const refused = await checkOut(priced, {
      body: { payment_method_type: 'previousCard', payment_method_id: cards[0]?.id },
    });
    expect(refused.statusCode).toBe(403);
    const answer = await checkOut(priced, {
      nonce: await shop.gateway.nonce('5555555555554444'),
      body: { store_card_information: 'true' },
    });
    expect(answer.json()).toMatchObject({ status: true });
    expect(await cardsOf('usr_demo_admin')).toEqual(cards);
  });

  it('attack 158: naming an email gives neither the guest nor their browser anything of its account', async () => {
    const { theirs, held } = await takenOver();
    await name(held, { email: 'customer@demo.test' });
    const mine = { headers: { 'x-cart-token': theirs.token } };
    const read = await guest.send('GET', `/api/v6/carts/${theirs.cartId}/session`, mine);
    const hold = await guest.send('GET', `/api/v6/carts/${theirs.cartId}/hold`, mine);
    expect(`${read.body}${hold.body}`).not.toMatch(/usr_demo_customer|customer@demo\.test/);
    // The guest cannot name anyone, before or after the takeover.
    expect((await name({ ...theirs, browser: guest }, gina('me@guest.test'))).statusCode).toBe(401);
    expect((await name({ ...theirs, browser: admin }, gina('me@guest.test'))).statusCode).toBe(404);
    // What the guest reclaims is a guest's cart again.
    await guest.send('POST', `/api/v6/carts/${theirs.cartId}/take-back`, { ...mine, body: {} });
    expect(await cartOf(theirs.cartId)).toMatchObject({ user_id: null, buyer_named: false });
    const late = await name(held, gina('late@guest.test'));
    expect([late.statusCode, late.json().code]).toEqual([404, 'cart_not_found']);
  });

  it('attack 158: the receipt of the order opens to its owner and to staff, not to the browser whose cart it was', async () => {
    const { theirs, held } = await takenOver();
    await name(held, { email: 'customer@demo.test' });
    await checkOut(await pricedAgain(held), { nonce: await shop.gateway.nonce() });
    const mine = { headers: { 'x-cart-token': theirs.token } };
    const hold = await guest.send('GET', `/api/v6/carts/${theirs.cartId}/hold`, mine);
    expect(hold.json()).toMatchObject({ held_by: 'Alex', order_id: held.orderId });
    const receipt = (browser: Browser) => browser.send('GET', `/api/v6/orders/${held.orderId}/receipt`, mine);
    expect((await receipt(guest)).statusCode).toBe(401);
    expect((await receipt(customer)).statusCode).toBe(200);
    const another = await shop.browser();
    await another.signIn('pro');
    expect((await receipt(another)).statusCode).toBe(404);
  });

  it('CO-124 a customer’s cart keeps its customer, and an order in progress its buyer', async () => {
    const { held } = await takenOver(customer);
    const kept = await name(held, gina('gina@guest.test'));
    expect([kept.statusCode, kept.json().code]).toEqual([409, 'cart_taken_over']);

    const next = (await takenOver()).held;
    await name(next, gina('gina.slow@guest.test'));
    const priced = await pricedAgain(next);
    const nonce = await shop.gateway.nonce();
    await shop.gateway.clear();
    await shop.gateway.fault({ operation: 'sale', mode: 'hold_before' });
    const pending = checkOut(priced, { nonce });
    await until(async () => (await shop.gateway.calls()).sale === 1);
    const late = await name(next, gina('other@guest.test'));
    expect([late.statusCode, late.json().code]).toEqual([409, 'cart_being_ordered']);
    await shop.gateway.release();
    expect((await pending).json()).toMatchObject({ status: true });
  });
});
