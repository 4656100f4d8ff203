import { findOrder } from '../../../../modules/orders/public/store.ts';
import { type AttemptPoint, attemptPoints, jobPoints } from '../../../../platform/crash-point.ts';
import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../../testing/shipment-forms.ts';
import { until } from '../../../../testing/until.ts';
import { newKey } from '../../../testing/booking.ts';
import { gatewaySales, moneyProblems } from '../../../testing/money/money-problems.ts';
import {
  aMinuteLater,
  checkOutAt,
  startCrashShop,
  undecided,
  waitForDeath,
} from '../../../testing/processes/crash-shop.ts';
import { placeOrder } from '../../../testing/shipping.ts';
import { winterTrip } from '../../../testing/winter-trip.ts';

jest.setTimeout(600_000);
const shop = startPerFile(startCrashShop);
const customer = signedInBrowser(shop);

/** The return is booked for cheap days, to be moved into the days before Christmas. */
const trip = { ...winterTrip, pickup_date: roundTripForm.pickup_date, return_pickup_date: '2027-01-20' };
const day = '2026-12-16';

/** Only the commit differs from an order’s own attempt; `TRIALS=full` kills at every point. */
const serverPoints: readonly AttemptPoint[] =
  process.env.TRIALS === 'full' ? attemptPoints : ['inside-commit'];

type Move = { point: string; orderId: string; difference: number; path: string };
const asked = { browser: customer, token: '' };
const changeOf = async ({ difference }: Move) => ({
  pickup_date: day,
  difference_cents: difference,
  payment_method_nonce: await shop.gateway.nonce(),
});

/** Places an order and prices a move of its return. */
async function prepare(point: string): Promise<Move> {
  const { orderId } = await placeOrder(shop, customer, trip);
  const path = `/api/v6/orders/${orderId}/legs/return/change`;
  const priced = await customer.send('POST', `${path}/price`, { body: { pickup_date: day } });
  const difference = priced.json().difference_cents;
  expect(difference).toBeGreaterThan(0);
  return { point, orderId, difference, path };
}

/** Makes a move for each point at which the server or the worker is killed. */
async function killEverywhere(): Promise<Move[]> {
  const moves: Move[] = [];
  for (const point of serverPoints) {
    const move = await prepare(point);
    moves.push(move);
    const body = await changeOf(move);
    const server = await shop.serve(point);
    expect(await checkOutAt(server, asked, newKey(), body, move.path)).toBeUndefined();
    await waitForDeath(server, point);
  }
  for (const point of jobPoints.filter((name) => name.endsWith('submit'))) {
    const move = await prepare(point);
    moves.push(move);
    const body = await changeOf(move);
    expect((await customer.send('POST', move.path, { body })).statusCode).toBe(200);
    await aMinuteLater(shop);
    await waitForDeath(shop.work(point), point);
  }
  return moves;
}

describe('a server killed while a leg move is paid', () => {
  it('B3-6, B3-7: the leg is moved and paid, or neither, at whatever step the server was killed', async () => {
    const moves = await killEverywhere();
    await aMinuteLater(shop);
    const server = await shop.serve();
    const worker = shop.work();
    try {
      await until(async () => (await undecided(shop)) === 0, 180);
      await until(async () => (await moneyProblems(shop)).length === 0, 180);
      const moved = new Set([
        'after-authorize',
        'inside-commit',
        'order-committed',
        'before-submit',
        'after-submit',
      ]);
      for (const move of moves) {
        const { point, orderId, difference, path } = move;
        const order = await findOrder(shop.context.db, orderId);
        const back = order?.shipment.legs.find(({ leg }) => leg === 'return')?.pickup_date;
        const expected = moved.has(point) ? [day, 2, [difference]] : ['2027-01-20', 1, []];
        expect([point, back, order?.generation, await taken(orderId)]).toEqual([point, ...expected]);
        const again = await checkOutAt(server, asked, newKey(), await changeOf(move), path);
        const code = moved.has(point) ? 'nothing_to_change' : undefined;
        expect([point, JSON.parse(again ?? '{}').code]).toEqual([point, code]);
      }
      await until(async () => (await undecided(shop)) === 0, 180);
    } finally {
      await server.stop();
      await worker.stop();
    }
    for (const { point, orderId, difference } of moves)
      expect([point, await taken(orderId)]).toEqual([point, [difference]]);
    expect(await moneyProblems(shop)).toEqual([]);
  });
});

/** The amount that the gateway captured, or will capture, for the changes of an order. */
async function taken(orderId: string): Promise<number[]> {
  const attempts = await shop.context.db
    .selectFrom('checkout_attempts')
    .select('id')
    .where('amends_order_id', '=', orderId)
    .execute();
  return (await gatewaySales(shop.ledger))
    .filter((sale) => sale.status !== 'voided' && attempts.some(({ id }) => id === sale.order_id))
    .map(({ amount_cents }) => amount_cents);
}
