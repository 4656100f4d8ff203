import { parcelsOf } from '../../../modules/orders/public/parcels.ts';
import { findOrder } from '../../../modules/orders/public/store.ts';
import { signedInBrowser } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { settled } from '../../testing/settled.ts';
import { parcelRows, reaches } from '../../testing/shipping.ts';
import { undoingShop } from '../undo-change/testing/undoing-shop.ts';

const { shop, labeled, post: send, undo } = undoingShop();
const admin = signedInBrowser(shop, 'adminplus');

const post = (orderId: string, path: string, body: object) =>
  admin.send('POST', `/api/v6/orders/${orderId}/${path}`, { body });

/** Near and soon enough for the return label to be bought with the outbound one. */
const nearby = {
  d_zip: '60601',
  d_city: 'Chicago',
  d_state: 'IL',
  d_address: '151 E Wacker Dr',
  arrival_date: '2026-11-30',
};

/** Changes the whole order at the price that is shown for it. */
async function change(orderId: string, wanted: object): Promise<void> {
  const { difference_cents } = (await post(orderId, 'change/price', wanted)).json();
  const answer = await post(orderId, 'change', { change: wanted, difference_cents });
  expect([answer.statusCode, answer.json().code]).toEqual([200, undefined]);
  await settled(shop, orderId);
}

/** The labels of an order as it is now, by leg. */
async function labelsOf(orderId: string) {
  const order = await findOrder(shop.context.db, orderId);
  if (!order) throw new Error('no order');
  const bags = await parcelsOf(shop.context.db, order);
  return Object.fromEntries(
    bags.map(({ leg, label, tracking_number }) => [leg, { label, number: tracking_number }]),
  );
}

async function labeledRoundTrip() {
  const { orderId } = await labeled({ ...roundTripForm, ...nearby, return_pickup_date: '2026-12-03' });
  await settled(shop, orderId);
  return { orderId, before: await labelsOf(orderId) };
}

describe('labels of a changed order', () => {
  it('CO-111 another day of the outbound leg leaves the return label as it was, and History says nothing of it', async () => {
    const { orderId, before } = await labeledRoundTrip();
    await change(orderId, { pickup_date: '2026-11-25' });
    await reaches(shop, orderId, 'labels_ready');
    const after = await labelsOf(orderId);
    expect(before.return).toMatchObject({ label: 'bought' });
    expect(after.return).toEqual(before.return);
    expect(after.outbound).toMatchObject({ label: 'bought' });
    expect(after.outbound?.number).not.toBe(before.outbound?.number);
    const all = await parcelRows(shop, orderId);
    expect(all.filter(({ leg }) => leg === 'return')).toHaveLength(1);
    const { entries } = (await admin.send('GET', `/api/v6/console/orders/${orderId}/life`)).json();
    const ofReturn = entries.filter(
      ({ kind, detail }: { kind: string; detail: string }) =>
        kind === 'label' && detail.includes('return leg'),
    );
    expect(ofReturn).toMatchObject([{ title: 'Label bought' }]);
  });

  it('CO-111 undoing that change restores the outbound label and leaves the return label valid', async () => {
    const { orderId, before } = await labeledRoundTrip();
    const wanted = { pickup_date: '2026-11-25' };
    const answer = await send(`${orderId}/change`, { change: wanted, difference_cents: 0 });
    expect(answer.statusCode).toBe(200);
    expect((await undo(orderId)).statusCode).toBe(200);
    await settled(shop, orderId);
    expect(await labelsOf(orderId)).toEqual(before);
  });
});
