import { attemptPoints, jobPoints } from '../../../../platform/crash-point.ts';
import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { until } from '../../../../testing/until.ts';
import { type Booking, checkOut, newKey, prepareBooking } from '../../../testing/booking.ts';
import { moneyProblems } from '../../../testing/money/money-problems.ts';
import {
  aMinuteLater,
  checkOutAt,
  outcomeOf,
  startCrashShop,
  undecided,
  waitForDeath,
} from '../../../testing/processes/crash-shop.ts';
import { allowOrders, refuseOrders } from '../../../testing/refused-orders.ts';

jest.setTimeout(600_000);
const shop = startPerFile(startCrashShop);
const customer = signedInBrowser(shop);

type Made = { point: string; booking: Booking; key: string; body: object; nonce: string };

async function prepare(point: string): Promise<Made> {
  const [booking, nonce] = [await prepareBooking(customer), await shop.gateway.nonce()];
  return { point, booking, key: newKey(), body: { ...booking.body, payment_method_nonce: nonce }, nonce };
}

/** An attempt for each point, at which its server is killed. */
async function killServers(): Promise<Made[]> {
  const killed: Made[] = [];
  for (const point of attemptPoints) {
    const server = await shop.serve(point);
    const made = await prepare(point);
    killed.push(made);
    expect(await checkOutAt(server, made.booking, made.key, made.body)).toBeUndefined();
    await waitForDeath(server, point);
  }
  return killed;
}

/** An order for each point, at which the worker for its jobs is killed. */
async function killWorkers(): Promise<Made[]> {
  const killed: Made[] = [];
  for (const point of jobPoints) {
    const made = await prepare(point);
    killed.push(made);
    const { booking, key, nonce } = made;
    if (point.endsWith('void')) await refuseOrders(shop, booking.cartId);
    const answer = (await checkOut(booking, { nonce, key })).json();
    expect([point, answer.status]).toEqual([point, !point.endsWith('void')]);
    await allowOrders(shop);
    await aMinuteLater(shop);
    await waitForDeath(shop.work(point), point);
  }
  return killed;
}

async function expectOneMailPerOrder(): Promise<void> {
  const placed = (await shop.context.db.selectFrom('orders').select('id').execute()).map(({ id }) => id);
  await until(async () => shop.confirmations().length === placed.length, 180);
  const confirmed = shop.confirmations().map((name) => name.split('.')[0]);
  expect(confirmed.sort()).toEqual(placed.sort());
}

describe('a server killed during a checkout attempt', () => {
  it('B3-6, B3-7, B3-12: the next start finishes or undoes the attempt, at whatever step the server was killed', async () => {
    const atServer = await killServers();
    const all = [...atServer, ...(await killWorkers())];
    await aMinuteLater(shop);
    const server = await shop.serve();
    const worker = shop.work();
    try {
      await until(async () => (await undecided(shop)) === 0, 180);
      await until(async () => (await moneyProblems(shop)).length === 0, 180);
      const outcomes = await Promise.all(
        all.map(async ({ point, booking }) => [point, await outcomeOf(booking)]),
      );
      expect(Object.fromEntries(outcomes)).toEqual({
        'attempt-stored': false,
        'card-checked': false,
        'after-authorize': true,
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
      for (const { booking, key, body } of atServer) {
        const replayed = JSON.parse((await checkOutAt(server, booking, key, body)) ?? '{}');
        expect(replayed).toMatchObject({ status: await outcomeOf(booking) });
      }
      await expectOneMailPerOrder();
    } finally {
      await server.stop();
      await worker.stop();
    }
    expect(await moneyProblems(shop)).toEqual([]);
  });
});
