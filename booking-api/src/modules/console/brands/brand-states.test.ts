import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { checkOut, prepareBooking } from '../../../workflows/testing/booking.ts';
import { startPageServer } from '../../start/testing/page-server.ts';

const server = startPerFile(startPageServer);
const admin = signedInBrowser(server, 'admin');
const adminPlus = signedInBrowser(server, 'adminplus');
const pro = signedInBrowser(server, 'pro');

const hostOf = (slug: string) => `${slug}.localhost:4000`;
const get = (url: string, slug: string, cookie?: string) =>
  server.app.inject({
    url,
    headers: { host: hostOf(slug), accept: 'text/html', ...(cookie ? { cookie } : {}) },
  });
const stateOf = async (slug: string) =>
  (await adminPlus.send('GET', `/api/v6/console/brands/${slug}/state`)).json();
const set = (slug: string, body: object, browser: Browser = adminPlus) =>
  browser.send('POST', `/api/v6/console/brands/${slug}/state`, { body });
const preview = (slug: string, browser: Browser = adminPlus) =>
  browser.send('POST', `/api/v6/console/brands/${slug}/preview`, { body: {} });
const make = (slug: string) =>
  adminPlus.send('POST', '/api/v6/console/brands', {
    body: { slug, name: 'Sendahead Surf', like: 'golf', theme: { brand: '#0b4f6c', accent: '#f2a65a' } },
  });

/** The cookie that a preview's address sets. */
async function cookieOf(slug: string): Promise<string> {
  const { pathname, search } = new URL((await preview(slug)).json().address);
  const opened = await get(pathname + search, slug);
  expect([opened.statusCode, opened.headers.location]).toEqual([302, '/']);
  return String(opened.headers['set-cookie']).split(';', 1)[0] ?? '';
}

async function orderAt(slug: string) {
  const browser = await server.browser(hostOf(slug));
  await browser.signIn('customer');
  const { id } = await server.context.db
    .selectFrom('brands')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return checkOut(await prepareBooking(browser, {}, undefined, id), { nonce: 'sandbox-valid' });
}

describe('the state of a brand', () => {
  it('CO-135 a brand made in the console shows “Not open yet” on its pages to everybody, and has no sitemap', async () => {
    expect((await make('surf')).statusCode).toBe(200);
    for (const url of ['/', '/ship', '/quote', '/help', '/orders', '/to/alpine', '/prices']) {
      const { body, statusCode } = await get(url, 'surf');
      expect([url, statusCode]).toEqual([url, 200]);
      expect(body).toContain('<h1>Not open yet</h1>');
      expect(body).not.toContain('<form');
    }
    expect((await get('/sitemap.xml', 'surf')).statusCode).toBe(404);
    expect((await get('/', 'golf')).body).not.toContain('surf.localhost');
  });

  it('CO-135 staff who manage brands open a preview with a banner, and an order there is refused', async () => {
    const cookie = await cookieOf('surf');
    const start = await get('/', 'surf', cookie);
    expect(start.body).toContain('Preview of a brand that isn’t open');
    expect(start.body).toContain('<form');
    expect((await get('/ship', 'surf', cookie)).body).toContain('No order can be placed here.');
    expect((await get('/help', 'surf', cookie)).body).toContain('Not open yet');
    const refused = await orderAt('surf');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'ordering_paused']);
  });

  it('CO-135 opening a brand shows its pages, and takes the banner away', async () => {
    const cookie = await cookieOf('surf');
    expect((await set('surf', { state: 'open', expected: 'off' })).statusCode).toBe(200);
    const { body } = await get('/', 'surf', cookie);
    expect(body).toContain('<form');
    expect(body).not.toContain('Preview of a brand');
    expect((await get('/sitemap.xml', 'surf')).statusCode).toBe(200);
    expect((await orderAt('surf')).json().code).not.toBe('ordering_paused');
  });

  it('CO-135 an opened brand is never switched off again by an undo', async () => {
    const { changes } = (
      await adminPlus.send('GET', '/api/v6/console/changes', { query: { kind: 'brand', subject: 'surf' } })
    ).json();
    expect(changes[0]).toMatchObject({ after: { state: 'open' }, can_undo: false });
    const undone = await adminPlus.send('POST', `/api/v6/console/changes/${changes[0].id}/undo`, {
      body: {},
    });
    expect(undone.statusCode).toBe(403);
  });

  it('CO-136 the nine brands of the company are open', async () => {
    const { brands } = (await adminPlus.send('GET', '/api/v6/console/brands')).json();
    const own = brands.filter(({ slug }: { slug: string }) => slug !== 'surf');
    expect(own.map(({ state }: { state: string }) => state)).toEqual(Array(9).fill('open'));
  });

  it('CO-136 a closed brand says its sentence instead of a price box, and keeps its other pages', async () => {
    const closed_text = 'Back in May <b>with</b> more lodges.';
    expect((await set('play', { state: 'closed', expected: 'open', closed_text })).statusCode).toBe(200);
    for (const url of ['/ship', '/quote', '/to/anywhere', '/prices']) {
      const { body } = await get(url, 'play');
      expect(body).toContain('Back in May &lt;b&gt;with&lt;/b&gt; more lodges.');
      expect(body).not.toContain('id="boot"');
    }
    const start = (await get('/', 'play')).body;
    expect(start).toContain('Back in May');
    expect(start).not.toContain('data-book');
    expect(start).toContain('id="track"');
    expect((await get('/help', 'play')).statusCode).toBe(200);
    expect((await get('/ship?change_order=ord_1', 'play')).body).toContain('id="boot"');
    const refused = await orderAt('play');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'ordering_paused']);
  });

  it('CO-136 an archived brand has no sitemap, and comes back', async () => {
    await set('play', { state: 'archived', expected: 'closed', closed_text: '' });
    expect((await get('/sitemap.xml', 'play')).statusCode).toBe(404);
    expect((await get('/ship', 'play')).body).toContain('takes no new bookings right now.');
    const { state, open_carts, unpaid_links, orders_under_way } = await stateOf('play');
    expect({ state, unpaid_links, orders_under_way }).toEqual({
      state: 'archived',
      unpaid_links: 0,
      orders_under_way: 0,
    });
    expect(open_carts).toBeGreaterThanOrEqual(0);
    expect((await set('play', { state: 'open', expected: 'archived' })).statusCode).toBe(200);
    expect((await get('/', 'play')).body).toContain('data-book');
  });

  it('CO-136 refuses an unknown brand, and a state that a colleague changed', async () => {
    expect((await set('play', { state: 'closed', expected: 'archived' })).json().code).toBe('changed_since');
    expect((await set('nobody', { state: 'closed', expected: 'open' })).json().code).toBe('no_such_thing');
    expect((await preview('nobody')).json().code).toBe('no_such_thing');
    const read = await adminPlus.send('GET', '/api/v6/console/brands/nobody/state');
    expect(read.json().code).toBe('no_such_thing');
    expect((await set('play', { state: 'off', expected: 'open' })).statusCode).toBe(400);
  });

  it('attack 160 an admin and club staff cannot open, close or preview a brand', async () => {
    await make('kite');
    for (const browser of [admin, pro]) {
      expect((await set('kite', { state: 'open', expected: 'off' }, browser)).statusCode).toBe(403);
      expect((await preview('kite', browser)).statusCode).toBe(403);
      expect((await browser.send('GET', '/api/v6/console/brands/kite/state')).statusCode).toBe(403);
    }
    expect((await stateOf('kite')).state).toBe('off');
  });

  it('attack 160 a preview that is forged, expired or of another brand shows nothing', async () => {
    const cookie = await cookieOf('kite');
    const [text = '', signature = ''] = cookie.slice('brand_preview='.length).split('.');
    for (const forged of [`kite_9999999999.${signature}`, `${text}.${'A'.repeat(43)}`, `${text}.`, 'x'])
      expect((await get('/', 'kite', `brand_preview=${forged}`)).body).toContain('Not open yet');
    await make('wake');
    expect((await get('/', 'wake', cookie)).body).toContain('Not open yet');
    server.moveClock('2026-11-23T16:00:01Z');
    expect((await get('/', 'kite', cookie)).body).toContain('Not open yet');
  });
});
