import { findOrder } from '../../modules/orders/public/store.ts';
import { forTheseTests, signedInForTheseTests } from '../../testing/for-these-tests.ts';
import { roundTripForm } from '../../testing/shipment-forms.ts';
import { jobPoints, pressPoints } from '../crash-point.ts';
import { newKey } from '../testing/booking.ts';
import { aMinuteLater, dead, pressAt, startCrashShop, undecided } from '../testing/crash-shop.ts';
import { gatewaySales, moneyProblems } from '../testing/money.ts';
import { placeOrder } from '../testing/shipping.ts';
import { winterTrip } from '../testing/two-seasons.ts';
import { until } from '../testing/until.ts';

jest.setTimeout(600_000);
const shop = forTheseTests(startCrashShop);
const customer = signedInForTheseTests(shop);

/** Back when it costs least, to be moved into the days before Christmas. */
const trip = { ...winterTrip, pickup_date: roundTripForm.pickup_date, return_pickup_date: '2027-01-20' };
const day = '2026-12-16';

describe('a server killed while a leg is paid for', () => {
  it('B3-6, B3-7: the leg is moved and paid, or neither, whatever the step', async () => {
    const moves: { point: string; orderId: string; difference: number }[] = [];
    const prepare = async (point: string) => {
      const { orderId } = await placeOrder(shop, customer, trip);
      const path = `/api/v6/orders/${orderId}/legs/return/change`;
      const priced = await customer.send('POST', `${path}/price`, { body: { pickup_date: day } });
      const difference = priced.json().difference_cents;
      expect(difference).toBeGreaterThan(0);
      const body = {
        pickup_date: day,
        difference_cents: difference,
        payment_method_nonce: await shop.gateway.nonce(),
      };
      moves.push({ point, orderId, difference });
      return { path, body };
    };
    const asked = { browser: customer, token: '' };
    for (const point of pressPoints) {
      const { path, body } = await prepare(point);
      const server = await shop.serve(point);
      expect(await pressAt(server, asked, newKey(), body, path)).toBeUndefined();
      await dead(server, point);
    }
    for (const point of jobPoints.filter((name) => name.endsWith('submit'))) {
      const { path, body } = await prepare(point);
      expect((await customer.send('POST', path, { body })).statusCode).toBe(200);
      await aMinuteLater(shop);
      await dead(shop.work(point), point);
    }

    await aMinuteLater(shop);
    const server = await shop.serve();
    const worker = shop.work();
    try {
      await until(async () => (await undecided(shop)) === 0, 180);
      await until(async () => (await moneyProblems(shop)).length === 0, 180);
      const moved = new Set([
        'after-authorise',
        'inside-commit',
        'order-committed',
        'before-submit',
        'after-submit',
      ]);
      for (const { point, orderId, difference } of moves) {
        const order = await findOrder(shop.context.db, orderId);
        const back = order?.shipment.legs.find(({ leg }) => leg === 'return')?.pickup_date;
        const expected = moved.has(point) ? [day, 2, [difference]] : ['2027-01-20', 1, []];
        expect([point, back, order?.generation, await taken(orderId)]).toEqual([point, ...expected]);
        const change = { pickup_date: day, difference_cents: difference };
        const again = await pressAt(
          server,
          asked,
          newKey(),
          { ...change, payment_method_nonce: await shop.gateway.nonce() },
          `/api/v6/orders/${orderId}/legs/return/change`,
        );
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

/** What the gateway took, or is to take, for the changes of an order. */
async function taken(orderId: string): Promise<number[]> {
  const presses = await shop.context.db
    .selectFrom('checkout_attempts')
    .select('id')
    .where('amends_order_id', '=', orderId)
    .execute();
  return (await gatewaySales(shop.ledger))
    .filter((sale) => sale.status !== 'voided' && presses.some(({ id }) => id === sale.order_id))
    .map(({ amount_cents }) => amount_cents);
}
