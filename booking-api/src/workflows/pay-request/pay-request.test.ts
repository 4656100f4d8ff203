import { findRequest } from '../../modules/orders/public/pay-requests.ts';
import { findOrder, lockOrder } from '../../modules/orders/public/store.ts';
import { signedInBrowser, startPerFile } from '../../testing/server-per-file.ts';
import { type Browser, testInstant } from '../../testing/test-app.ts';
import { type Booking, checkOut, prepareBooking, signedIn } from '../testing/booking.ts';
import { checkBooksAfterEach } from '../testing/check-books-after-each.ts';
import { gatewaySales } from '../testing/money/money-problems.ts';
import { noPaymentsUnderWay, settled } from '../testing/settled.ts';
import { placeOrder, reaches, shippingOf } from '../testing/shipping.ts';
import { startShop } from '../testing/shop.ts';
import { billCorrection } from '../track-shipment/bill-correction.ts';
import { payRequest } from './pay-request.ts';
import { waiveRequest } from './waive-request.ts';

const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop);
const admin = signedInBrowser(shop, 'admin');
checkBooksAfterEach(shop);

type Owed = { id: string; amount_cents: number; state: string };

/** An order whose address the carrier has set right, and what is owed for that. */
async function owing(): Promise<{ booking: Booking; owed: Owed; path: string }> {
  const booking = await placeOrder(shop, customer);
  await settled(shop, booking.orderId);
  await reaches(shop, booking.orderId, 'labels_ready');
  await shop.context.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, booking.orderId);
    if (order) await billCorrection(trx, shippingOf(shop), order, 'outbound');
  });
  const [owed] = (await customer.send('GET', `/api/v6/orders/${booking.orderId}`)).json().owed;
  return { booking, owed, path: `/api/v6/orders/${booking.orderId}/pay_requests/${owed.id}` };
}
const pay = async (path: string, { by = customer, card }: { by?: Browser; card?: string } = {}) =>
  by.send('POST', `${path}/pay`, { body: { payment_method_nonce: await shop.gateway.nonce(card) } });
const waive = (path: string, by: Browser, comment = 'Our own list was wrong') =>
  by.send('POST', `${path}/waive`, { body: { comment } });
const receiptOf = async (orderId: string) =>
  (await admin.send('GET', `/api/v6/orders/${orderId}/receipt`)).json();

describe('what is owed for an order afterwards', () => {
  it('CH-15 is paid by a card once, and nothing else of the order changes', async () => {
    const { booking, owed, path } = await owing();
    const before = (await customer.send('GET', `/api/v6/orders/${booking.orderId}`)).json();
    expect(owed).toMatchObject({ amount_cents: 2200, state: 'asked' });
    expect((await pay(path)).json()).toMatchObject({ id: owed.id, state: 'paid' });
    await settled(shop, booking.orderId);
    await noPaymentsUnderWay(shop);
    const after = (await customer.send('GET', `/api/v6/orders/${booking.orderId}`)).json();
    expect(after).toEqual({ ...before, owed: [{ ...owed, state: 'paid' }] });
    expect((await receiptOf(booking.orderId)).payment.parts).toEqual([
      expect.objectContaining({ amount_cents: 2200 }),
      expect.objectContaining({ amount_cents: booking.totalCents }),
    ]);
    expect((await pay(path)).json()).toMatchObject({ code: 'request_closed' });
  });

  it('CH-15 of several presses at once one pays, and the card is charged once', async () => {
    const { path } = await owing();
    const answers = await Promise.all([pay(path), pay(path), pay(path)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const answer of answers)
      if (answer.statusCode !== 200)
        expect(['change_in_progress', 'request_closed']).toContain(answer.json().code);
    await noPaymentsUnderWay(shop);
    const taken = (await gatewaySales(shop.ledger)).filter(
      ({ amount_cents, status }) => amount_cents === 2200 && status !== 'voided',
    );
    expect(taken.length).toBe(2);
  });

  it('CH-15 a card that is declined pays nothing, and another one pays', async () => {
    const { path } = await owing();
    expect((await pay(path, { card: '4000111111111115' })).json()).toMatchObject({
      code: 'payment_refused',
      error: 'card_declined',
    });
    expect((await pay(path)).statusCode).toBe(200);
  });

  it('CH-16 staff waive it with a reason, and it is paid no more', async () => {
    const { booking, path } = await owing();
    expect((await waive(path, admin, ' ')).statusCode).toBe(422);
    expect((await waive(path, customer)).statusCode).toBe(403);
    expect((await waive(path, admin)).json()).toMatchObject({ state: 'waived' });
    expect((await receiptOf(booking.orderId)).total_cents).toBe(booking.totalCents);
    expect((await pay(path)).json()).toMatchObject({ code: 'request_closed' });
    expect((await waive(path, admin)).json()).toMatchObject({ code: 'request_closed' });
  });

  it('CH-16 a request that staff waive while its card is authorised is closed, and the card is not charged', async () => {
    const { booking, owed, path } = await owing();
    const { db, clock } = shop.context;
    const order = await findOrder(db, booking.orderId);
    const request = await findRequest(db, { orderId: booking.orderId, id: owed.id });
    if (!order || !request) throw new Error('no request');
    const { payments } = shop.ordering;
    const waiving = new Proxy(payments, {
      get: (target, name) => {
        if (name !== 'authorise')
          return Reflect.get(target, name).bind?.(target) ?? Reflect.get(target, name);
        return async (asked: Parameters<typeof payments.authorise>[0]) => {
          const by = { id: 'usr_demo_admin', comment: 'Our own list was wrong' };
          await waiveRequest({ db, clock }, request, by);
          return target.authorise(asked);
        };
      },
    });
    const paying = payRequest({ ...shop.ordering, payments: waiving, report: () => {} }, order, request, {
      id: order.user_id,
      nonce: await shop.gateway.nonce(),
    });
    await expect(paying).rejects.toMatchObject({ code: 'request_closed' });
    await noPaymentsUnderWay(shop);
    expect((await pay(path)).json()).toMatchObject({ code: 'request_closed' });
  });

  it('CH-12 CH-16 C4-97 what was done before it was waived is undone no more, with the old price', async () => {
    const { booking, path } = await owing();
    const order = (rest: string, body: object) =>
      customer.send('POST', `/api/v6/orders/${booking.orderId}/${rest}`, { body });
    const change = { pickup_date: '2026-12-01' };
    const { difference_cents } = (await order('change/price', change)).json();
    expect((await order('change', { change, difference_cents })).statusCode).toBe(200);
    await waive(path, admin);
    expect((await order('undo', {})).json()).toMatchObject({ code: 'nothing_to_undo' });
  });

  it('C4-81 another person neither sees, pays nor waives it, nor by an order of their own', async () => {
    const { booking, owed, path } = await owing();
    const pro = await signedIn(shop, 'pro');
    expect((await pay(path, { by: pro })).statusCode).toBe(404);
    expect((await waive(path, pro)).statusCode).toBe(403);
    const own = await prepareBooking(pro);
    await checkOut(own, { nonce: await shop.gateway.nonce() });
    await settled(shop, own.orderId);
    const crossed = `/api/v6/orders/${own.orderId}/pay_requests/${owed.id}`;
    expect((await pay(crossed, { by: pro })).json()).toMatchObject({ code: 'order_not_found' });
    const bought = await prepareBooking(pro, {}, 'usr_demo_customer');
    expect(bought.orderId).not.toBe(booking.orderId);
  });
});
