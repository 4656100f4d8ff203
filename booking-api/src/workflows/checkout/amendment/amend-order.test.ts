import { balancesOf } from '../../../modules/credits/public/credits.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm, roundTripForm } from '../../../testing/shipment-forms.ts';
import { type Browser, testInstant } from '../../../testing/test-app.ts';
import { checkOut, checkOutByClub, prepareBooking, signedIn } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { gatewaySales } from '../../testing/money/money-problems.ts';
import { settled } from '../../testing/settled.ts';
import { paidOrder } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const admin = signedInBrowser(shop, 'admin');
checkBooksAfterEach(shop);

const ordered = () => paidOrder(shop, customer);
/** Dropping the bags off costs 14.95 less than a pickup. */
const cheaper = (orderId: string) => ({ price_api_order_id: orderId, outbound_pickup: '0' });
const refundsOf = (orderId: string) =>
  shop.context.db
    .selectFrom('refunds')
    .innerJoin('refund_parts', 'refund_id', 'refunds.id')
    .select(['target', 'method', 'refunds.amount_cents'])
    .where('order_id', '=', orderId)
    .execute();
const lines = async (orderId: string) =>
  (await customer.send('GET', `/api/v6/orders/${orderId}/receipt`)).json();

describe('amending an order', () => {
  it('PR-04, PR-10 an amendment is priced by its difference: negative when it costs less, positive when it costs more', async () => {
    const { orderId } = await ordered();
    expect((await prepareBooking(customer, cheaper(orderId))).totalCents).toBe(-1495);
    expect((await prepareBooking(customer, { price_api_order_id: orderId })).totalCents).toBe(0);
    const more = await prepareBooking(customer, { ...roundTripForm, price_api_order_id: orderId });
    expect(more.totalCents).toBe(2 * (10_450 + 1495) - 12_495);
  });

  it.each([
    ['WalletTransfer', 'wallet', 'wallet'],
    ['NewCard', 'original', 'card'],
  ])('OPEN-38 an amendment with %s refunds the difference (%s)', async (type, target, method) => {
    const { orderId } = await ordered();
    const before = (await balancesOf(shop.context.db, 'usr_demo_customer')).wallet;
    const booking = await prepareBooking(customer, cheaper(orderId));
    const answer = await checkOut(booking, { body: { payment_method_type: type } });
    expect(answer.json()).toMatchObject({ status: true, order_id: orderId, payment_type: type });
    expect(await refundsOf(orderId)).toEqual([{ target, method, amount_cents: 1495 }]);
    const wallet = (await balancesOf(shop.context.db, 'usr_demo_customer')).wallet;
    expect(wallet - before).toBe(target === 'wallet' ? 1495 : 0);
    expect(await lines(orderId)).toMatchObject({
      total_cents: 11_000,
      line_items: [{ kind: 'shipping' }],
      payment: { parts: [{ type: 'card', amount_cents: 12_495 }], refunds: [{ amount_cents: 1495 }] },
    });
  });

  it('PR-10 an amended order keeps its staff discounts, unless the new cart has its own rate adjustment', async () => {
    const { orderId, cartId } = await ordered();
    const correct = (id: string, cents: number) =>
      shop.context.db
        .insertInto('rate_adjustments')
        .values({
          cart_id: id,
          amount_cents: cents,
          reason: 'late bag',
          actor_id: 'usr_demo_admin',
          created_at: testInstant,
        })
        .execute();
    await correct(cartId, -900);
    const changed = await prepareBooking(customer, { price_api_order_id: orderId });
    expect(changed.totalCents).toBe(-900);
    await correct(changed.cartId, -1000);
    const price = await customer.send('POST', '/refactor/v5/ship/ship_price', {
      body: { ...oneWayForm, cart_id: changed.cartId, price_api_order_id: orderId },
      headers: { 'x-cart-token': changed.token },
    });
    expect(price.json().final_price_cents).toBe(-1000);
  });

  it('OPEN-38 only admins amend with OtherRefund, which asks staff to pay the refund by hand', async () => {
    const { orderId } = await ordered();
    const own = await prepareBooking(customer, cheaper(orderId));
    expect((await checkOut(own, { body: { payment_method_type: 'OtherRefund' } })).statusCode).toBe(403);
    const booking = await prepareBooking(admin, cheaper(orderId), 'usr_demo_customer');
    expect(booking.totalCents).toBe(-1495);
    const answer = await checkOut(booking, { body: { payment_method_type: 'OtherRefund' } });
    expect(answer.json()).toMatchObject({ status: true, order_id: orderId });
    expect(await refundsOf(orderId)).toEqual([{ target: 'other', method: 'other', amount_cents: 1495 }]);
  });

  it('OPEN-38 PY-06 no one can refund a payment by a club or another user’s card to their own wallet', async () => {
    const wallet = async (user: string) => (await balancesOf(shop.context.db, user)).wallet;
    const pro = await signedIn(shop, 'pro');
    const billed = await prepareBooking(pro);
    expect((await checkOutByClub(billed, '1')).json()).toMatchObject({ status: true });
    const before = await wallet('usr_demo_pro');
    const less = await prepareBooking(pro, cheaper(billed.orderId));
    const answer = await checkOut(less, { body: { payment_method_type: 'WalletTransfer' } });
    expect(answer.json()).toMatchObject({ status: true });
    expect(await refundsOf(billed.orderId)).toEqual([
      { target: 'wallet', method: 'club', amount_cents: -less.totalCents },
    ]);
    expect(await wallet('usr_demo_pro')).toBe(before);

    const given = await prepareBooking(admin, {}, 'usr_demo_customer');
    await checkOut(given, { nonce: await shop.gateway.nonce() });
    await settled(shop, given.orderId);
    const had = await wallet('usr_demo_customer');
    const own = await prepareBooking(customer, cheaper(given.orderId));
    await checkOut(own, { body: { payment_method_type: 'WalletTransfer' } });
    expect(await refundsOf(given.orderId)).toEqual([
      { target: 'wallet', method: 'card', amount_cents: -own.totalCents },
    ]);
    expect(await wallet('usr_demo_customer')).toBe(had);
  });

  it('an amendment that costs more is charged once, and resubmitting the cart returns the order', async () => {
    const { orderId } = await ordered();
    const more = { ...roundTripForm, price_api_order_id: orderId };
    const booking = await prepareBooking(customer, more);
    const pay = async () => (await checkOut(booking, { nonce: await shop.gateway.nonce() })).json();
    expect(await pay()).toMatchObject({ status: true, order_id: orderId, error: null });
    await settled(shop, orderId);
    expect((await gatewaySales(shop.ledger)).at(-1)).toMatchObject({ amount_cents: booking.totalCents });
    expect(await pay()).toMatchObject({ status: true, order_id: orderId, error: 'cart_already_ordered' });
    expect((await lines(orderId)).total_cents).toBe(2 * (10_450 + 1495));
  });

  it('one of two concurrent amendments is applied, and the refund is made once', async () => {
    const { orderId } = await ordered();
    const bookings = [
      await prepareBooking(customer, cheaper(orderId)),
      await prepareBooking(customer, cheaper(orderId)),
    ];
    const answers = await Promise.all(
      bookings.map((booking) => checkOut(booking, { body: { payment_method_type: 'WalletTransfer' } })),
    );
    expect(answers.filter((answer) => answer.json().status === true)).toHaveLength(1);
    expect(await refundsOf(orderId)).toHaveLength(1);
  });

  it('attack 9: another customer’s order and a nonexistent order are both not found', async () => {
    const { orderId } = await ordered();
    const pro = await signedIn(shop, 'pro');
    const ask = (browser: Browser, price_api_order_id: string) =>
      browser.send('POST', '/refactor/v5/ship/ship_price', {
        body: { ...roundTripForm, price_api_order_id },
      });
    const guest = await shop.browser();
    for (const answer of [
      await ask(pro, orderId),
      await ask(guest, orderId),
      await ask(customer, 'ord_none'),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'order_not_found']);
    const booking = await prepareBooking(pro);
    const tried = await checkOut(booking, {
      nonce: await shop.gateway.nonce(),
      body: { price_api_order_id: orderId },
    });
    expect(tried.statusCode).toBe(404);
  });
});
