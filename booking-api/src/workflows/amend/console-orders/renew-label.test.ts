import { until } from '../../../testing/until.ts';
import { expectBooksToAgree } from '../../testing/money/expect-books-to-agree.ts';
import { labeledRoundTrip, paidOrder, parcelRows, reaches } from '../../testing/shipping.ts';
import { consoleShop } from './testing/console-shop.ts';

const { carrierAdmin, customer, notedOf, post, shop, titles, view } = consoleShop();

describe('a repurchased label', () => {
  it('voids the old label, keeps the others, and emails the customer when it is ready', async () => {
    const { orderId } = await labeledRoundTrip(shop, customer);
    const before = (await view(orderId)).labels;
    const [bag] = before;
    expect(bag).toMatchObject({ leg: 'outbound', label: 'bought' });
    const renew = (comment: string) => post(orderId, `/labels/${bag.parcel_id}/renew`, { comment });
    expect((await renew(' ')).statusCode).toBe(422);
    expect((await renew('The printer ate it.')).json()).toEqual({ success: true });
    expect((await renew('Again.')).json()).toMatchObject({ code: 'label_not_renewable' });
    await reaches(shop, orderId, 'labels_ready');
    const after = await until(async () => {
      const { labels } = await view(orderId);
      return labels[0].label === 'bought' ? labels : undefined;
    });
    expect(after).toHaveLength(before.length);
    expect(after[0].tracking_number).not.toBe(bag.tracking_number);
    expect(after.slice(1)).toEqual(before.slice(1));
    await until(async () => {
      const old = (await parcelRows(shop, orderId)).find(({ id }) => id === bag.parcel_id);
      return old?.label === 'voided' || undefined;
    });
    await until(
      async () =>
        (await view(orderId)).mails.some(
          ({ kind }: { kind: string }) => kind === 'labels_ready.outbound.2',
        ) || undefined,
    );
    expect(await titles(orderId)).toContain('Label renewed by staff');
    await expectBooksToAgree(shop);
  });

  it('a repurchased label is not bought for a bag that was picked up, or for another order', async () => {
    const { orderId } = await paidOrder(shop, customer);
    const other = await paidOrder(shop, customer);
    await reaches(shop, orderId, 'labels_ready');
    const [bag] = (await view(orderId)).labels;
    const renew = (id: string) => post(id, `/labels/${bag.parcel_id}/renew`, { comment: 'x' });
    expect((await renew(other.orderId)).json()).toMatchObject({ code: 'label_not_renewable' });
    await shop.context.db
      .updateTable('order_parcels')
      .set({ status: 'picked_up' })
      .where('id', '=', bag.parcel_id)
      .execute();
    expect((await renew(orderId)).json()).toMatchObject({ code: 'label_not_renewable' });
    const path = `/api/v6/console/orders/${orderId}/labels/${bag.parcel_id}/renew`;
    const byCarriers = await carrierAdmin.send('POST', path, { body: { comment: 'x' } });
    expect(byCarriers.json()).toMatchObject({ code: 'label_not_renewable' });
    expect(await notedOf(orderId, 'staff.renewed_label')).toEqual([]);
  });
});
