import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { homeAndAbroad, orderPath } from '../../../workflows/testing/home-and-abroad.ts';
import { textsOf } from '../../../workflows/testing/pdf-texts.ts';
import { stepMails } from '../../../workflows/testing/shipping.ts';
import { startShop } from '../../../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const placed = homeAndAbroad(shop, customer);

const clubs = {
  bag: 1,
  kind: 'clubs',
  description: 'Steel, 14 clubs of 東京',
  quantity: 14,
  unit_cents: 6_000,
  origin: 'JP',
  hs: '',
  owned_before: true,
};
const path = (id = placed.abroad) => orderPath(id, '/customs_list');
const save = (items: readonly object[], browser: Browser = customer, id?: string) =>
  browser.send('PUT', path(id), { body: { items } });
/** As before anything was saved. */
const forget = () =>
  shop.context.db.deleteFrom('customs_lists').where('order_id', '=', placed.abroad).execute();
const pdf = { headers: { accept: 'application/pdf' } };
const form = (name: string, browser: Browser = customer) =>
  browser.send('GET', orderPath(placed.abroad, `/customs_form?form=${name}`), pdf);

describe('customs declarations of an international trip', () => {
  // Runs first, before anything has been saved.
  it('PA-20 the email about ready labels mentions customs first', async () => {
    const mails = await stepMails(shop, placed.abroad, ['labels_ready.outbound.1']);
    const ready = mails.get('labels_ready.outbound.1');
    const customs = '#customs';
    expect(ready?.text?.indexOf(customs)).toBeGreaterThan(0);
    expect(ready?.text?.indexOf(customs)).toBeLessThan(ready?.text?.indexOf('#labels') ?? 0);
    expect(ready?.text).toContain('First list what’s in each bag for customs.');
    expect(ready?.html).toContain(customs);
    // They wait for the list, on paper too.
    expect(ready?.attachments ?? []).toEqual([]);
    const home = await stepMails(shop, placed.home, ['labels_ready.outbound.1']);
    expect(home.get('labels_ready.outbound.1')?.attachments).toHaveLength(1);
    expect(home.get('labels_ready.outbound.1')?.text).not.toContain('customs');
  });

  it('PA-09 forms are unavailable until the list is saved', async () => {
    expect((await customer.send('GET', path())).json()).toEqual({
      bags: [{ number: 1, traveler: 'Casey Customer', item: 'Golf bag, Standard' }],
      items: [],
      saved_at: null,
      forms: ['commercial_invoice'],
      from_country: 'US',
      to_country: 'CA',
    });
    const answer = await form('commercial_invoice');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'customs_list_missing']);
  });

  it('PA-09 the list is saved by bag, with the tariff number of its kind, and printed on forms and packing list', async () => {
    const saved = await save([
      clubs,
      { ...clubs, kind: 'other', hs: '3926.90', unit_cents: 500, quantity: 2 },
    ]);
    expect(saved.json().items).toMatchObject([{ hs: '9506.31' }, { hs: '3926.90' }]);
    const invoice = await textsOf((await form('commercial_invoice')).rawPayload);
    expect(invoice).toHaveLength(3);
    for (const shown of [
      'Commercial invoice',
      '9506.31',
      '840.00',
      '$850.00',
      '350 W 31st St',
      '東京',
      'Not for sale',
    ])
      expect(invoice[0]).toContain(shown);
    const list = (await customer.send('GET', orderPath(placed.abroad, '/packing_list'))).json();
    expect(list).toMatchObject({
      items: [
        { description: 'Steel, 14 clubs of 東京', quantity: 14, country_of_origin: 'JP', weight_pounds: 42 },
        { quantity: 2, weight_pounds: 0 },
      ],
      total_value_cents: 85_000,
      total_weight_pounds: 42,
    });
  });

  it('PA-09 a CN 23 is made for the postal service, and refused for every other carrier', async () => {
    const { db } = shop.context;
    await save([clubs]);
    const refused = await form('cn23');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'action_not_allowed']);
    const ship = (carrier: string) =>
      db
        .updateTable('order_parcels')
        .set({ carriage: sql`carriage || jsonb_build_object('carrier', ${carrier}::text)` })
        .where('order_id', '=', placed.abroad)
        .execute();
    const { carriage } = await db
      .selectFrom('order_parcels')
      .select('carriage')
      .where('order_id', '=', placed.abroad)
      .executeTakeFirstOrThrow();
    await ship('USPS');
    expect((await customer.send('GET', path())).json().forms).toEqual(['commercial_invoice', 'cn23']);
    const [cn23 = ''] = await textsOf((await form('cn23')).rawPayload);
    for (const shown of ['CN 23', 'Déclaration en douane', 'used personal effects', '19.1 kg'])
      expect(cn23).toContain(shown);
    await ship(carriage.carrier);
  });

  it('PA-09 an empty list is refused and leaves the saved one, and the steps before the pickup say when every bag is listed', async () => {
    const customs = async () =>
      (await customer.send('GET', orderPath(placed.abroad, '/preparation'))).json().legs[0].customs;
    await save([clubs]);
    expect(await customs()).toEqual({ from_country: 'US', to_country: 'CA', listed: true });
    const empty = await save([]);
    expect([empty.statusCode, empty.json().fields]).toEqual([422, [{ path: 'items', code: 'required' }]]);
    expect(await customs()).toMatchObject({ listed: true });
    await forget();
    expect(await customs()).toMatchObject({ listed: false });
    const home = await customer.send('GET', orderPath(placed.home, '/preparation'));
    expect(home.json().legs[0].customs).toBeUndefined();
    expect((await form('commercial_invoice')).json().code).toBe('customs_list_missing');
  });

  it('PA-20 the receipt and the order list mention customs first until every bag is listed', async () => {
    const receipt = async () =>
      (await customer.send('GET', orderPath(placed.abroad, '/receipt'))).json().next_steps[0];
    const listed = async () =>
      (await customer.send('GET', '/api/v6/orders'))
        .json()
        .orders.map((order: { order_id: string; customs_open?: boolean }) => [
          order.order_id,
          order.customs_open,
        ]);
    await forget();
    expect(await receipt()).toMatchObject({ title: 'List your bags for customs', section: 'customs' });
    expect(await listed()).toEqual([
      [placed.abroad, true],
      [placed.home, undefined],
    ]);
    await save([clubs]);
    expect(await receipt()).toMatchObject({ title: 'Attach your labels' });
    expect(await listed()).toContainEqual([placed.abroad, undefined]);
    await forget();
  });

  it('PA-20 labels and their codes wait for the list of every bag, and staff who print for others do not', async () => {
    const admin = await shop.browser();
    await admin.signIn('admin');
    const prints = (browser: Browser) => browser.send('GET', orderPath(placed.abroad, '/labels'));
    const codes = () => customer.send('GET', orderPath(placed.abroad, '/label_codes'));
    const acts = async () =>
      (await customer.send('GET', orderPath(placed.abroad))).json().order.allowed_actions as string[];
    await forget();
    for (const answer of [await prints(customer), await codes()])
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'customs_list_missing']);
    expect(await acts()).not.toContain('print_labels');
    expect((await prints(admin)).statusCode).toBe(200);
    await save([clubs]);
    for (const answer of [await prints(customer), await codes()]) expect(answer.statusCode).toBe(200);
    expect(await acts()).toContain('print_labels');
    expect((await customer.send('GET', orderPath(placed.home, '/labels'))).statusCode).toBe(200);
  });

  it.each([
    ['a bag that there is not', { bag: 2 }, 422],
    ['no such kind', { kind: 'gold' }, 400],
    ['an item that is not described', { description: ' ' }, 422],
    ['nothing of it', { quantity: 0 }, 400],
    ['worth nothing', { unit_cents: 0 }, 400],
    ['a country by its name', { origin: 'Japan' }, 400],
    ['a tariff number of another length', { hs: '95' }, 400],
  ])('PA-09 %s is refused, and the saved list is kept', async (_what, change, status) => {
    await save([clubs]);
    expect((await save([{ ...clubs, ...change }])).statusCode).toBe(status);
    expect((await customer.send('GET', path())).json().items).toHaveLength(1);
  });

  it('PA-21 an item without a description is named by its field', async () => {
    const answer = await save([clubs, { ...clubs, description: ' ' }]);
    expect(answer.json()).toMatchObject({ fields: [{ path: 'items.1.description', code: 'required' }] });
  });

  it('PA-09 a bag’s list remains with it when an earlier bag is removed', async () => {
    const { db } = shop.context;
    const parcels = db.selectFrom('order_parcels').selectAll().where('order_id', '=', placed.abroad);
    const first = await parcels.executeTakeFirstOrThrow();
    const { carriage, ...bag } = first;
    const second = { ...bag, id: 'pcl_second', position: 1, traveler: 'Robin Lane', tracking_number: null };
    await db
      .insertInto('order_parcels')
      .values({
        ...second,
        shipment_id: null,
        carriage: sql<typeof carriage>`${JSON.stringify(carriage)}::jsonb`,
      })
      .execute();
    await save([clubs, { ...clubs, bag: 2, description: 'Of Robin' }]);
    await db.updateTable('order_parcels').set({ status: 'cancelled' }).where('id', '=', first.id).execute();
    expect((await customer.send('GET', path())).json()).toMatchObject({
      bags: [{ number: 1, traveler: 'Robin Lane' }],
      items: [{ bag: 1, description: 'Of Robin' }],
    });
    const packed = (await customer.send('GET', orderPath(placed.abroad, '/packing_list'))).json();
    expect(packed.items).toMatchObject([{ traveler: 'Robin Lane', description: 'Of Robin' }]);
    await db.updateTable('order_parcels').set({ status: first.status }).where('id', '=', first.id).execute();
    await db.deleteFrom('order_parcels').where('id', '=', 'pcl_second').execute();
  });

  it('PA-09 a domestic trip needs no list', async () => {
    for (const answer of [
      await customer.send('GET', path(placed.home)),
      await save([clubs], customer, placed.home),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'order_not_international']);
  });

  it('C4-95 no one else can read, change or print the list', async () => {
    const stranger = await shop.browser();
    await stranger.signIn('pro');
    for (const answer of [
      await stranger.send('GET', path()),
      await save([clubs], stranger),
      await form('cn23', stranger),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'order_not_found']);
  });
});
