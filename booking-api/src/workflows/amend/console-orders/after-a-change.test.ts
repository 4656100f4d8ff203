import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { paidOrder, reaches } from '../../testing/shipping.ts';
import { consoleShop } from './testing/console-shop.ts';

const { customer, life, shop, view } = consoleShop();
const traveler = (name: string) => ({ ...oneWayForm.traveler?.['1'], t_first_name: name });
const post = (path: string, body: object) => customer.send('POST', `/api/v6/orders/${path}`, { body });

/** An order of two bags without its first one. */
async function withoutBag() {
  const travelers = { '1': traveler('Casey'), '2': traveler('Robin') };
  const { orderId } = await paidOrder(shop, customer, { traveler: travelers });
  await reaches(shop, orderId, 'labels_ready');
  const before = await view(orderId);
  // The clock of the shop differs from that of its database.
  const move = (generation: number, ms: number) =>
    shop.context.db
      .updateTable('order_parcels')
      .set({ created_at: new Date(shop.context.clock.now() + ms).toISOString() })
      .where('order_id', '=', orderId)
      .where('generation', '=', generation)
      .execute();
  await move(1, -3_600_000);
  const change = { without: [{ bag: 0 }] };
  const { difference_cents } = (await post(`${orderId}/change/price`, change)).json();
  await post(`${orderId}/change`, { change, difference_cents });
  // A transaction begins before its act.
  await move(2, -5);
  await shop.context.db
    .updateTable('refunds')
    .set({ created_at: new Date(shop.context.clock.now() - 5).toISOString() })
    .where('order_id', '=', orderId)
    .execute();
  return { orderId, before };
}

describe('an order right after a bag was removed', () => {
  it('CO-80 costs us its one bag, both before and after the carrier has sold its new label', async () => {
    const { orderId, before } = await withoutBag();
    const half = Math.round(before.cost_cents / 2);
    const right = await view(orderId);
    // Until its label is bought the cost is the rate sheet's, for one bag.
    expect(right.cost_cents).toBeLessThan(before.cost_cents);
    await reaches(shop, orderId, 'labels_ready');
    expect(await view(orderId)).toMatchObject({ cost_cents: half, cost_estimated: false });
  });

  it('CO-80 lists the refund, the voided labels and the new one after the change in its history', async () => {
    const { orderId } = await withoutBag();
    const titles: string[] = (await life(orderId)).map(({ title }: { title: string }) => title).reverse();
    const at = (title: RegExp) => titles.findIndex((one) => title.test(one));
    const changed = at(/^Order changed/);
    expect(titles.slice(0, changed).filter((title) => title === 'Label bought')).toHaveLength(2);
    for (const later of [/^Refund:/, /^Label (void requested|voided)/])
      expect([String(later), at(later) > changed]).toEqual([String(later), true]);
  });
});
