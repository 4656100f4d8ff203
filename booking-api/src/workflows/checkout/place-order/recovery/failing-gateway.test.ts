import { sql } from 'kysely';
import { findAttempt } from '../../../../modules/payments/public/attempts/attempts.ts';
import { voidPayment } from '../../../../modules/payments/public/void-payment.ts';
import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { until } from '../../../../testing/until.ts';
import { checkOut, newKey, prepareBooking } from '../../../testing/booking.ts';
import { ordersOf, salesOf } from '../../../testing/cart-records.ts';
import { checkBooksAfterEach } from '../../../testing/check-books-after-each.ts';
import { allowOrders, refuseOrders } from '../../../testing/refused-orders.ts';
import { noPaymentsUnderWay, settled } from '../../../testing/settled.ts';
import { impatient, startShop } from '../../../testing/shop.ts';
import { reconcile } from '../../reconcile/reconcile.ts';
import { recordAuthorization } from './record-authorization.ts';

const shop = startPerFile(() => startShop(impatient));
const customer = signedInBrowser(shop);
checkBooksAfterEach(shop);

async function attemptOf(cartId: string) {
  const { id } = await shop.context.db
    .selectFrom('checkout_attempts')
    .select('id')
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  const attempt = await findAttempt(shop.context.db, id);
  if (!attempt) throw new Error('no attempt');
  return attempt;
}

const status = async (orderId: string) =>
  (await customer.send('GET', '/api/v5/order_status', { query: { order_id: orderId } })).json();

describe('a gateway that fails', () => {
  it('B3-8: an answer that arrives too late is found by its order id', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce();
    await shop.gateway.fault({ operation: 'sale', mode: 'hold' });
    expect((await checkOut(booking, { nonce })).json()).toMatchObject({
      status: true,
      order_id: booking.orderId,
    });
    expect(await salesOf(shop, booking.cartId)).toHaveLength(1);
  });

  it('B3-8: a sale that is made only after the timeout is pending, then the order, never a second sale', async () => {
    const booking = await prepareBooking(customer);
    const [nonce, key] = [await shop.gateway.nonce(), newKey()];
    await shop.gateway.fault({ operation: 'sale', mode: 'hold_before' });
    const answer = await checkOut(booking, { nonce, key });
    expect(answer.json()).toEqual({
      status: 'pending',
      order_id: booking.orderId,
      error: null,
      payment_type: 'NewCard',
    });
    expect((await checkOut(booking, { nonce, key })).json()).toMatchObject({ status: 'pending' });
    const otherTab = await checkOut(booking, { nonce: await shop.gateway.nonce() });
    expect(otherTab.json()).toMatchObject({ status: 'pending', order_id: booking.orderId });
    await shop.gateway.release();
    await until(async () => (await status(booking.orderId)).status === true);
    expect((await checkOut(booking, { nonce, key })).json()).toMatchObject({
      status: true,
      order_id: booking.orderId,
    });
    expect(await salesOf(shop, booking.cartId)).toHaveLength(1);
    await settled(shop, booking.orderId);
  });

  it.each(['error_after', 'reset_after'])(
    'B3-9: a sale answered by %s is searched for first',
    async (mode) => {
      const booking = await prepareBooking(customer);
      const nonce = await shop.gateway.nonce();
      await shop.gateway.fault({ operation: 'sale', mode });
      expect((await checkOut(booking, { nonce })).json()).toMatchObject({ status: true });
      expect(await salesOf(shop, booking.cartId)).toHaveLength(1);
    },
  );

  it('B3-9: when the search fails too, the customer sees pending and not a failure', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce();
    await shop.gateway.fault({ operation: 'sale', mode: 'reset_after' });
    await shop.gateway.fault({ operation: 'search', mode: 'fail', times: 2 });
    expect((await checkOut(booking, { nonce })).json()).toMatchObject({ status: 'pending' });
    await reconcile(shop.ordering, 15);
    expect(await status(booking.orderId)).toEqual({ status: true });
    expect(await salesOf(shop, booking.cartId)).toHaveLength(1);
  });

  it('B3-9: a payment that was refused and recorded is voided after a crash, and never becomes an order', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce();
    await shop.gateway.fault({ operation: 'sale', mode: 'reset_after' });
    await shop.gateway.fault({ operation: 'search', mode: 'fail', times: 2 });
    expect((await checkOut(booking, { nonce })).json()).toMatchObject({ status: 'pending' });
    // The state of a process that found the card prepaid, and was killed before it ended the attempt.
    const attempt = await attemptOf(booking.cartId);
    const [transaction] = await shop.ordering.payments.searchByOrder(attempt.id);
    if (!transaction) throw new Error('no sale');
    expect(await recordAuthorization(shop.ordering, attempt, transaction)).toBe(true);
    await sql`update checkout_attempts set lease_until = now() - interval '1 hour' where id = ${attempt.id}`.execute(
      shop.context.db,
    );
    await reconcile(shop.ordering, 15);
    expect(await status(booking.orderId)).toMatchObject({ status: false });
    expect(await ordersOf(shop, booking.cartId)).toHaveLength(0);
    await until(async () => (await salesOf(shop, booking.cartId))[0]?.status === 'voided');
  });

  it('B3-8: a sale that never arrives ends as not placed, and one that arrives later is voided', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce();
    await shop.gateway.fault({ operation: 'sale', mode: 'hold_before' });
    expect((await checkOut(booking, { nonce })).json()).toMatchObject({ status: 'pending' });
    await sql`update checkout_attempts set asked_at = now() - interval '1 hour' where cart_id = ${booking.cartId}`.execute(
      shop.context.db,
    );
    expect(await status(booking.orderId)).toMatchObject({ status: false });
    await shop.gateway.release();
    await until(async () => (await salesOf(shop, booking.cartId)).length === 1);
    await reconcile(shop.ordering, 15);
    expect((await salesOf(shop, booking.cartId)).map((sale) => sale.status)).toEqual(['voided']);
    expect(await ordersOf(shop, booking.cartId)).toHaveLength(0);
  });

  it('B3-12: a submit whose answer is lost is repeated, and settled once', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce();
    await shop.gateway.fault({ operation: 'submit', mode: 'reset_after' });
    await checkOut(booking, { nonce });
    await settled(shop, booking.orderId);
    const [sale] = await salesOf(shop, booking.cartId);
    const events = await shop.ledger.query(
      'select status from sandbox_gateway.transaction_events where transaction_id = $1 order by id',
      [sale?.id],
    );
    expect(events.rows.map((event: { status: string }) => event.status)).toEqual([
      'authorized',
      'submitted_for_settlement',
    ]);
  });
});

describe('an order that cannot be committed', () => {
  afterEach(() => allowOrders(shop));

  it('B3-13: a void that fails three times is retried, raises an alert, and ends with no money held', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce();
    await refuseOrders(shop, booking.cartId);
    await shop.gateway.fault({ operation: 'void', mode: 'fail', times: 3 });
    expect((await checkOut(booking, { nonce })).json()).toMatchObject({
      status: false,
      order_id: null,
      error: 'order_not_placed',
    });
    const [sale] = await salesOf(shop, booking.cartId);
    const id = sale?.id ?? '';
    const alert = () =>
      shop.context.db
        .selectFrom('operator_alerts')
        .selectAll()
        .where('kind', '=', 'void_failed')
        .where('subject', '=', id)
        .executeTakeFirst();
    await until(async () => await alert());
    await expect(voidPayment(shop.ordering, id)).rejects.toThrow();
    await expect(voidPayment(shop.ordering, id)).rejects.toThrow();
    expect(await ordersOf(shop, booking.cartId)).toHaveLength(0);
    expect((await customer.send('GET', `/api/v6/orders/${booking.orderId}/receipt`)).statusCode).toBe(404);
    await until(async () => (await salesOf(shop, booking.cartId))[0]?.status === 'voided');
    await until(async () => (await alert())?.resolved_at !== null);
    const job = await sql<{
      retry_backoff: boolean;
      retry_count: number;
    }>`select retry_backoff, retry_count from pgboss.job
      where name = 'void-payment' and data->>'transactionId' = ${id}`.execute(shop.context.db);
    expect(job.rows).toEqual([{ retry_backoff: true, retry_count: expect.any(Number) }]);
  });

  it('B3-7: a cart whose order could not be committed can be ordered afterwards', async () => {
    const booking = await prepareBooking(customer);
    await refuseOrders(shop, booking.cartId);
    expect((await checkOut(booking, { nonce: await shop.gateway.nonce() })).json()).toMatchObject({
      error: 'order_not_placed',
    });
    await allowOrders(shop);
    expect((await checkOut(booking, { nonce: await shop.gateway.nonce() })).json()).toMatchObject({
      status: true,
    });
    await noPaymentsUnderWay(shop);
    expect((await salesOf(shop, booking.cartId)).map((sale) => sale.status)).toEqual([
      'voided',
      'submitted_for_settlement',
    ]);
  });
});
