import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { until } from '../../../../testing/until.ts';
import type { Booking } from '../../../testing/booking.ts';
import { moneyProblems } from '../../../testing/money/money-problems.ts';
import { aMinuteLater, startCrashShop, waitForDeath } from '../../../testing/processes/crash-shop.ts';
import { settled } from '../../../testing/settled.ts';
import { placeOrder } from '../../../testing/shipping.ts';

jest.setTimeout(600_000);
const shop = startPerFile(startCrashShop);
const customer = signedInBrowser(shop);

/** Only after a step do others know its result; `TRIALS=full` kills before it too. */
const moments = process.env.TRIALS === 'full' ? ['before', 'after'] : ['after'];

const ordered = () => placeOrder(shop, customer);
const parcels = () =>
  shop.context.db.selectFrom('order_parcels').select(['id', 'order_id', 'label']).execute();
const shipments = async () =>
  (await shop.context.db.selectFrom('sandbox_carrier.shipments').select('reference').execute()).map(
    ({ reference }) => reference,
  );
const wantedRefunds = () =>
  shop.context.db.selectFrom('refund_parts').select('id').where('state', '=', 'wanted').execute();

/** Waits while a worker runs that no test kills. */
async function working(wait: () => Promise<void>): Promise<void> {
  const worker = shop.work();
  try {
    await wait();
  } finally {
    await worker.stop();
  }
}

describe('a worker killed while it runs the jobs of an order', () => {
  it('B3-6: every bag has one label and every refund is paid once, at whatever step the worker was killed', async () => {
    const refunded: Booking[] = [];
    const voided: Booking[] = [];
    for (const _ of moments) {
      refunded.push(await ordered());
      voided.push(await ordered());
    }
    await working(async () => {
      for (const { orderId } of [...refunded, ...voided]) await settled(shop, orderId);
      await until(async () => (await shipments()).length === 2 * moments.length, 180);
    });

    const labeled: Booking[] = [];
    for (const point of moments.map((moment) => `${moment}-label`)) {
      labeled.push(await ordered());
      await aMinuteLater(shop);
      await waitForDeath(shop.work(point), point);
    }
    // After a crash at the purchase, the carrier has the label but we do not.
    const sold = await shipments();
    const wanted = (await parcels()).filter(({ label }) => label === 'wanted');
    expect(wanted.filter(({ id }) => sold.includes(id))).not.toEqual([]);
    await aMinuteLater(shop);
    await working(async () => {
      await until(async () => (await parcels()).every(({ label }) => label === 'bought'), 180);
      for (const { orderId } of labeled) await settled(shop, orderId);
    });
    expect((await shipments()).sort()).toEqual((await parcels()).map(({ id }) => id).sort());

    for (const [index, point] of moments.map((moment) => `${moment}-refund`).entries()) {
      for (const group of [voided, refunded]) {
        const orderId = group[index]?.orderId ?? '';
        // The first refund of each is a void; the second sale is settled by then, and refunded.
        if (group === refunded) await shop.gateway.settle();
        const answer = await customer.send('POST', `/api/v6/orders/${orderId}/cancel`, {
          body: { comment: '' },
        });
        expect(answer.json()).toMatchObject({ state: 'cancelled' });
        await aMinuteLater(shop);
        await waitForDeath(shop.work(point), point);
        expect(await wantedRefunds()).not.toEqual([]);
      }
    }
    await aMinuteLater(shop);
    await working(async () => {
      await until(async () => {
        await aMinuteLater(shop);
        return (await wantedRefunds()).length === 0;
      }, 180);
      await until(async () => (await moneyProblems(shop)).length === 0, 180);
    });
    for (const { orderId, totalCents } of [...refunded, ...voided])
      expect(await givenBack(orderId)).toBe(totalCents);
    for (const { orderId } of labeled) expect(await givenBack(orderId)).toBe(0);
    expect(await moneyProblems(shop)).toEqual([]);
  });
});

/** The amount that the gateway voided or refunded of an order's sale. */
async function givenBack(orderId: string): Promise<number> {
  const { attempt_id } = await shop.context.db
    .selectFrom('orders')
    .select('attempt_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { rows } = await shop.ledger.query<{ kind: string; amount_cents: number; status: string }>(
    'select kind, amount_cents, status from sandbox_gateway.transactions where order_id = $1',
    [attempt_id],
  );
  return rows
    .filter(({ kind, status }) => kind === 'refund' || status === 'voided')
    .reduce((sum, row) => sum + row.amount_cents, 0);
}
