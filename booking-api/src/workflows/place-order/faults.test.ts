import { sql } from 'kysely';
import type { Browser } from '../../testing/test-app.ts';
import { reconcile } from '../reconcile-payments/reconcile.ts';
import { newKey, prepareBooking, press, signedIn } from '../testing/booking.ts';
import { gatewaySales, moneyProblems } from '../testing/money.ts';
import { quiet, settled } from '../testing/settled.ts';
import { answerMs, type Shop, startShop } from '../testing/shop.ts';
import { until } from '../testing/until.ts';
import { voidPayment } from '../void-payment/void-payment.ts';
import type { PaymentAnswer } from './answer.ts';

jest.setTimeout(60_000);
let shop: Shop;
let customer: Browser;
beforeAll(async () => {
  shop = await startShop();
  customer = await signedIn(shop);
});
afterAll(() => shop.close());
afterEach(() => shop.gateway.clear());

const status = async (orderId: string) =>
  (await customer.send('GET', '/api/v5/order_status', { query: { order_id: orderId } })).json();
const salesOf = async (cartId: string) => {
  const attempts = await shop.context.db
    .selectFrom('checkout_attempts')
    .select('id')
    .where('cart_id', '=', cartId)
    .execute();
  const ids = attempts.map(({ id }) => id);
  return (await gatewaySales(shop.ledger)).filter((sale) => ids.includes(sale.order_id));
};
const ordersOf = (cartId: string) =>
  shop.context.db.selectFrom('orders').selectAll().where('cart_id', '=', cartId).execute();

describe('repeated presses', () => {
  it('fault 1: fifty at once with one key are one sale, one order and one answer', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce();
    await shop.gateway.clear();
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => press(booking, { nonce, key })));
    const bodies = new Set(
      answers.filter((answer) => answer.statusCode === 200).map((answer) => answer.body),
    );
    expect(bodies.size).toBe(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
        409,
        'attempt_in_progress',
        '1',
      ]);
    }
    expect((await shop.gateway.calls()).sale).toBe(1);
    expect(await ordersOf(booking.cartId)).toHaveLength(1);
  });

  it('fault 2: two tabs, twenty times: one order, and the loser is given it', async () => {
    for (let trial = 0; trial < 20; trial += 1) {
      const booking = await prepareBooking(customer);
      const tab = async () => {
        const [nonce, key] = [await shop.gateway.nonce(), newKey()];
        return until<PaymentAnswer>(async () => {
          const answer = await press(booking, { nonce, key });
          return answer.statusCode === 409 ? undefined : answer.json();
        });
      };
      const answers = await Promise.all([tab(), tab()]);
      expect(answers.map(({ status, order_id }) => [status, order_id])).toEqual([
        [true, booking.orderId],
        [true, booking.orderId],
      ]);
      expect(answers.map(({ error }) => error).sort()).toEqual(['cart_already_ordered', null].sort());
      expect(await ordersOf(booking.cartId)).toHaveLength(1);
      expect(await salesOf(booking.cartId)).toHaveLength(1);
    }
    await quiet(shop);
    expect(await moneyProblems(shop)).toEqual([]);
  });

  it('fault 3: one key with another body is refused without a gateway call', async () => {
    const booking = await prepareBooking(customer);
    const key = newKey();
    await press(booking, { nonce: await shop.gateway.nonce(), key });
    const nonce = await shop.gateway.nonce();
    await shop.gateway.clear();
    const answer = await press(booking, { nonce, key });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency_key_reused']);
    expect((await shop.gateway.calls()).sale ?? 0).toBe(0);
  });

  it('fault 4: a key replays its answer to the byte after 1 s, 25 h and 29 d', async () => {
    const placed = await prepareBooking(customer);
    const declined = await prepareBooking(customer);
    const [good, bad] = [await shop.gateway.nonce(), await shop.gateway.nonce('4000111111111115')];
    const [goodKey, badKey] = [newKey(), newKey()];
    const again = async () => [
      (await press(placed, { nonce: good, key: goodKey })).body,
      (await press(declined, { nonce: bad, key: badKey })).body,
    ];
    const first = await again();
    await shop.gateway.clear();
    for (const days of [0, 25 / 24, 29]) {
      await sql`update checkout_attempts set created_at = now() - make_interval(secs => ${days * 86_400 + 1}),
        updated_at = now() - make_interval(secs => ${days * 86_400 + 1})`.execute(shop.context.db);
      await reconcile(shop.ordering, 15);
      expect(await again()).toEqual(first);
    }
    expect((await shop.gateway.calls()).sale ?? 0).toBe(0);
  });

  it('fault 10: after a declined card another one pays with a new key; a nonce is good once', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce('4000111111111115');
    expect((await press(booking, { nonce })).json()).toMatchObject({ status: false, error: 'card_declined' });
    expect((await press(booking, { nonce })).json()).toMatchObject({
      status: false,
      error: 'nonce_consumed',
    });
    expect((await press(booking, { nonce: 'tokencc_none' })).json()).toMatchObject({
      error: 'nonce_unknown',
    });
    expect((await press(booking, { nonce: await shop.gateway.nonce() })).json()).toMatchObject({
      status: true,
      error: null,
    });
    expect((await salesOf(booking.cartId)).map((sale) => sale.status).sort()).toContain('processor_declined');
    expect(await ordersOf(booking.cartId)).toHaveLength(1);
  });
});

describe('a gateway that fails', () => {
  it('fault 8: an answer that comes too late is found by its order id', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce();
    await shop.gateway.fault({ operation: 'sale', mode: 'delay', ms: answerMs * 2 });
    expect((await press(booking, { nonce })).json()).toMatchObject({
      status: true,
      order_id: booking.orderId,
    });
    expect(await salesOf(booking.cartId)).toHaveLength(1);
  });

  it('fault 8: a sale that is done only after the timeout is pending, then the order, never a second sale', async () => {
    const booking = await prepareBooking(customer);
    const [nonce, key] = [await shop.gateway.nonce(), newKey()];
    await shop.gateway.fault({ operation: 'sale', mode: 'delay_before', ms: answerMs * 2 });
    const answer = await press(booking, { nonce, key });
    expect(answer.json()).toEqual({
      status: 'pending',
      order_id: booking.orderId,
      error: null,
      payment_type: 'NewCard',
    });
    expect((await press(booking, { nonce, key })).json()).toMatchObject({ status: 'pending' });
    const otherTab = await press(booking, { nonce: await shop.gateway.nonce() });
    expect(otherTab.json()).toMatchObject({ status: 'pending', order_id: booking.orderId });
    await until(async () => (await status(booking.orderId)).status === true);
    expect((await press(booking, { nonce, key })).json()).toMatchObject({
      status: true,
      order_id: booking.orderId,
    });
    expect(await salesOf(booking.cartId)).toHaveLength(1);
    await settled(shop, booking.orderId);
    expect(await moneyProblems(shop)).toEqual([]);
  });

  it.each(['error_after', 'reset_after'])(
    'fault 9: a sale answered by %s is searched first',
    async (mode) => {
      const booking = await prepareBooking(customer);
      const nonce = await shop.gateway.nonce();
      await shop.gateway.fault({ operation: 'sale', mode });
      expect((await press(booking, { nonce })).json()).toMatchObject({ status: true });
      expect(await salesOf(booking.cartId)).toHaveLength(1);
    },
  );

  it('fault 9: when the search fails too, the customer sees pending and not a failure', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce();
    await shop.gateway.fault({ operation: 'sale', mode: 'reset_after' });
    await shop.gateway.fault({ operation: 'search', mode: 'fail', times: 2 });
    expect((await press(booking, { nonce })).json()).toMatchObject({ status: 'pending' });
    await reconcile(shop.ordering, 15);
    expect(await status(booking.orderId)).toEqual({ status: true });
    expect(await salesOf(booking.cartId)).toHaveLength(1);
  });

  it('fault 8: what never arrives ends as not placed; should it come after that, it is voided', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce();
    await shop.gateway.fault({ operation: 'sale', mode: 'delay_before', ms: 2500 });
    expect((await press(booking, { nonce })).json()).toMatchObject({ status: 'pending' });
    await sql`update checkout_attempts set asked_at = now() - interval '1 hour' where cart_id = ${booking.cartId}`.execute(
      shop.context.db,
    );
    expect(await status(booking.orderId)).toEqual({ status: false });
    await until(async () => (await salesOf(booking.cartId)).length === 1);
    await reconcile(shop.ordering, 15);
    expect((await salesOf(booking.cartId)).map((sale) => sale.status)).toEqual(['voided']);
    expect(await ordersOf(booking.cartId)).toHaveLength(0);
  });

  it('fault 12: a submit whose answer is lost is repeated, and settled once', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce();
    await shop.gateway.fault({ operation: 'submit', mode: 'reset_after', times: 2 });
    await press(booking, { nonce });
    await settled(shop, booking.orderId);
    const [sale] = await salesOf(booking.cartId);
    const events = await shop.ledger.query(
      'select status from sandbox_gateway.transaction_events where transaction_id = $1 order by id',
      [sale?.id],
    );
    expect(events.rows.map((event: { status: string }) => event.status)).toEqual([
      'authorized',
      'submitted_for_settlement',
    ]);
    expect(await moneyProblems(shop)).toEqual([]);
  });
});

describe('an order that cannot be committed', () => {
  const refuseOrders = (cartId: string) =>
    sql
      .raw(`create function refuse_order() returns trigger language plpgsql as $$ begin
      if new.cart_id = '${cartId}' then raise exception 'no'; end if; return new; end $$;
      create trigger refuse_order before insert on orders for each row execute function refuse_order()`)
      .execute(shop.context.db);
  afterEach(() => sql`drop function if exists refuse_order() cascade`.execute(shop.context.db));

  it('fault 13: a void that fails three times is tried again, alerts, and ends with no money held', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce();
    await refuseOrders(booking.cartId);
    await shop.gateway.fault({ operation: 'void', mode: 'fail', times: 3 });
    expect((await press(booking, { nonce })).json()).toMatchObject({
      status: false,
      order_id: null,
      error: 'order_not_placed',
    });
    const [sale] = await salesOf(booking.cartId);
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
    expect(await ordersOf(booking.cartId)).toHaveLength(0);
    expect((await customer.send('GET', `/api/v6/orders/${booking.orderId}/receipt`)).statusCode).toBe(404);
    await until(async () => (await salesOf(booking.cartId))[0]?.status === 'voided');
    await until(async () => (await alert())?.resolved_at !== null);
    const job = await sql<{
      retry_backoff: boolean;
      retry_count: number;
    }>`select retry_backoff, retry_count from pgboss.job
      where name = 'void-payment' and data->>'transactionId' = ${id}`.execute(shop.context.db);
    expect(job.rows).toEqual([{ retry_backoff: true, retry_count: expect.any(Number) }]);
    expect(await moneyProblems(shop)).toEqual([]);
  });

  it('fault 7: the same cart can be ordered afterwards', async () => {
    const booking = await prepareBooking(customer);
    await refuseOrders(booking.cartId);
    expect((await press(booking, { nonce: await shop.gateway.nonce() })).json()).toMatchObject({
      error: 'order_not_placed',
    });
    await sql`drop function refuse_order() cascade`.execute(shop.context.db);
    expect((await press(booking, { nonce: await shop.gateway.nonce() })).json()).toMatchObject({
      status: true,
    });
    await quiet(shop);
    expect((await salesOf(booking.cartId)).map((sale) => sale.status)).toEqual([
      'voided',
      'submitted_for_settlement',
    ]);
    expect(await moneyProblems(shop)).toEqual([]);
  });
});
