import { randomUUID } from 'node:crypto';
import { signWebhook } from '../../../integrations/payments/sandbox/webhook.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { until } from '../../../testing/until.ts';
import { checkOut, prepareBooking, signedIn } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { gatewaySales } from '../../testing/money/money-problems.ts';
import { startShop } from '../../testing/shop.ts';
import { reconcile } from './reconcile.ts';

const key = 'sandbox-merchant-key';
const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
checkBooksAfterEach(shop);

type Form = { bt_signature: string; bt_payload: string };
/** A webhook notice as the sandbox sends it. */
function webhookForm(by: string, transaction_id: string, at: string, id: string = randomUUID()): Form {
  const payload = Buffer.from(JSON.stringify({ id, transaction_id, at })).toString('base64');
  return { bt_signature: signWebhook(by, payload), bt_payload: payload };
}
/** Sends as the provider does: no cookie, no origin, urlencoded. */
const sendNotice = (form: Form) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/v6/payments/webhook',
    headers: { host: 'localhost:4000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
const now = () => new Date().toISOString();
const storedNotices = async () =>
  (await shop.context.db.selectFrom('payment_events').selectAll().execute()).length;
const status = async (order_id: string) =>
  (await customer.send('GET', '/api/v5/order_status', { query: { order_id } })).json();

/** An attempt with a card on which the gateway decides later. */
async function pendingOrder() {
  const booking = await prepareBooking(customer);
  const answer = await checkOut(booking, { nonce: await shop.gateway.nonce('4000000000000259') });
  expect(answer.json()).toMatchObject({ status: 'pending', order_id: booking.orderId });
  const sale = (await gatewaySales(shop.ledger)).at(-1);
  if (!sale) throw new Error('no sale');
  return { booking, sale };
}

describe('a payment result that arrives later', () => {
  it('EP-53, PY-18 a signed notice resolves the order without a poll', async () => {
    const { booking, sale } = await pendingOrder();
    await until(async () => {
      await shop.gateway.settle();
      return (await gatewaySales(shop.ledger)).find(({ id }) => id === sale.id)?.status !== 'authorizing';
    });
    expect((await sendNotice(webhookForm(key, sale.id, now()))).json()).toEqual({ received: true });
    await until(async () => {
      const order = await shop.context.db
        .selectFrom('orders')
        .select('id')
        .where('id', '=', booking.orderId)
        .executeTakeFirst();
      return order !== undefined;
    });
    expect(await status(booking.orderId)).toEqual({ status: true });
  });

  it('EP-53 the reconciler resolves the order when no notice arrives, and polling is safe in the meantime', async () => {
    const { booking } = await pendingOrder();
    expect(await status(booking.orderId)).toEqual({});
    await until(async () => {
      await shop.gateway.settle();
      await reconcile(shop.ordering, 15);
      return (await status(booking.orderId)).status === true;
    });
  });

  it('EP-53 another account cannot read the result', async () => {
    const { booking } = await pendingOrder();
    const pro = await signedIn(shop, 'pro');
    const query = { order_id: booking.orderId };
    expect((await pro.send('GET', '/api/v5/order_status', { query })).statusCode).toBe(404);
    const guest = await shop.browser();
    expect((await guest.send('GET', '/api/v5/order_status', { query })).statusCode).toBe(401);
    expect((await customer.send('GET', '/api/v5/order_status')).statusCode).toBe(400);
    expect(
      (await customer.send('GET', '/api/v5/order_status', { query: { order_id: 'x'.repeat(999) } }))
        .statusCode,
    ).toBe(400);
    await until(async () => {
      await shop.gateway.settle();
      return (await status(booking.orderId)).status === true;
    });
  });
});

describe('attack 38: forged notices', () => {
  it.each([
    ['signed with another key', () => webhookForm('another-key-of-somebody', 'tx1', now())],
    ['without a signature', () => ({ ...webhookForm(key, 'tx1', now()), bt_signature: '' })],
    [
      'with another payload',
      () => ({
        ...webhookForm(key, 'tx1', now()),
        bt_payload: webhookForm(key, 'tx2', now()).bt_payload,
      }),
    ],
    ['older than five minutes', () => webhookForm(key, 'tx1', new Date(Date.now() - 301_000).toISOString())],
    ['from the future', () => webhookForm(key, 'tx1', new Date(Date.now() + 400_000).toISOString())],
  ])('forged notices are refused: %s', async (_what, form) => {
    const before = await storedNotices();
    const answer = await sendNotice(form());
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'signature_invalid']);
    expect(await storedNotices()).toBe(before);
  });

  it('malformed notices are refused without a 500', async () => {
    const { bt_payload } = webhookForm(key, 'tx1', now());
    for (const form of [
      { bt_payload, bt_signature: '\u0000' },
      { bt_payload: 'x'.repeat(100_001), bt_signature: 'x' },
      { bt_payload: '%%%', bt_signature: 'x' },
    ])
      expect([400, 401]).toContain((await sendNotice(form)).statusCode);
  });

  it('a notice counts once, however often it is sent, and reveals nothing about unknown transactions', async () => {
    const before = await storedNotices();
    const form = webhookForm(key, 'unknown-transaction', now(), 'evt-twice');
    const answers = await Promise.all([sendNotice(form), sendNotice(form), sendNotice(form)]);
    expect(answers.map((answer) => answer.body)).toEqual(Array(3).fill('{"received":true}'));
    expect(await storedNotices()).toBe(before + 1);
  });
});
