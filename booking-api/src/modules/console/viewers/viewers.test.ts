import type { AddressInfo } from 'node:net';
import { type BookingApp, buildApp } from '../../../app.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { Browser } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { followNews } from '../../../workflows/testing/follow-news.ts';
import { orderOfAFarDay } from '../../../workflows/testing/shipping.ts';
import { startShop } from '../../../workflows/testing/shop.ts';
import { forgetViewers } from './viewer-store.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const pro = signedInBrowser(shop, 'pro');
const admin = signedInBrowser(shop, 'admin');
const carrierAdmin = signedInBrowser(shop, 'carrieradmin');

/** Another server on the same database, and a colleague who uses it. */
let second: BookingApp;
let colleague: Browser;
let port = 0;
let orderId = '';
beforeAll(async () => {
  const { config, clock } = shop.context;
  second = await buildApp(config, { clock, logStream: { write: (line) => void shop.logs.push(line) } });
  await second.app.ready();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = shop.app.server.address() as AddressInfo);
  colleague = new Browser(second, 'golf.localhost:4000');
  await colleague.startOver('adminplus');
  ({ orderId } = await orderOfAFarDay(shop, customer));
}, 120_000);
afterAll(() => second.app.close());

const one = '11111111-1111-4111-8111-111111111111';
const other = '22222222-2222-4222-8222-222222222222';
const path = (tab: string, order = orderId) => `/api/v6/console/orders/${order}/viewers/${tab}`;
const open = (browser: Browser, tab: string, order?: string) => browser.send('PUT', path(tab, order));
const close = (browser: Browser, tab: string) => browser.send('DELETE', path(tab));
const follow = (browser: Browser, query = '?viewers=true') =>
  followNews(port, browser, `/api/v6/orders/${orderId}/news${query}`);
const nameOf = async (id: string): Promise<string> => {
  const row = await shop.context.db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return `${row.first_name} ${row.last_name}`;
};

describe('the viewers of an order', () => {
  it('CO-48 staff see immediately, on another server, that a colleague opened and closed the order', async () => {
    const news = await follow(admin);
    await news.opened();
    expect((await open(admin, one)).json()).toEqual({ colleagues: [] });
    await until(async () => news.viewers() === 1 || undefined);
    expect((await open(colleague, other)).json()).toEqual({ colleagues: [await nameOf('usr_demo_admin')] });
    await until(async () => news.viewers() === 2 || undefined);
    expect((await open(admin, one)).json()).toEqual({ colleagues: [await nameOf('usr_demo_adminplus')] });
    await open(colleague, one);
    expect((await open(admin, one)).json().colleagues).toHaveLength(1);
    await close(colleague, one);
    await close(colleague, other);
    await until(async () => news.viewers() === 5 || undefined);
    expect((await open(admin, one)).json()).toEqual({ colleagues: [] });
    expect([news.changes(), news.viewers()]).toEqual([0, 5]);
    news.end();
  });

  it('CO-48 a page that renews in time remains a viewer, and one whose browser crashed ends after a minute', async () => {
    await open(colleague, other);
    const start = shop.context.clock.now();
    const at = (seconds: number) => shop.moveClock(new Date(start + seconds * 1000).toISOString());
    at(50);
    await open(colleague, other);
    at(100);
    expect((await open(admin, one)).json().colleagues).toHaveLength(1);
    const news = await follow(admin);
    await news.opened();
    at(111);
    expect((await open(admin, one)).json().colleagues).toEqual([]);
    await forgetViewers(shop.context);
    await until(async () => news.viewers() === 1 || undefined);
    const rows = await shop.context.db.selectFrom('order_viewers').select('user_id').execute();
    expect(rows).toEqual([{ user_id: 'usr_demo_admin' }]);
    news.end();
    await close(admin, one);
  });

  it('CO-48 attack 134: customers, club staff and guests can neither see who views an order nor report that they do', async () => {
    const guest = await shop.browser();
    const answers = await Promise.all([customer, pro, guest].map((browser) => open(browser, one)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 401]);
    const own = await follow(customer);
    await own.opened();
    const staffOfOrders = await follow(admin, '');
    await staffOfOrders.opened();
    const hears = await follow(carrierAdmin);
    await hears.opened();
    expect((await open(colleague, other)).statusCode).toBe(200);
    await until(async () => hears.viewers() === 1 || undefined);
    expect([own.viewers(), own.changes(), staffOfOrders.viewers()]).toEqual([0, 0, 0]);
    // No one closes another user's page.
    await close(carrierAdmin, other);
    expect((await open(carrierAdmin, one)).json().colleagues).toEqual([await nameOf('usr_demo_adminplus')]);
    for (const stream of [own, staffOfOrders, hears]) stream.end();
    await Promise.all([close(colleague, other), close(carrierAdmin, one)]);
  });

  it('attack 134: an order that does not exist, a page without a number and a flood are refused', async () => {
    expect((await open(admin, one, 'ord_none')).json()).toMatchObject({ code: 'order_not_found' });
    expect((await open(admin, 'mine')).statusCode).toBe(400);
    const statuses: number[] = [];
    for (let turn = 0; turn < 245; turn += 1) statuses.push((await open(carrierAdmin, one)).statusCode);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  });
});
