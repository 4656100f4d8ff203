import { splitPoints } from '../../../platform/crash-point.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { until } from '../../../testing/until.ts';
import { type Booking, newKey } from '../../testing/booking.ts';
import { ordersOf } from '../../testing/cart-records.ts';
import { gatewaySales, moneyProblems } from '../../testing/money/money-problems.ts';
import {
  aMinuteLater,
  checkOutAt,
  startCrashShop,
  waitForDeath,
} from '../../testing/processes/crash-shop.ts';
import { ask, buyerPays, prepareTrip, standing } from '../../testing/split-bill.ts';

jest.setTimeout(600_000);
const shop = startPerFile(startCrashShop);
const customer = signedInBrowser(shop);

const isFull = process.env.TRIALS === 'full';
/** The point where money and books are furthest apart; `TRIALS=full` kills at every point. */
const atServer = isFull ? ['attempt-stored', 'buyers-card-kept'] : ['buyers-card-kept'];
const everyWorkerPoint = [
  'charges-stored',
  'share-charged',
  'shares-charged',
  'inside-commit',
  'order-committed',
];
const atWorker = isFull ? everyWorkerPoint : ['inside-commit'];

/** A server that dies while it splits a bill; no one was asked, and the cart is unchanged. */
async function killServer(point: string): Promise<Booking> {
  const server = await shop.serve(point);
  const booking = await prepareTrip(customer);
  const body = { ...booking.body, payment_method_nonce: await shop.gateway.nonce() };
  expect(await checkOutAt(server, booking, newKey(), body, '/api/v6/bill_splits')).toBeUndefined();
  await waitForDeath(server, point);
  return booking;
}

/** A worker that dies while it charges a bill that all have agreed to. */
async function killWorker(point: string): Promise<Booking> {
  const booking = await prepareTrip(customer);
  const asked = await ask(booking, { nonce: await shop.gateway.nonce() });
  expect([point, asked.json().status]).toEqual([point, true]);
  await buyerPays(booking, 'rest');
  await aMinuteLater(shop);
  await waitForDeath(shop.work(point), point);
  return booking;
}

describe('a server or worker killed while several people pay', () => {
  it('the next process charges every share once and places the order, or asks no one, at whatever step it was killed', async () => {
    expect(splitPoints.filter((point) => !everyWorkerPoint.includes(point))).toEqual(['buyers-card-kept']);
    const unasked: Booking[] = [];
    for (const point of atServer) unasked.push(await killServer(point));
    const paid: Booking[] = [];
    for (const point of atWorker) paid.push(await killWorker(point));
    await aMinuteLater(shop);
    const worker = shop.work();
    try {
      await until(async () => {
        const splits = await Promise.all(paid.map(standing));
        return splits.every(({ state }) => state === 'placed') && (await moneyProblems(shop)).length === 0;
      }, 180);
      for (const booking of paid) {
        expect(await ordersOf(shop, booking.cartId)).toHaveLength(1);
        expect(await heldFor(booking)).toBe(booking.totalCents);
      }
      for (const booking of unasked) {
        expect((await customer.send('GET', `/api/v6/bill_splits/${booking.cartId}`)).statusCode).toBe(404);
        const again = await ask(booking, { nonce: await shop.gateway.nonce() });
        expect(again.json()).toMatchObject({ status: true });
      }
    } finally {
      await worker.stop();
    }
    expect(await moneyProblems(shop)).toEqual([]);
  });
});

/** The amount that the gateway holds or captured for a booking, in cents. */
async function heldFor({ cartId }: Booking): Promise<number> {
  const attempts = await shop.context.db
    .selectFrom('checkout_attempts')
    .select('id')
    .where('cart_id', '=', cartId)
    .execute();
  return (await gatewaySales(shop.ledger))
    .filter(({ order_id, status }) => attempts.some(({ id }) => id === order_id) && status !== 'voided')
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}
