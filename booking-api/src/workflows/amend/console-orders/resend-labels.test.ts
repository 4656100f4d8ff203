import { until } from '../../../testing/until.ts';
import { newKey } from '../../testing/booking.ts';
import { paidOrder, reaches } from '../../testing/shipping.ts';
import { consoleShop } from './testing/console-shop.ts';

const { customer, notedOf, post, shop, titles, view } = consoleShop();

const kindsOf = async (orderId: string): Promise<string[]> =>
  (await view(orderId)).mails.map(({ kind }: { kind: string }) => kind);

describe('resent labels', () => {
  it('CO-45 resent labels are sent once per key, even to a customer who turned emails about labels off', async () => {
    const { orderId } = await paidOrder(shop, customer);
    await reaches(shop, orderId, 'labels_ready');
    await until(async () => (await kindsOf(orderId)).includes('labels_ready.outbound.1') || undefined);
    await customer.send('PUT', '/api/v6/mail_choices/labels', { body: { on: false } });
    const key = newKey();
    for (let turn = 0; turn < 2; turn += 1)
      expect((await post(orderId, '/labels/emails', { key })).json()).toEqual({ success: true });
    await until(async () => (await kindsOf(orderId)).includes(`labels_ready.outbound.1.${key}`) || undefined);
    const sent = (await kindsOf(orderId)).filter((kind) => kind.endsWith(key));
    expect(sent.filter((kind) => kind.startsWith('labels_ready.'))).toHaveLength(1);
    expect(await titles(orderId)).toContain('Labels sent again by staff');
    await customer.send('PUT', '/api/v6/mail_choices/labels', { body: { on: true } });
  });

  it('CO-45 resent labels are not sent once every bag is picked up', async () => {
    const { orderId } = await paidOrder(shop, customer);
    await reaches(shop, orderId, 'labels_ready');
    await shop.context.db
      .updateTable('order_parcels')
      .set({ status: 'picked_up' })
      .where('order_id', '=', orderId)
      .execute();
    const answer = await post(orderId, '/labels/emails', { key: newKey() });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'no_labels']);
    expect(await notedOf(orderId, 'staff.resent_labels')).toEqual([]);
  });
});
