import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import type { Browser } from '../../../../testing/test-app.ts';
import { authorize, type Booking, checkOut, prepareBooking } from '../../../testing/booking.ts';
import { checkBooksAfterEach } from '../../../testing/check-books-after-each.ts';
import { gatewaySales } from '../../../testing/money/money-problems.ts';
import { keepCard } from '../../../testing/saved-card.ts';
import { settled } from '../../../testing/settled.ts';
import { startShop } from '../../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const pro = signedInBrowser(shop, 'pro');
const admin = signedInBrowser(shop, 'admin');
checkBooksAfterEach(shop);

const as = (booking: Booking, payment_method_type: string, more: Record<string, unknown> = {}) =>
  checkOut(booking, { body: { payment_method_type, ...more } });
/** The receipt's text about an order's payment. */
const paidBy = async (browser: Browser, { orderId }: Booking) =>
  (await browser.send('GET', `/api/v6/orders/${orderId}/receipt`)).json().payment;
const lastSale = async () => (await gatewaySales(shop.ledger)).at(-1);

describe('payment methods with a nonce', () => {
  it.each([
    ['NewCard', () => shop.gateway.nonce()],
    ['paypal', () => shop.gateway.walletNonce('paypal')],
    ['applePay', () => shop.gateway.walletNonce('apple_pay')],
    ['applePayUnLogged', () => shop.gateway.walletNonce('apple_pay')],
  ] as const)(
    'PY-06, PY-20 %s pays: the order is placed, its money captured and booked',
    async (type, nonce) => {
      const booking = await prepareBooking(customer);
      const answer = await checkOut(booking, { nonce: await nonce(), body: { payment_method_type: type } });
      expect(answer.json()).toMatchObject({ status: true, order_id: booking.orderId, payment_type: type });
      await settled(shop, booking.orderId);
      expect(await lastSale()).toMatchObject({ amount_cents: booking.totalCents });
    },
  );

  it('PY-20 a PayPal agreement is saved on request, and pays again', async () => {
    const booking = await prepareBooking(pro);
    await checkOut(booking, {
      nonce: await shop.gateway.walletNonce('paypal'),
      body: { payment_method_type: 'paypal', store_card_information: 'true' },
    });
    const [kept] = (await pro.send('GET', '/refactor/ship/payment_info')).json().cards;
    expect(kept.credit_card_number).toBe('PayPal');
    const again = await as(await prepareBooking(pro), 'previousCard', {
      payment_method_id: kept.payment_method_id,
    });
    expect(again.json()).toMatchObject({ status: true });
  });

  it('PY-22 EP-49 a PayPal agreement does not count as the card on file', async () => {
    const onFile = async () => {
      const info = await customer.send('GET', '/refactor/ship/user_payment_info/usr_demo_customer');
      const { credit_card_number, payment_method_id } = info.json();
      return { credit_card_number, payment_method_id };
    };
    const card = await keepCard(shop, customer, 'usr_demo_customer');
    const before = await onFile();
    await checkOut(await prepareBooking(customer), {
      nonce: await shop.gateway.walletNonce('paypal'),
      body: { payment_method_type: 'paypal', store_card_information: 'true' },
    });
    expect(await onFile()).toEqual(before);
    const booking = await prepareBooking(customer);
    expect((await as(booking, 'chargeOnFileCreditCard')).json()).toMatchObject({ status: true });
    expect((await paidBy(customer, booking)).description).toContain('ending in');
    await customer.send('DELETE', `/api/v6/payment_methods/${before.payment_method_id}`);
    expect([card, await onFile()]).toEqual([
      before.payment_method_id,
      { credit_card_number: null, payment_method_id: null },
    ]);
    const refused = await as(await prepareBooking(customer), 'chargeOnFileCreditCard');
    expect(refused.json().code).toBe('payment_method_not_found');
  });

  it('PY-19 a nonce of another kind than the method is refused', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.walletNonce('paypal');
    expect((await checkOut(booking, { nonce })).json()).toMatchObject({
      status: false,
      error: 'nonce_unknown',
    });
    const card = await checkOut(booking, {
      nonce: await shop.gateway.nonce(),
      body: { payment_method_type: 'applePay' },
    });
    expect(card.json()).toMatchObject({ status: false, error: 'nonce_unknown' });
  });
});

describe('saved payment methods', () => {
  it.each(['previousCard', 'PreviousCard'])('PY-22 %s charges the user’s own saved card', async (type) => {
    const id = await keepCard(shop, customer, 'usr_demo_customer');
    const booking = await prepareBooking(customer);
    expect((await as(booking, type, { payment_method_id: id })).json()).toMatchObject({ status: true });
    await settled(shop, booking.orderId);
    expect(await lastSale()).toMatchObject({ amount_cents: booking.totalCents });
  });

  it('another person’s card is not found, and never charged', async () => {
    const id = await keepCard(shop, customer, 'usr_demo_customer');
    await shop.gateway.clear();
    for (const browser of [pro, admin]) {
      const answer = await as(await prepareBooking(browser), 'previousCard', { payment_method_id: id });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'payment_method_not_found']);
    }
    const unknown = await as(await prepareBooking(customer), 'previousCard', {
      payment_method_id: 'pm_none',
    });
    const unnamed = await as(await prepareBooking(customer), 'previousCard');
    expect([unknown.statusCode, unnamed.statusCode]).toEqual([404, 404]);
    expect((await shop.gateway.calls()).sale ?? 0).toBe(0);
  });

  it('chargeOnFileCreditCard charges the card on file: the user’s own, or for an admin the customer’s', async () => {
    await keepCard(shop, customer, 'usr_demo_customer');
    expect((await as(await prepareBooking(customer), 'chargeOnFileCreditCard')).json()).toMatchObject({
      status: true,
    });
    const booking = await prepareBooking(admin, {}, 'usr_demo_customer');
    const authorization_id = await authorize(booking);
    expect((await as(booking, 'chargeOnFileCreditCard', { authorization_id })).json()).toMatchObject({
      status: true,
    });
    await settled(shop, booking.orderId);
    const order = await shop.context.db
      .selectFrom('orders')
      .select('user_id')
      .where('id', '=', booking.orderId)
      .executeTakeFirstOrThrow();
    expect(order.user_id).toBe('usr_demo_customer');
  });

  it('chargeUserCreditCard charges another user’s card for an admin on that user’s behalf, and is recorded', async () => {
    const payment_method_id = await keepCard(shop, customer, 'usr_demo_customer');
    const booking = await prepareBooking(admin, {}, 'usr_demo_customer');
    const authorization_id = await authorize(booking);
    const charged = await as(booking, 'chargeUserCreditCard', { payment_method_id, authorization_id });
    expect(charged.json()).toMatchObject({ status: true, payment_type: 'chargeUserCreditCard' });
    const { entries } = (
      await admin.send('GET', '/api/v6/audit', { query: { subject: 'usr_demo_customer' } })
    ).json();
    expect(entries[0]).toMatchObject({
      actor: 'usr_demo_admin',
      act: 'order.placed_on_behalf',
      detail: { order: booking.orderId, payment: 'chargeUserCreditCard' },
    });
  });

  it('chargeUserCreditCard is refused to everyone else, and without a user to charge', async () => {
    const payment_method_id = await keepCard(shop, customer, 'usr_demo_customer');
    await shop.context.db
      .updateTable('users')
      .set({ club_id: 1 })
      .where('id', '=', 'usr_demo_customer')
      .execute();
    const byPro = await as(await prepareBooking(pro, {}, 'usr_demo_customer'), 'chargeUserCreditCard', {
      payment_method_id,
    });
    expect([byPro.statusCode, byPro.json().code]).toEqual([403, 'not_allowed']);
    for (const browser of [customer, admin]) {
      const answer = await as(await prepareBooking(browser), 'chargeUserCreditCard', { payment_method_id });
      expect(answer.statusCode).toBe(403);
    }
    await shop.context.db
      .updateTable('users')
      .set({ club_id: null })
      .where('id', '=', 'usr_demo_customer')
      .execute();
  });
});

describe('the holder of a card', () => {
  it('VL-48 a pro user with ten saved payment methods must name another cardholder', async () => {
    const { db } = shop.context;
    const saved = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        token: `token-${index}`,
        user_id: 'usr_demo_pro',
        provider: 'sandbox',
        card_type: 'Visa',
        last4: '1111',
        removed_at: null,
      }));
    await db.deleteFrom('payment_methods').where('user_id', '=', 'usr_demo_pro').execute();
    await db.insertInto('payment_methods').values(saved(9)).execute();
    const pay = async (email: string) =>
      checkOut(await prepareBooking(pro), {
        nonce: await shop.gateway.nonce(),
        body: { 'card-holder-email': email },
      });
    expect((await pay('pro@demo.test')).json()).toMatchObject({ status: true });
    await db.insertInto('payment_methods').values(saved(10).slice(9)).execute();
    for (const email of [' PRO@demo.test ', 'nobody']) {
      const refused = await pay(email);
      expect([refused.statusCode, refused.json().fields]).toEqual([
        422,
        [{ path: 'card-holder-email', code: 'card_holder_email_needed' }],
      ]);
    }
    expect((await pay('member@club.test')).json()).toMatchObject({ status: true });
  });
});
