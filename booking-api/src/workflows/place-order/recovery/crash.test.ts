import { sharedByTests, signedInBrowser } from '../../../testing/shared-by-tests.ts';
import { attemptPoints, jobPoints } from '../../crash-point.ts';
import { type Booking, checkOut, newKey, prepareBooking } from '../../testing/booking.ts';
import { moneyProblems } from '../../testing/money/money-problems.ts';
import {
  aMinuteLater,
  checkOutAt,
  outcomeOf,
  startCrashShop,
  undecided,
  waitForDeath,
} from '../../testing/processes/crash-shop.ts';
import { allowOrders, refuseOrders } from '../../testing/refused-orders.ts';
import { until } from '../../testing/until.ts';

jest.setTimeout(600_000);
const shop = sharedByTests(startCrashShop);
const customer = signedInBrowser(shop);

describe('a server killed during a checkout attempt', () => {
  it('B3-6, B3-7, B3-12: the next start finishes or undoes the attempt, at whatever step the server was killed', async () => {
    const bookings: { point: string; booking: Booking; key: string; body: object }[] = [];
    const prepare = async (point: string) => {
      const [booking, nonce] = [await prepareBooking(customer), await shop.gateway.nonce()];
      const body = { ...booking.body, payment_method_nonce: nonce };
      const made = { point, booking, key: newKey(), body, nonce };
      bookings.push(made);
      return made;
    };
    for (const point of attemptPoints) {
      const server = await shop.serve(point);
      const { booking, key, body } = await prepare(point);
      expect(await checkOutAt(server, booking, key, body)).toBeUndefined();
      await waitForDeath(server, point);
    }
    for (const point of jobPoints) {
      const { booking, key, nonce } = await prepare(point);
      if (point.endsWith('void')) await refuseOrders(shop, booking.cartId);
      const answer = (await checkOut(booking, { nonce, key })).json();
      expect([point, answer.status]).toEqual([point, !point.endsWith('void')]);
      await allowOrders(shop);
      await aMinuteLater(shop);
      await waitForDeath(shop.work(point), point);
    }

    await aMinuteLater(shop);
    const server = await shop.serve();
    const worker = shop.work();
    try {
      await until(async () => (await undecided(shop)) === 0, 180);
      await until(async () => (await moneyProblems(shop)).length === 0, 180);
      const outcomes = await Promise.all(
        bookings.map(async ({ point, booking }) => [point, await outcomeOf(booking)]),
      );
      expect(Object.fromEntries(outcomes)).toEqual({
        'attempt-stored': false,
        'card-checked': false,
        'after-authorise': true,
        'inside-commit': true,
        'order-committed': true,
        'before-submit': true,
        'after-submit': true,
        'settled-stored': true,
        'before-mail': true,
        'after-mail': true,
        'before-void': false,
        'after-void': false,
      });
      for (const { booking, key, body } of bookings.slice(0, attemptPoints.length)) {
        const replayed = JSON.parse((await checkOutAt(server, booking, key, body)) ?? '{}');
        expect(replayed).toMatchObject({ status: await outcomeOf(booking) });
      }
      const placed = (await shop.context.db.selectFrom('orders').select('id').execute()).map(({ id }) => id);
      await until(async () => shop.confirmations().length === placed.length, 180);
      expect(
        shop
          .confirmations()
          .map((name) => name.split('.')[0])
          .sort(),
      ).toEqual(placed.sort());
    } finally {
      await server.stop();
      await worker.stop();
    }
    expect(await moneyProblems(shop)).toEqual([]);
  });
});
