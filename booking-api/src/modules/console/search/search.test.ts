import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { paidOrder, parcelRows, reaches } from '../../../workflows/testing/shipping.ts';
import { startShop } from '../../../workflows/testing/shop.ts';
import { planEachTime } from './plan-each-time.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const pro = signedInBrowser(shop, 'pro');
const admin = signedInBrowser(shop, 'admin');
const carrierAdmin = signedInBrowser(shop, 'carrieradmin');

const ask = (browser: Browser, search: string) =>
  browser.send('GET', '/api/v6/console/search', { query: { search } });
const find = async (browser: Browser, search: string) => (await ask(browser, search)).json();
const idsOf = async (browser: Browser, search: string): Promise<string[]> =>
  (await find(browser, search)).orders.map(({ order_id }: { order_id: string }) => order_id);

let order: { id: string; number: string; tracking: string };
beforeAll(async () => {
  const { orderId } = await paidOrder(shop, customer);
  await reaches(shop, orderId, 'labels_ready');
  const [parcel] = await parcelRows(shop, orderId);
  const row = await shop.context.db
    .selectFrom('orders')
    .select('display_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  order = { id: orderId, number: row.display_id, tracking: parcel?.tracking_number ?? '' };
}, 60_000);

describe('the search of the console', () => {
  it('CO-02 finds an order by number, name, email, phone and tracking number, in parts and any case', async () => {
    const phone = await shop.context.db
      .selectFrom('users')
      .select('phone')
      .where('id', '=', 'usr_demo_customer')
      .executeTakeFirstOrThrow();
    for (const search of [
      order.number.toLowerCase(),
      order.number.replaceAll('-', ''),
      order.number.slice(0, 7),
      order.number.slice(3, 7),
      order.number.slice(3).replace('-', '').toLowerCase(),
      order.number.replaceAll('-', ' '),
      `#${order.number.replace('-', '').toLowerCase()}`,
      '350 w 31st',
      '94103',
      'visa 1111',
      'card 1111',
      'Card ending in 1111',
      'zip 94103',
      'casey',
      'CUSTOMER@demo',
      order.tracking,
      order.tracking.slice(-6),
      phone.phone,
      'casey customer@',
    ])
      expect([search, await idsOf(admin, search)]).toEqual([search, [order.id]]);
    expect(await idsOf(admin, 'casey nobody')).toEqual([]);
    // CO-155: as a phone shows its caller, whether the number is stored with its country or without.
    for (const stored of ['+1 617 555 0142', '617-555-0142', '6175550142']) {
      await shop.context.db
        .updateTable('users')
        .set({ phone: stored })
        .where('id', '=', 'usr_demo_customer')
        .execute();
      for (const search of [
        '+1 617 555 0142',
        '16175550142',
        '1-617-555-0142',
        '1 (617) 555-0142',
        '+1617555',
      ])
        expect([stored, search, (await find(admin, search)).people.length]).toEqual([stored, search, 1]);
    }
  });

  it('names the page that Enter opens when a whole number is given', async () => {
    expect((await find(admin, order.number.toLowerCase())).exact).toEqual({ kind: 'order', id: order.id });
    for (const said of [order.id, order.number.replaceAll('-', ' '), order.number.slice(3).replace('-', '')])
      expect((await find(admin, said)).exact).toEqual({ kind: 'order', id: order.id });
    expect((await find(admin, 'casey')).exact).toBeNull();
  });

  it('finds a person, and the person’s open carts', async () => {
    const cart = (await customer.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
    await shop.context.db
      .updateTable('carts')
      .set({ session: sql`'{}'::jsonb` })
      .where('id', '=', cart.id)
      .execute();
    const found = await find(admin, 'casey');
    expect(found.people[0]).toMatchObject({ user_id: 'usr_demo_customer' });
    expect(found.carts.map(({ cart_id }: { cart_id: string }) => cart_id)).toContain(cart.id);
    expect((await find(admin, cart.display_id)).exact).toEqual({ kind: 'cart', id: cart.id });
    expect((await find(admin, cart.display_id.slice(0, 6))).carts).not.toEqual([]);
  });

  it('suggests the nearest names when no one has the searched one, to staff who may look people up', async () => {
    const near = await find(admin, 'Casay Custommer');
    expect(near.people_near).toBe(true);
    expect(near.people[0]).toMatchObject({ user_id: 'usr_demo_customer' });
    expect((await find(admin, 'Xqzv Wjkpf')).people).toEqual([]);
    expect((await find(carrierAdmin, 'Casay Custommer')).people).toEqual([]);
    expect((await find(pro, 'Casay Custommer')).people).toEqual([]);
  });

  it('follows changes of the account’s name and the order’s labels', async () => {
    const rename = (last_name: string) =>
      shop.context.db.updateTable('users').set({ last_name }).where('id', '=', 'usr_demo_customer').execute();
    const { last_name } = await shop.context.db
      .selectFrom('users')
      .select('last_name')
      .where('id', '=', 'usr_demo_customer')
      .executeTakeFirstOrThrow();
    await rename('Fetherstonhaugh');
    expect(await idsOf(admin, 'fetherston')).toEqual([order.id]);
    await rename(last_name);
    expect(await idsOf(admin, 'fetherston')).toEqual([]);
  });

  it('OPEN-54 shows each role only what it may see: carrier admins only orders, club staff people of their club', async () => {
    const groups = async (browser: Browser, search: string) => {
      const { orders, people, carts } = await find(browser, search);
      return [orders.length > 0, people.length > 0, carts.length > 0];
    };
    expect(await groups(carrierAdmin, 'casey')).toEqual([true, false, false]);
    expect(await groups(pro, 'casey')).toEqual([false, false, false]);
    expect(await groups(pro, 'morgan')).toEqual([false, true, false]);
    expect((await find(pro, order.number)).exact).toBeNull();
    const guest = await shop.browser();
    expect([(await ask(customer, 'casey')).statusCode, (await ask(guest, 'casey')).statusCode]).toEqual([
      403, 401,
    ]);
  });

  it('requires three letters of a word, and treats pattern characters as plain text', async () => {
    for (const search of ['', ' ', 'ca', 'a b'])
      expect((await ask(admin, search)).json()).toMatchObject({
        fields: [{ path: 'search', code: 'too_short' }],
      });
    for (const search of ['%%%', 'c___y', '\\\\\\', "'; drop table orders; --"])
      expect([search, await idsOf(admin, search)]).toEqual([search, []]);
  });

  it('the search of the console is refused as search_too_wide when it takes too long, and leaves the connection unchanged', async () => {
    const slow = planEachTime(shop.context.db, (trx) => sql`select pg_sleep(5)`.execute(trx), 50);
    await expect(slow).rejects.toMatchObject({ status: 422, code: 'search_too_wide' });
    const { rows } = await sql<{
      limit: string;
    }>`select current_setting('statement_timeout') as limit`.execute(shop.context.db);
    expect(rows).toEqual([{ limit: '0' }]);
  });

  it('attack 74: adds one audit entry per search, with ids only, and ends after 120 in a minute', async () => {
    const entries = () =>
      shop.context.db
        .selectFrom('audit_events')
        .select(['kind', 'detail'])
        .where('kind', '=', 'staff.searched')
        .where('user_id', '=', 'usr_demo_admin')
        .execute();
    const before = (await entries()).length;
    await find(admin, 'casey');
    await find(admin, 'nobody-of-this-name');
    const after = await entries();
    expect(after).toHaveLength(before + 1);
    expect(JSON.stringify(after.at(-1)?.detail)).not.toMatch(/@|casey/i);
    expect(after.at(-1)?.detail).toMatchObject({ people: 'usr_demo_customer', orders: order.id });
    for (const subject of ['usr_demo_customer', order.id])
      expect(
        (await admin.send('GET', '/api/v6/audit', { query: { subject, actor: 'usr_demo_admin' } })).json()
          .entries[0],
      ).toMatchObject({ act: 'staff.searched' });
    shop.moveClock('2026-11-23T18:05:30Z');
    const other = await shop.browser();
    await other.signIn('adminplus');
    const statuses: number[] = [];
    for (let turn = 0; turn < 122; turn += 1) statuses.push((await ask(other, 'nobody')).statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});
