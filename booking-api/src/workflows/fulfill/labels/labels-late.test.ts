import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { testInstant } from '../../../testing/test-app.ts';
import { orderOfAFarDay, parcelRows, shippingOf } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { buyLabels } from './buy-labels.ts';
import { buyLabelsJob } from './jobs.ts';
import { labelsDue } from './labels-due.ts';

const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop);

const labelsOf = async (orderId: string) => {
  const ids = (await parcelRows(shop, orderId)).map(({ id }) => id);
  const all = await shop.context.db.selectFrom('sandbox_carrier.shipments').selectAll().execute();
  return all.filter(({ reference }) => ids.includes(reference));
};
const unlabeled = async () => (await orderOfAFarDay(shop, customer)).orderId;
const nearer = () => shop.moveClock('2026-12-08T15:00:00Z');

describe('late labels', () => {
  it('labels sold to a killed run are looked up again when its lease is over', async () => {
    const orderId = await unlabeled();
    nearer();
    await shop.context.db
      .updateTable('order_parcels')
      .set({ lease_until: sql<string>`now() + interval '40 seconds'` })
      .where('order_id', '=', orderId)
      .execute();
    const queued: unknown[][] = [];
    const jobs = {
      ...shop.context.jobs,
      enqueue: async (...job: unknown[]) => void queued.push(job.slice(1)),
    };
    await buyLabels({ ...shippingOf(shop), jobs }, orderId);
    expect(queued).toEqual([[buyLabelsJob, { orderId }, { startAfterSeconds: expect.any(Number) }]]);
    const [[, , { startAfterSeconds = 0 } = {}] = []] = queued as [
      object,
      object,
      { startAfterSeconds?: number },
    ][];
    expect(startAfterSeconds).toBeGreaterThan(0);
    expect(startAfterSeconds).toBeLessThanOrEqual(41);
  });

  it('no label is bought for a past pickup day; staff are alerted until another day is chosen', async () => {
    const orderId = await unlabeled();
    const alert = () =>
      shop.context.db
        .selectFrom('operator_alerts')
        .select(['resolved_at', 'detail'])
        .where('kind', '=', 'pickup_day_missed')
        .where('subject', '=', orderId)
        .executeTakeFirst();
    shop.moveClock('2027-02-01T15:00:00Z');
    await labelsDue(shippingOf(shop));
    await buyLabels(shippingOf(shop), orderId);
    expect(await labelsOf(orderId)).toEqual([]);
    expect(await alert()).toMatchObject({ resolved_at: null, detail: { bags: 1 } });
    await shop.context.db
      .updateTable('order_parcels')
      .set({ ship_date: calendarDate('2027-02-02') })
      .where('order_id', '=', orderId)
      .execute();
    await buyLabels(shippingOf(shop), orderId);
    expect(await labelsOf(orderId)).toHaveLength(1);
    expect((await alert())?.resolved_at).not.toBeNull();
  });
});
