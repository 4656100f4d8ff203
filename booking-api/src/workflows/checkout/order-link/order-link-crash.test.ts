import { splitPoints } from '../../../platform/crash-point.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { until } from '../../../testing/until.ts';
import { type Booking, newKey, prepareBooking } from '../../testing/booking.ts';
import { ordersOf } from '../../testing/cart-records.ts';
import { gatewaySales, moneyProblems } from '../../testing/money/money-problems.ts';
import { copiedToken, linkedBooking, payer, payLink, sendLink } from '../../testing/order-links.ts';
import {
  aMinuteLater,
  checkOutAt,
  startCrashShop,
  waitForDeath,
} from '../../testing/processes/crash-shop.ts';
import { standing } from '../../testing/split-bill.ts';

jest.setTimeout(600_000);
const shop = startPerFile(startCrashShop);
const admin = signedInBrowser(shop, 'admin');

const isFull = process.env.TRIALS === 'full';
/**
 * The point where the payer's money is requested and the order is not written; `TRIALS=full` kills at every
 * point.
 */
const everyPoint = ['charges-stored', 'share-charged', 'shares-charged', 'inside-commit', 'order-committed'];
const points = isFull ? everyPoint : ['charges-stored', 'share-charged', 'inside-commit'];

/** A server that dies while it sends a link: no one was asked, and the cart is unchanged. */
async function killSending(): Promise<Booking> {
  const server = await shop.serve('attempt-stored');
  const booking = await prepareBooking(admin, {}, 'usr_demo_customer');
  const body = { ...booking.body, pay_link_email: payer };
  expect(await checkOutAt(server, booking, newKey(), body, '/api/v6/order_pay_links')).toBeUndefined();
  await waitForDeath(server, 'attempt-stored');
  return booking;
}

/** A server that dies while a link is paid. */
async function killPaying(point: string): Promise<Booking & { paidToken: string }> {
  const booking = await linkedBooking(admin);
  const paidToken = await copiedToken(booking);
  const server = await shop.serve(point);
  const body = { token: paidToken, payment_method_nonce: await shop.gateway.nonce() };
  expect(await checkOutAt(server, booking, newKey(), body, '/api/v6/order_pay_link/pay')).toBeUndefined();
  await waitForDeath(server, point);
  return { ...booking, paidToken };
}

describe('a server killed while a link is sent or paid', () => {
  it('CO-87 the next server places the order of held money, or reopens the link, and no one is charged twice', async () => {
    expect(everyPoint).toEqual(expect.arrayContaining(splitPoints.filter((at) => at !== 'buyers-card-kept')));
    const unsent = await killSending();
    const paid: Awaited<ReturnType<typeof killPaying>>[] = [];
    for (const point of points) paid.push(await killPaying(point));
    await aMinuteLater(shop);
    const worker = shop.work();
    try {
      // A payment that never reached the gateway waits for its payer again.
      const [unasked, ...asked] = paid;
      await until(async () => {
        const splits = await Promise.all(asked.map(standing));
        const open = unasked && (await standing(unasked));
        const isDone = splits.every(({ state }) => state === 'placed') && open?.shares[0]?.state === 'asked';
        return isDone && (await moneyProblems(shop)).length === 0;
      }, 180);
      for (const booking of asked) expect(await heldFor(booking)).toEqual([booking.totalCents]);
      if (!unasked) throw new Error('nothing was killed before the gateway was asked');
      expect(await heldFor(unasked)).toEqual([]);
      const again = await payLink(await shop.browser(), unasked.paidToken, await shop.gateway.nonce());
      expect(again.json()).toMatchObject({ status: true });
      for (const booking of paid) expect(await ordersOf(shop, booking.cartId)).toHaveLength(1);
      expect((await sendLink(unsent)).json()).toMatchObject({ status: true });
      await until(async () => (await moneyProblems(shop)).length === 0, 60);
    } finally {
      await worker.stop();
    }
    expect(await moneyProblems(shop)).toEqual([]);
  });
});

const gone = ['voided', 'processor_declined', 'gateway_rejected', 'failed'];

/** The amount that the gateway holds or captured for a booking, in cents. */
async function heldFor({ cartId }: Booking): Promise<number[]> {
  const attempts = await shop.context.db
    .selectFrom('checkout_attempts')
    .select('id')
    .where('cart_id', '=', cartId)
    .execute();
  return (await gatewaySales(shop.ledger))
    .filter(({ order_id, status }) => attempts.some(({ id }) => id === order_id) && !gone.includes(status))
    .map(({ amount_cents }) => amount_cents);
}
