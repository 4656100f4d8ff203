import { PDFDocument } from '@cantoo/pdf-lib';
import { exampleShipment } from '@sendahead/shared-contracts/ship-form/example';
import { until } from '../../../testing/until.ts';
import { expectBooksToAgree } from '../../testing/money/expect-books-to-agree.ts';
import { textsOf } from '../../testing/pdf-texts.ts';
import { paidOrder, reaches } from '../../testing/shipping.ts';
import { consoleShop } from './testing/console-shop.ts';

const { admin, carrierAdmin, customer, notedOf, post, pro, shop, titles, view } = consoleShop();

const preview = (selection: object, browser = admin) =>
  browser.send('POST', '/api/v6/console/order_labels/preview', { body: { selection } });
const print = (ids: readonly string[], browser = admin, more: Record<string, string> = {}) =>
  browser.send('GET', '/api/v6/console/order_labels', {
    query: { ids: ids.join(','), ...more },
    headers: { accept: 'application/pdf' },
  });

const bag = { size: 'golf-standard', product_insurance: '100000', traveler_package_type: 'hard_case' };
const twoBags = {
  traveler: {
    '1': { ...exampleShipment.traveler['1'], golf: { product_count: '2', '0': bag, '1': bag } },
  },
};
let one = '';
let two = '';
let waiting = '';
beforeAll(async () => {
  ({ orderId: one } = await paidOrder(shop, customer));
  await reaches(shop, one, 'labels_ready');
  ({ orderId: two } = await paidOrder(shop, customer, twoBags));
  await reaches(shop, two, 'labels_ready');
  ({ orderId: waiting } = await paidOrder(shop, customer));
  await shop.context.db.updateTable('orders').set({ state: 'cancelled' }).where('id', '=', waiting).execute();
}, 120_000);

describe('labels of the chosen orders', () => {
  it('CO-50 labels of the chosen orders are counted by order beforehand, with the state of excluded orders', async () => {
    const { orders } = (await preview({ ids: [one, two, waiting] })).json();
    const of = (id: string) => orders.find(({ order_id }: { order_id: string }) => order_id === id);
    expect(of(one)).toMatchObject({ state: 'labels_ready', printable: 1 });
    expect(of(one).renewable).toHaveLength(1);
    expect(of(two).renewable.length).toBeGreaterThan(1);
    expect(of(two).printable).toBe(of(two).renewable.length);
    expect(of(waiting)).toMatchObject({ state: 'cancelled', printable: 0, renewable: [] });
    expect((await preview({ filter: {}, count: 2 })).json()).toMatchObject({
      code: 'selection_moved',
      count: 3,
    });
  });

  it('CO-50 labels of the chosen orders are one PDF with a page for each label, also on office paper, and each order’s history records it', async () => {
    const answer = await print([one, waiting, two]);
    expect(answer.headers['content-disposition']).toMatch(/filename="labels-\d{4}-\d\d-\d\d\.pdf"$/);
    const pages = await textsOf(answer.rawPayload);
    const labels = [...(await view(one)).labels, ...(await view(two)).labels];
    expect(pages).toHaveLength(labels.length);
    for (const { tracking_number } of labels) expect(pages.join('\n')).toContain(tracking_number);
    const sheets = await PDFDocument.load((await print([one, two], admin, { paper: 'letter' })).rawPayload);
    expect(sheets.getPageCount()).toBe(labels.length);
    expect(await titles(one)).toContain('Labels printed by staff');
    expect(await notedOf(waiting, 'staff.printed_labels')).toEqual([]);
    expect((await print([waiting])).json()).toMatchObject({ code: 'no_labels' });
  });

  it('CO-62 the label of one bag can be printed alone, and keeps its number', async () => {
    const [, second] = (await view(two)).labels;
    const pages = await textsOf((await print([two], admin, { bag: second.parcel_id })).rawPayload);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain(second.tracking_number);
    expect((await print([one], admin, { bag: second.parcel_id })).json()).toMatchObject({
      code: 'no_labels',
    });
  });

  it('CO-50 labels of the chosen orders are voided and bought again for all bags of an order, and not a second time', async () => {
    const before = (await view(two)).labels;
    const parcels = before.map(({ parcel_id }: { parcel_id: string }) => parcel_id);
    const renew = (body: object) => post(two, '/labels/renew', body);
    expect((await renew({ parcels, comment: ' ' })).statusCode).toBe(422);
    expect((await renew({ parcels, comment: 'Printed on the wrong paper.' })).json()).toEqual({
      success: true,
    });
    expect((await renew({ parcels, comment: 'Again.' })).json()).toMatchObject({
      code: 'label_not_renewable',
    });
    const after = await until(async () => {
      const { labels } = await view(two);
      return labels.every(({ label }: { label: string }) => label === 'bought') ? labels : undefined;
    });
    expect(after).toHaveLength(before.length);
    const numbers = new Set(
      [...before, ...after].map(({ tracking_number }: { tracking_number: string }) => tracking_number),
    );
    expect(numbers.size).toBe(before.length * 2);
    await expectBooksToAgree(shop);
  });

  it('CO-50 no label of an order is replaced when one of the named bags was already picked up', async () => {
    const parcels = (await view(two)).labels.map(({ parcel_id }: { parcel_id: string }) => parcel_id);
    const noted = (await notedOf(two, 'staff.renewed_label')).length;
    await shop.context.db
      .updateTable('order_parcels')
      .set({ status: 'picked_up' })
      .where('id', '=', parcels.at(-1))
      .execute();
    expect((await post(two, '/labels/renew', { parcels, comment: 'x' })).json()).toMatchObject({
      code: 'label_not_renewable',
    });
    expect(await notedOf(two, 'staff.renewed_label')).toHaveLength(noted);
    const [left] = (await preview({ ids: [two] })).json().orders;
    expect(left.renewable).toEqual(parcels.slice(0, -1));
  });

  it('CO-50 attack 135: only staff who may renew labels do so, and never with bags of another order', async () => {
    const [bag] = (await view(one)).labels;
    for (const browser of [customer, pro]) {
      expect((await preview({ ids: [one] }, browser)).statusCode).toBe(403);
      expect((await print([one], browser)).statusCode).toBe(403);
      const body = { parcels: [bag.parcel_id], comment: 'x' };
      expect((await post(one, '/labels/renew', body, browser)).statusCode).toBe(403);
    }
    const other = await post(two, '/labels/renew', { parcels: [bag.parcel_id], comment: 'x' });
    expect(other.json()).toMatchObject({ code: 'label_not_renewable' });
    expect((await preview({ ids: [one, 'ord_none'] })).json()).toMatchObject({ code: 'order_not_found' });
    const many = Array.from({ length: 101 }, (_, at) => `ord_${at}`);
    expect([(await preview({ ids: many })).statusCode, (await print(many)).statusCode]).toEqual([400, 400]);
    expect((await preview({ ids: [one] }, carrierAdmin)).statusCode).toBe(200);
  });
});
