import type { WorkItem, WorkKind } from '@sendahead/shared-contracts/console/work-calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { paidOrder, reaches } from '../../../workflows/testing/shipping.ts';
import { startShop } from '../../../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const admin = signedInBrowser(shop, 'admin', 'each');

let order: string;
beforeAll(async () => {
  order = (await paidOrder(shop, customer)).orderId;
  await reaches(shop, order, 'labels_ready');
  shop.moveClock('2026-11-24T15:00:00Z');
}, 60_000);

const items = async (kind: WorkKind): Promise<WorkItem[]> =>
  (await admin.send('GET', '/api/v6/console/work'))
    .json()
    .items.filter((item: WorkItem) => item.kind === kind);

describe('work items of orders', () => {
  it('CO-07 the work list shows today’s pickups, with both ends, until they are done', async () => {
    const [due] = await items('pickup_due');
    expect(due).toMatchObject({
      subject: `${order}:outbound:2026-11-24`,
      what: 'outbound',
      bags: 1,
      order_id: order,
      brand: 'golf',
      carrier: 'FEDEX',
      way: 'New York to San Francisco',
      day: '2026-11-24',
      owner: null,
    });
    const done = { kind: 'pickup_due', subject: due?.subject, note: 'The carrier was called.' };
    expect((await admin.send('POST', '/api/v6/console/work/done', { body: done })).statusCode).toBe(200);
    expect(await items('pickup_due')).toEqual([]);
  });

  it('CO-07 TC-08 the work list shows bags without a label, and late bags, with the reason', async () => {
    const { db } = shop.context;
    expect([await items('labels_missing'), await items('late')]).toEqual([[], []]);
    const arrival = (day: string) =>
      sql`update order_parcels set carriage = jsonb_set(carriage, '{arrivalDate}', to_jsonb(${day}::text))
        where order_id = ${order}`.execute(db);
    await db
      .updateTable('order_parcels')
      .set({ status: 'in_transit', detail: 'weather' })
      .where('order_id', '=', order)
      .execute();
    await arrival('2026-11-20');
    expect(await items('late')).toMatchObject([
      { order_id: order, bags: 1, day: '2026-11-20', reason: 'weather' },
    ]);
    await arrival('2026-11-30');
    expect(await items('late')).toEqual([]);
    await db
      .updateTable('order_parcels')
      .set({ expected_on: calendarDate('2026-12-01') })
      .where('order_id', '=', order)
      .execute();
    expect(await items('late')).toMatchObject([{ day: '2026-11-30' }]);
    await db.updateTable('order_parcels').set({ label: 'wanted' }).where('order_id', '=', order).execute();
    expect(await items('labels_missing')).toMatchObject([{ order_id: order, day: '2026-11-24' }]);
  });

  it('CO-08 the figures count the order, its revenue net of refunds, and the share of started bookings that were ordered', async () => {
    const { total_cents } = await shop.context.db
      .selectFrom('orders')
      .select('total_cents')
      .where('id', '=', order)
      .executeTakeFirstOrThrow();
    const answer = (await admin.send('GET', '/api/v6/console/figures', { query: { days: '7' } })).json();
    expect(answer.days.at(-2)).toMatchObject({ day: '2026-11-23', orders: 1, revenue_cents: total_cents });
    expect(answer.brands).toMatchObject([{ brand: 'golf', orders: 1, revenue_cents: total_cents }]);
    const [{ begun, ordered }] = answer.brands;
    expect([ordered, ordered <= begun]).toEqual([1, true]);
    const refund = await admin.send('POST', `/api/v6/console/orders/${order}/refunds`, {
      body: { amount_cents: 1495, to: 'wallet', comment: 'Goodwill', key: 'goodwill-of-figures' },
    });
    expect(refund.statusCode).toBe(200);
    const net = (await admin.send('GET', '/api/v6/console/figures', { query: { days: '7' } })).json();
    expect(net.brands).toMatchObject([{ revenue_cents: total_cents - 1495 }]);
  });
});
