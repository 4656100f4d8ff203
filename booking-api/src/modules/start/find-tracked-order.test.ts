import { signedInBrowser, startPerFile } from '../../testing/server-per-file.ts';
import { labeledRoundTrip, paidOrder, reaches } from '../../workflows/testing/shipping.ts';
import { startShop } from '../../workflows/testing/shop.ts';
import { readBrand } from '../catalog/public/store.ts';
import { nextArrivalOf } from '../orders/public/tracking/next-arrival.ts';
import { findTrackedOrder, readTrackFields } from './find-tracked-order.ts';
import { type TrackResult, writeTracked } from './html/tracked.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);

async function order() {
  const { orderId } = await paidOrder(shop, customer);
  await reaches(shop, orderId, 'labels_ready');
  return shop.context.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
}
const track = (number: string, email: string, brandId = 1) =>
  findTrackedOrder(shop.context.db, {
    ...readTrackFields({ number, email }),
    brandId,
    now: shop.context.clock.now(),
  });

async function pageOf(tracked: TrackResult): Promise<string> {
  const brand = await readBrand(shop.context.db, 'golf');
  if (!brand) throw new Error('no brand');
  const reader = { signedIn: false, email: 'customer@demo.test' };
  return writeTracked(tracked, { brand, drawings: {} }, reader).markup;
}

describe('tracking without an account', () => {
  it('shows cities and days of an order to someone with its number and email, and no personal data', async () => {
    const { display_id: number, id, shipment } = await order();
    const found = await track(` ${number.toLowerCase()} `, 'Customer@Demo.test');
    expect(found).toMatchObject({ is: 'found', number, cancelled: false });
    const markup = await pageOf(found);
    const [leg] = shipment.legs;
    expect(markup).toContain('New York, NY to San Francisco, CA');
    expect(markup).toMatch(/Arrives \w{3}, \w{3} \d+/);
    expect(leg).toBeDefined();
    expect(markup).not.toContain('<form');
    expect(markup).toContain('href="/#track">Track another order</a>');
    expect(markup).not.toMatch(new RegExp(`Casey|demo\\.test|31st|Market|10001|555 0100|\\$\\d|${id}`));
  });

  it('OR-04 names no day of a canceled leg, and ignores a bag that was removed', async () => {
    const { orderId } = await labeledRoundTrip(shop, customer);
    const { db } = shop.context;
    await db
      .updateTable('order_parcels')
      .set({ status: 'cancelled' })
      .where('order_id', '=', orderId)
      .where('leg', '=', 'return')
      .execute();
    const { display_id: number } = await db
      .selectFrom('orders')
      .select('display_id')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const [outbound = '', back = ''] = (await pageOf(await track(number, 'customer@demo.test')))
      .split('<section')
      .slice(1);
    expect(outbound).toMatch(/Arrives \w{3}, .*Pickup is /s);
    expect(back).toContain('Canceled');
    expect(back).toContain('No bags ship on this leg.');
    expect(back).not.toMatch(/Arrives|Pickup/);
  });

  it('OR-04 asks for a drop-off when there is no pickup', async () => {
    const { display_id: number } = await order();
    const found = await track(number, 'customer@demo.test');
    if (found.is !== 'found') throw new Error('no order');
    const dropped = { ...found, legs: found.legs.map((leg) => ({ ...leg, drop_off: true })) };
    expect(await pageOf(dropped)).toMatch(/Drop off by \w{3}, \w{3} \d+\./);
    expect(await pageOf(dropped)).not.toContain('Pickup');
  });

  it.each([
    'SA-QCRR-DVY5',
    'sa-qcrr-dvy5',
    'qcrrdvy5',
    ' sa qcrr dvy5 ',
    'QCRR DVY5',
    'SAQCRRDVY5',
    'sa – qcrr – dvy5',
  ])('OPEN-01 reads the order number from "%s"', (number) =>
    expect(readTrackFields({ number, email: '' }).number).toBe('SA-QCRR-DVY5'),
  );
  it.each([
    ['sabcdfgh', 'SA-SABC-DFGH'],
    ['sa-qcrr', 'SA-QCRR'],
    ['sa-12ab-00000f', 'SA-12AB-00000F'],
  ])('OPEN-01 reads "%s" as %s', (number, read) =>
    expect(readTrackFields({ number, email: '' }).number).toBe(read),
  );

  it('attack 113: answers a wrong email, another brand and an unknown number alike', async () => {
    const { display_id: number } = await order();
    for (const answer of [
      await track(number, 'pro@demo.test'),
      await track(number, 'customer@demo.test', 3),
      await track(number, ''),
    ])
      expect(answer).toEqual({ is: 'unknown', number });
    expect((await track('SA-0000-0000', 'customer@demo.test')).is).toBe('unknown');
  });

  it('OPEN-01 names the day on which a customer’s next bags arrive', async () => {
    const { user_id: user } = await order();
    const next = await nextArrivalOf(shop.context.db, user);
    expect(next?.day).toMatch(/^2026-1[12]-\d\d$/);
    expect(await nextArrivalOf(shop.context.db, 'usr_nobody')).toBeUndefined();
  });
});
