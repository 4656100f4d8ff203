import { newKey } from '../../testing/booking.ts';
import { paidOrder, reaches } from '../../testing/shipping.ts';
import { consoleShop } from './testing/console-shop.ts';

const { admin, customer, life, pro, shop, view } = consoleShop();

const labeled = async () => {
  const { orderId } = await paidOrder(shop, customer);
  await reaches(shop, orderId, 'labels_ready');
  return { orderId, bag: (await view(orderId)).labels[0] };
};
const report = (orderId: string, parcel_id: string, browser = admin) =>
  browser.send('POST', `/api/v6/console/orders/${orderId}/missing_bags`, {
    body: { parcel_id, comment: 'It is not at the hotel.' },
  });
const tracing = async () =>
  (await admin.send('GET', '/api/v6/console/work'))
    .json()
    .items.filter(({ what }: { what: string }) => what === 'bag_missing');

describe('a bag that a caller misses', () => {
  it('CO-33 a missing bag is reported once, becomes a work item with a day and an owner, and appears in the order’s history', async () => {
    const { orderId, bag } = await labeled();
    const first = await report(orderId, bag.parcel_id);
    expect(first.statusCode).toBe(200);
    expect((await report(orderId, bag.parcel_id)).json()).toEqual(first.json());
    expect(await tracing()).toMatchObject([
      {
        order_id: orderId,
        carrier: 'FEDEX',
        day: first.json().due_on,
        way: expect.stringContaining(bag.tracking_number),
        owner: { name: 'Alex Admin' },
      },
    ]);
    const entry = (await life(orderId)).find(
      ({ title }: { title: string }) => title === 'Bag reported missing by the caller',
    );
    expect(entry).toMatchObject({ detail: 'It is not at the hotel.', by: 'Alex Admin' });
    expect((await view(orderId)).alerts).toMatchObject([{ kind: 'bag_missing' }]);
  });

  it('CO-33 a missing bag must be a labeled bag of that order, and cannot be reported by club staff', async () => {
    const { orderId, bag } = await labeled();
    expect((await report(orderId, 'pcl_of_nobody')).json().code).toBe('no_such_thing');
    expect((await report(`ord_${newKey()}`, bag.parcel_id)).json().code).toBe('order_not_found');
    expect((await report(orderId, bag.parcel_id, pro)).statusCode).toBe(403);
  });
});
