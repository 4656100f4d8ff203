import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { until } from '../../../../testing/until.ts';
import { checkOut, newKey, prepareBooking } from '../../../testing/booking.ts';
import { ordersOf, salesOf } from '../../../testing/cart-records.ts';
import { checkBooksAfterEach } from '../../../testing/check-books-after-each.ts';
import { startShop } from '../../../testing/shop.ts';
import { reconcile } from '../../reconcile/reconcile.ts';
import type { PaymentAnswer } from './answer.ts';

jest.setTimeout(180_000);
// The test sends more requests than one address may in a minute. Twenty concurrent attempts on a busy machine
// exceed the deadline.
const shop = startPerFile(() => startShop({ RATE_LIMIT_SCALE: '20', CHECKOUT_DEADLINE_MS: '60000' }));
const customer = signedInBrowser(shop);
checkBooksAfterEach(shop);

describe('repeated checkout attempts', () => {
  it('B3-1: fifty concurrent attempts with one key make one sale, one order and one answer', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce();
    await shop.gateway.clear();
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => checkOut(booking, { nonce, key })));
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
    expect(await ordersOf(shop, booking.cartId)).toHaveLength(1);
  });

  it('B3-2: two tabs that pay concurrently place one order in each of two hundred rounds, and the slower tab gets that order', async () => {
    const trial = async () => {
      const booking = await prepareBooking(customer);
      const tab = async () => {
        const [nonce, key] = ['fake-valid-nonce', newKey()];
        return until<PaymentAnswer>(async () => {
          const answer = await checkOut(booking, { nonce, key });
          return answer.statusCode === 409 ? undefined : answer.json();
        });
      };
      const answers = await Promise.all([tab(), tab()]);
      const order = { status: true, order_id: booking.orderId };
      expect(answers.sort((a, b) => Number(b.error === null) - Number(a.error === null))).toMatchObject([
        { ...order, error: null },
        { ...order, error: 'cart_already_ordered' },
      ]);
      expect(await ordersOf(shop, booking.cartId)).toHaveLength(1);
      expect(await salesOf(shop, booking.cartId)).toHaveLength(1);
    };
    for (let round = 0; round < (process.env.TRIALS === 'full' ? 20 : 5); round += 1) {
      await shop.context.db.deleteFrom('throttle').execute();
      await Promise.all(Array.from({ length: 10 }, trial));
    }
  });

  it('B3-3: a reused key with another body is refused without a gateway call', async () => {
    const booking = await prepareBooking(customer);
    const key = newKey();
    await checkOut(booking, { nonce: await shop.gateway.nonce(), key });
    const nonce = await shop.gateway.nonce();
    await shop.gateway.clear();
    const answer = await checkOut(booking, { nonce, key });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency_key_reused']);
    expect((await shop.gateway.calls()).sale ?? 0).toBe(0);
  });

  it('B3-4: a key replays its answer to the byte after 1 s, 25 h and 29 d', async () => {
    const placed = await prepareBooking(customer);
    const declined = await prepareBooking(customer);
    const [good, bad] = [await shop.gateway.nonce(), await shop.gateway.nonce('4000111111111115')];
    const [goodKey, badKey] = [newKey(), newKey()];
    const again = async () => [
      (await checkOut(placed, { nonce: good, key: goodKey })).body,
      (await checkOut(declined, { nonce: bad, key: badKey })).body,
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

  it('B3-10: after a declined card another card pays with a new key, and a nonce works once', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce('4000111111111115');
    expect((await checkOut(booking, { nonce })).json()).toMatchObject({
      status: false,
      error: 'card_declined',
    });
    expect((await checkOut(booking, { nonce })).json()).toMatchObject({
      status: false,
      error: 'nonce_consumed',
    });
    expect((await checkOut(booking, { nonce: 'tokencc_none' })).json()).toMatchObject({
      error: 'nonce_unknown',
    });
    expect((await checkOut(booking, { nonce: await shop.gateway.nonce() })).json()).toMatchObject({
      status: true,
      error: null,
    });
    expect((await salesOf(shop, booking.cartId)).map((sale) => sale.status).sort()).toContain(
      'processor_declined',
    );
    expect(await ordersOf(shop, booking.cartId)).toHaveLength(1);
  });
});
