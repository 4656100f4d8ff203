import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { paidOrder } from '../../testing/shipping.ts';
import { consoleShop } from './testing/console-shop.ts';

const { admin, at, carrierAdmin, customer, life, pro, shop, view } = consoleShop();

const change = (
  orderId: string,
  leg: string,
  needed_by: string | null,
  browser = admin,
  comment = 'Moved.',
) => browser.send('POST', at(orderId, `/legs/${leg}/needed_by`), { body: { needed_by, comment } });
const daysOf = async (orderId: string) =>
  (await view(orderId)).receipt.legs.map(({ needed_by }: { needed_by?: string }) => needed_by ?? null);

describe('the day by which an order is needed', () => {
  it('CO-65 the day by which an order is needed can be changed and removed by staff for one leg, with a history entry; labels and price are kept', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer, {
      ...roundTripForm,
      trip_plan: { arrive_by: '2026-12-02' },
    });
    const before = await view(orderId);
    expect((await change(orderId, 'outbound', '2026-12-04')).json()).toEqual({ success: true });
    expect((await change(orderId, 'return', '2026-12-18')).json()).toEqual({ success: true });
    expect(await daysOf(orderId)).toEqual(['2026-12-04', '2026-12-18']);
    expect((await change(orderId, 'return', null)).statusCode).toBe(200);
    expect(await daysOf(orderId)).toEqual(['2026-12-04', null]);
    const noted = (await life(orderId)).filter(
      ({ title }: { title: string }) => title === 'Needed-by day changed by staff',
    );
    expect(noted.map(({ by, detail }: { by: string; detail: string }) => `${by}: ${detail}`).sort()).toEqual([
      'Alex Admin: Outbound: Fri, Dec 4, before Wed, Dec 2. Moved.',
      'Alex Admin: Return: Fri, Dec 18, before no day. Moved.',
      'Alex Admin: Return: no day, before Fri, Dec 18. Moved.',
    ]);
    const after = await view(orderId);
    expect(after.receipt.total_cents).toBe(totalCents);
    expect(after.labels.map(({ parcel_id }: { parcel_id: string }) => parcel_id)).toEqual(
      before.labels.map(({ parcel_id }: { parcel_id: string }) => parcel_id),
    );
  });

  it('CO-65 adds no history entry when the day is the same', async () => {
    const { orderId } = await paidOrder(shop, customer);
    for (const _ of [1, 2]) await change(orderId, 'outbound', '2026-12-04');
    const titles = (await life(orderId)).map(({ title }: { title: string }) => title);
    expect(titles.filter((title: string) => title.startsWith('Needed-by'))).toHaveLength(1);
  });

  it('CO-65 the day by which an order is needed is refused before the pickup, without a reason, for another leg, for a voided order, and for other users', async () => {
    const { orderId } = await paidOrder(shop, customer);
    const { pickup_date } = (await view(orderId)).receipt.legs[0];
    expect((await change(orderId, 'outbound', pickup_date)).statusCode).toBe(200);
    expect((await change(orderId, 'outbound', '2026-11-01')).json()).toMatchObject({
      fields: [{ path: 'needed_by', code: 'too_early' }],
    });
    expect((await change(orderId, 'outbound', '2026-12-04', admin, ' ')).statusCode).toBe(422);
    expect((await change(orderId, 'return', '2026-12-04')).json().code).toBe('leg_not_found');
    expect((await change('ord_nobodys', 'outbound', '2026-12-04')).json().code).toBe('order_not_found');
    const statuses = [];
    for (const browser of [customer, pro, carrierAdmin])
      statuses.push((await change(orderId, 'outbound', '2026-12-04', browser)).statusCode);
    expect(statuses).toEqual([403, 403, 403]);
    await admin.send('POST', `/api/v6/orders/${orderId}/cancel`, { body: { comment: 'Booked twice.' } });
    expect((await change(orderId, 'outbound', '2026-12-04')).json().code).toBe('action_not_allowed');
  });
});
