import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { type Browser, testInstant } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { type Booking, checkOut, prepareBooking, signedIn } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { gatewaySales } from '../../testing/money/money-problems.ts';
import { noPaymentsUnderWay, settled } from '../../testing/settled.ts';
import { placeOrder, stepMails } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { oweCorrection } from './testing/owe-correction.ts';

const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop);
const admin = signedInBrowser(shop, 'admin');
checkBooksAfterEach(shop);

type Owed = { id: string; amount_cents: number; state: string };

/** An order whose address the carrier has corrected, and the request for the correction fee. */
async function owing(): Promise<{ booking: Booking; owed: Owed; path: string }> {
  const booking = await placeOrder(shop, customer);
  await settled(shop, booking.orderId);
  await oweCorrection(shop, booking.orderId);
  const [owed] = (await customer.send('GET', `/api/v6/orders/${booking.orderId}`)).json().owed;
  return { booking, owed, path: `/api/v6/orders/${booking.orderId}/pay_requests/${owed.id}` };
}
const pay = async (path: string, { by = customer, card }: { by?: Browser; card?: string } = {}) =>
  by.send('POST', `${path}/pay`, { body: { payment_method_nonce: await shop.gateway.nonce(card) } });
const waive = (path: string, by: Browser, comment = 'Our own list was wrong') =>
  by.send('POST', `${path}/waive`, { body: { comment } });
const receiptOf = async (orderId: string) =>
  (await admin.send('GET', `/api/v6/orders/${orderId}/receipt`)).json();

/** A link to pay the request, sent once. */
async function linkOf({ booking: { orderId }, path }: Awaited<ReturnType<typeof owing>>) {
  const link = (await admin.send('POST', `${path}/link`, { body: {} })).json();
  expect((await admin.send('POST', `${path}/link`, { body: {} })).json().id).toBe(link.id);
  return { orderId, id: link.id as string };
}
async function tokenOf({ orderId, id }: { orderId: string; id: string }): Promise<string> {
  const name = `link_to_pay.${id}.1`;
  const text = (await stepMails(shop, orderId, [name])).get(name)?.text ?? '';
  return /\/pay#token=([\w-]+)/.exec(text)?.[1] ?? '';
}
const payBy = async (guest: Browser, token: string) =>
  guest.send('POST', '/api/v6/pay_link/pay', {
    body: { token, payment_method_nonce: await shop.gateway.nonce() },
  });

describe('a payment request of an order', () => {
  it('CH-15 a request is paid by card once, and nothing else in the order changes', async () => {
    const { booking, owed, path } = await owing();
    const before = (await customer.send('GET', `/api/v6/orders/${booking.orderId}`)).json();
    expect(owed).toMatchObject({ amount_cents: 2200, state: 'asked' });
    expect((await pay(path)).json()).toMatchObject({ id: owed.id, state: 'paid' });
    await settled(shop, booking.orderId);
    await noPaymentsUnderWay(shop);
    const after = (await customer.send('GET', `/api/v6/orders/${booking.orderId}`)).json();
    expect(after).toEqual({
      ...before,
      owed: [{ ...owed, state: 'paid' }],
      refund_on_cancel_cents: before.refund_on_cancel_cents + owed.amount_cents,
    });
    expect((await receiptOf(booking.orderId)).payment.parts).toEqual([
      expect.objectContaining({ amount_cents: 2200 }),
      expect.objectContaining({ amount_cents: booking.totalCents }),
    ]);
    expect((await pay(path)).json()).toMatchObject({ code: 'request_closed' });
  });

  it('CH-15 one of several concurrent payments of a request succeeds, and the card is charged once', async () => {
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

  it('CH-15 a declined card pays nothing, and another card can pay', async () => {
    const { path } = await owing();
    expect((await pay(path, { card: '4000111111111115' })).json()).toMatchObject({
      code: 'payment_refused',
      error: 'card_declined',
    });
    expect((await pay(path)).statusCode).toBe(200);
  });

  it('CH-19 a request is paid without an account by a mailed link, once, and a waiver ends the link', async () => {
    const guest = await shop.browser();
    const [paid, waived] = [await owing(), await owing()];
    const [token, ended] = [await tokenOf(await linkOf(paid)), await tokenOf(await linkOf(waived))];
    expect((await payBy(guest, token)).json()).toMatchObject({
      status: true,
      link: { state: 'paid', amount_cents: 2200, what: [expect.any(String)], changes_order: false },
    });
    expect((await pay(paid.path)).json()).toMatchObject({ code: 'request_closed' });
    expect((await payBy(guest, token)).json()).toMatchObject({ code: 'pay_link_closed' });
    await waive(waived.path, admin);
    expect((await payBy(guest, ended)).json()).toMatchObject({ code: 'pay_link_closed' });
    expect((await admin.send('POST', `${waived.path}/link`, { body: {} })).json()).toMatchObject({
      code: 'request_closed',
    });
    await noPaymentsUnderWay(shop);

    const canceled = await owing();
    const dead = await tokenOf(await linkOf(canceled));
    await customer.send('POST', `/api/v6/orders/${canceled.booking.orderId}/cancel`, { body: {} });
    const opened = await guest.send('POST', '/api/v6/pay_link/open', { body: { token: dead } });
    expect(opened.json()).toMatchObject({ state: 'order_canceled' });
    expect((await payBy(guest, dead)).json()).toMatchObject({ code: 'pay_link_closed' });
  });

  it('CH-20 a link that is withdrawn during its payment pays nothing, and the amount remains due', async () => {
    const asked = await owing();
    const link = await linkOf(asked);
    const token = await tokenOf(link);
    const guest = await shop.browser();
    const sales = async () => (await shop.gateway.calls()).sale ?? 0;
    const before = await sales();
    await shop.gateway.fault({ operation: 'sale', mode: 'hold_before' });
    const paying = payBy(guest, token);
    await until(async () => (await sales()) > before);
    const withdraw = `/api/v6/orders/${link.orderId}/pay_links/${link.id}/withdraw`;
    expect((await admin.send('POST', withdraw, { body: {} })).statusCode).toBe(200);
    await shop.gateway.release();
    expect((await paying).json()).toMatchObject({ code: 'pay_link_closed' });
    await noPaymentsUnderWay(shop);
    expect((await pay(asked.path)).json()).toMatchObject({ state: 'paid' });
  });

  it('CH-16 a request can be waived by staff with a reason, and cannot be paid afterwards', async () => {
    const { booking, path } = await owing();
    expect((await waive(path, admin, ' ')).statusCode).toBe(422);
    expect((await waive(path, customer)).statusCode).toBe(403);
    expect((await waive(path, admin)).json()).toMatchObject({ state: 'waived' });
    expect((await receiptOf(booking.orderId)).total_cents).toBe(booking.totalCents);
    expect((await pay(path)).json()).toMatchObject({ code: 'request_closed' });
    expect((await waive(path, admin)).json()).toMatchObject({ code: 'request_closed' });
  });

  it('CH-16 a request that is waived during its payment is reported as closed, and charges nothing', async () => {
    const { path } = await owing();
    const sales = async () => (await shop.gateway.calls()).sale ?? 0;
    const before = await sales();
    await shop.gateway.fault({ operation: 'sale', mode: 'hold_before' });
    const paying = pay(path);
    await until(async () => (await sales()) > before);
    expect((await waive(path, admin)).statusCode).toBe(200);
    await shop.gateway.release();
    expect((await paying).json()).toMatchObject({ code: 'request_closed' });
    await noPaymentsUnderWay(shop);
  });

  it('CH-12 CH-16 C4-97 a change made before the waiver can no longer be undone at its old price', async () => {
    const { booking, path } = await owing();
    const order = (rest: string, body: object) =>
      customer.send('POST', `/api/v6/orders/${booking.orderId}/${rest}`, { body });
    const change = { pickup_date: '2026-12-01' };
    const { difference_cents } = (await order('change/price', change)).json();
    expect((await order('change', { change, difference_cents })).statusCode).toBe(200);
    await waive(path, admin);
    expect((await order('undo', {})).json()).toMatchObject({ code: 'nothing_to_undo' });
  });

  it('C4-81 another customer can neither see, pay nor waive a payment request, not even through their own order', async () => {
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
