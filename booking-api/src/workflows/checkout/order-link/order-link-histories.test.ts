import fc from 'fast-check';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { type Booking, checkOut } from '../../testing/booking.ts';
import { gatewaySales, moneyProblems } from '../../testing/money/money-problems.ts';
import { copiedToken, linkedBooking, payLink, sendAgain, sendLink } from '../../testing/order-links.ts';
import { noPaymentsUnderWay } from '../../testing/settled.ts';
import { startShop } from '../../testing/shop.ts';
import { stop } from '../../testing/split-bill.ts';
import { expireSplit } from '../split-bill/end-split.ts';

const histories = Number(process.env.HISTORIES ?? (process.env.TRIALS === 'full' ? 150 : 12));
jest.setTimeout(60_000 + histories * 6_000);

const shop = startPerFile(() => startShop({ RATE_LIMIT_SCALE: '1000' }));
const admin = signedInBrowser(shop, 'admin');

const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay' as const), good: fc.boolean() }) },
  fc.record({ kind: fc.constant('withdraw' as const) }),
  fc.record({ kind: fc.constant('expire' as const) }),
  fc.record({ kind: fc.constant('edit' as const) }),
  fc.record({ kind: fc.constant('order' as const) }),
  fc.record({ kind: fc.constant('send' as const) }),
  fc.record({ kind: fc.constant('again' as const) }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;
/** Acts that happen at the same moment. */
const moment = fc.array(act, { minLength: 1, maxLength: 3 });

async function apply(booking: Booking, token: string, what: Act): Promise<void> {
  switch (what.kind) {
    case 'pay': {
      const card = what.good ? '4111111111111111' : '4000111111111115';
      await payLink(await shop.browser(), token, await shop.gateway.nonce(card));
      return;
    }
    case 'withdraw':
      await stop(booking);
      return;
    case 'expire':
      return expire(booking);
    case 'edit':
      await booking.browser.send('POST', `/api/v5/carts/${booking.cartId}/session`, {
        headers: { 'x-cart-token': booking.token },
        body: { session: edited },
      });
      return;
    case 'order':
      await checkOut(booking, { nonce: await shop.gateway.nonce() });
      return;
    case 'send':
      await sendLink(booking);
      return;
    case 'again':
      await sendAgain(booking);
      return;
    default:
      return what satisfies never;
  }
}

const ends = { origin_city: 'Another', origin_state: '', destination_city: '', destination_state: '' };
const edited = { ...ends, travelers: [], ship_state: {} };

async function expire({ cartId }: Booking): Promise<void> {
  const { db } = shop.context;
  const open = await db
    .updateTable('bill_splits')
    .set({ expires_at: '2026-11-23T14:59:59Z' })
    .where('cart_id', '=', cartId)
    .where('state', '=', 'open')
    .returning('attempt_id')
    .execute();
  for (const { attempt_id } of open) await expireSplit(shop.ordering, attempt_id);
}

const gone = ['voided', 'processor_declined', 'gateway_rejected', 'failed'];

/** The amount that the gateway holds or captured for a cart, and the cart's orders. */
async function standingOf({ cartId }: Booking) {
  const { db } = shop.context;
  const attempts = await db
    .selectFrom('checkout_attempts')
    .select('id')
    .where('cart_id', '=', cartId)
    .execute();
  const held = (await gatewaySales(shop.ledger)).filter(
    ({ order_id, status }) => attempts.some(({ id }) => id === order_id) && !gone.includes(status),
  );
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'total_cents'])
    .where('cart_id', '=', cartId)
    .execute();
  const { status } = await db
    .selectFrom('carts')
    .select('status')
    .where('id', '=', cartId)
    .executeTakeFirstOrThrow();
  return { held, orders, status };
}

describe('acts of staff and payers, and time, on a pay link', () => {
  it('CO-87 CO-88 acts on a pay link never charge twice, and never place an order without its money', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { minLength: 1, maxLength: 5 }), async (moments) => {
        const booking = await linkedBooking(admin);
        // Earlier copied links are still tried.
        let token = await copiedToken(booking);
        for (const acts of moments) {
          await Promise.all(acts.map((what) => apply(booking, token, what)));
          token = (await copiedToken(booking).catch(() => '')) || token;
          const { orders, held } = await standingOf(booking);
          expect(orders.length).toBeLessThanOrEqual(1);
          expect(held.length).toBeLessThanOrEqual(1 + orders.length);
        }
        await noPaymentsUnderWay(shop);
        const { orders, held, status } = await standingOf(booking);
        expect(held.map(({ amount_cents }) => amount_cents)).toEqual(
          orders.map(({ total_cents }) => total_cents),
        );
        expect(status === 'ordered').toBe(orders.length === 1);
        if (status === 'divided') expect((await stop(booking)).statusCode).toBe(200);
      }),
      { numRuns: histories },
    );
    await noPaymentsUnderWay(shop);
    expect(await moneyProblems(shop)).toEqual([]);
  });
});
