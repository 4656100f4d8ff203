import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import Fastify, { type FastifyInstance } from 'fastify';
import { paymentReach } from '../../platform/security/payment-reach.ts';
import { sitePlugin } from './site-plugin.ts';
import { bootSample } from './testing/boot-sample.ts';

const digest = `sha384-${'B'.repeat(64)}`;
const version = '0.1.0-aaaaaa1';
const release = {
  revision: 1,
  created_at: '2026-11-21T10:00:00.000Z',
  shell: {
    version,
    base_url: `/assets/shell/${version}/`,
    entry: ['main.js'],
    styles: ['main.css'],
    files: { 'main.js': digest, 'main.css': digest },
  },
  remotes: {},
};

let folder: string;
let app: FastifyInstance;
let boot: Omit<Boot, 'release'>;
let announcement: string | null;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  const shell = join(folder, 'shell', version);
  mkdirSync(join(shell, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  writeFileSync(join(shell, 'pages/ship.html'), '<div id="page"><h1>{{tagline}}</h1></div>');
  for (const page of ['account', 'receipt', 'quote', 'quote-frame', 'stores'])
    writeFileSync(join(shell, `pages/${page}.html`), '<div id="page"></div>');
  writeFileSync(join(shell, 'main.js'), 'plain');
  writeFileSync(join(shell, 'main.js.br'), 'brotli');
  writeFileSync(join(shell, 'part.json'), '{}');
  boot = bootSample(8000);
  announcement = null;
  app = Fastify();
  await app.register(sitePlugin, {
    releases: folder,
    brandOf: async () => boot.brand,
    announcementOf: async () => announcement,
    bootOf: async () => boot,
    frameBootOf: async (brand) => (brand === 'nobody' ? null : { ...boot, embedded: true }),
    pageOriginOf: (brand) => `http://${brand}.localhost:4000`,
    othersOf: async () => [],
    paymentReachOf: () => paymentReach({ provider: 'sandbox' }, 'http://golf.localhost:4001'),
  });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the console', () => {
  it('a visitor without a session is led to sign in and then back to the same page', async () => {
    const answer = await get('/admin/orders?state=placed');
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      '/account?login_flag=1&value=%2Fadmin%2Forders%3Fstate%3Dplaced',
    ]);
  });

  it('a customer gets "not found" for the console', async () => {
    const user = { id: 'usr_1', email: 'a@b.test', first_name: 'Ann', last_name: 'Lee' };
    boot = {
      ...boot,
      session: {
        ...boot.session,
        role: 'consumer',
        user: { ...boot.session.user, ...user },
      } as Boot['session'],
    };
    expect((await get('/admin')).statusCode).toBe(404);
  });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe('the page host', () => {
  it.each(['/ship', '/account', '/quote'])(
    'BR-09 %s shows the brand’s announcement above its header, without script',
    async (url) => {
      announcement = 'Open week: <a href="/help" onclick="x()">how it works</a><script>alert(1)</script>';
      const band =
        '<aside class="site-announcement" aria-label="Announcement from Sendahead Golf">' +
        '<p>Open week: <a href="/help">how it works</a></p></aside>';
      expect((await get(url)).body).toContain(`<body>\n${band}\n`);
      announcement = null;
      expect((await get(url)).body).not.toContain('site-announcement');
    },
  );

  it.each([
    '/ship',
    '/quote?o_zip=60601',
    '/payments/receipt?user&order_id=1&utm_nooverride=1',
    '/store_locator?zip=34102&radius=10&carrier=FEDEX',
  ])('RT-18 RT-20 RT-22 answers %s with a page under strict headers (attacks 31, 33)', async (url) => {
    const { statusCode, headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    expect(statusCode).toBe(200);
    expect(policy).toMatch(/script-src 'nonce-[\w+/=]+' 'strict-dynamic'/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'integrity-policy': 'blocked-destinations=(script), sources=(inline)',
    });
  });

  it('attack 58: only the page that pays frames its provider, opens its pop-ups and sends its own origin', async () => {
    const locksOf = async (url: string) => {
      const { headers } = await get(url);
      const [frames] = /frame-src [^;]+/.exec(String(headers['content-security-policy'])) ?? [];
      return [frames, headers['cross-origin-opener-policy'], headers['referrer-policy']];
    };
    expect(await locksOf('/ship?cart=secret')).toEqual([
      'frame-src http://golf.localhost:4001',
      'same-origin-allow-popups',
      'strict-origin',
    ]);
    for (const url of ['/quote', '/payments/receipt?order_id=1', '/store_locator'])
      expect(await locksOf(url)).toEqual(["frame-src 'none'", 'same-origin', 'no-referrer']);
  });

  it.each([
    ['/ship', 'Ship'],
    ['/quote', 'Quick quote'],
  ])('BR-01 a shared link to %s shows title, words and picture of the brand', async (path, title) => {
    boot = { ...boot, brand: { ...boot.brand, name: 'A "golf" <brand>' } };
    const { body } = await get(`${path}?o_zip="><script>alert(1)</script>`);
    const shown = (name: string) =>
      new RegExp(`<meta property="og:${name}" content="([^"]*)">`).exec(body)?.[1];
    expect(shown('title')).toBe(`${title} | A &quot;golf&quot; &lt;brand&gt;`);
    expect(shown('description')).toBe(boot.brand.tagline);
    expect(shown('image')).toBe('http://golf.localhost:4000/share.png');
    expect(shown('url')).toBe(`http://golf.localhost:4000${path}`);
    expect(body).not.toContain('alert(1)');
  });

  it('BR-01 pages have the icon of the brand, its color and the footer', async () => {
    const { body } = await get('/ship');
    expect(body).toContain('<link rel="icon" href="/icon.svg" type="image/svg+xml">');
    expect(body).toMatch(/<meta name="theme-color" content="#[0-9a-f]{6}">/);
    expect(body).toMatch(/<footer class="site-footer">.*href="\/accessibility"/);
    expect((await get('/quote/embed')).body).not.toContain('<footer');
  });

  it('gives every answer a new nonce and every script its digest', async () => {
    const [first, second] = await Promise.all([get('/ship'), get('/ship')]);
    const nonceOf = (html: string) => /<script defer nonce="([^"]+)"/.exec(html)?.[1];
    expect(nonceOf(first.body)).not.toBe(nonceOf(second.body));
    expect(first.headers['content-security-policy']).toContain(`'nonce-${nonceOf(first.body)}'`);
    expect(first.body).toContain(
      `src="/assets/shell/${version}/main.js" crossorigin="anonymous" integrity="${digest}"`,
    );
    expect(first.body).toContain(
      `href="/assets/shell/${version}/main.css" crossorigin="anonymous" integrity="${digest}"`,
    );
  });

  it('escapes boot values, so that none ends its script block or becomes markup', async () => {
    const hostile = '</script><img src=x onerror=alert(1)>\u2028&';
    boot = { ...boot, brand: { ...boot.brand, name: hostile, tagline: hostile } };
    const { body } = await get('/ship');
    expect(body).not.toContain('<img src=x');
    const data = /<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(JSON.parse(data).brand.name).toBe(hostile);
  });

  it('serves released files as immutable, compressed when the browser accepts it', async () => {
    const address = `/assets/shell/${version}/main.js`;
    const plain = await get(address, { 'accept-encoding': 'identity' });
    const small = await get(address, { 'accept-encoding': 'gzip, br' });
    expect([plain.body, small.body]).toEqual(['plain', 'brotli']);
    expect(small.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: expect.stringMatching(/accept-encoding/i),
    });
  });

  it.each([
    `/assets/shell/${version}/part.json`,
    `/assets/shell/${version}/pages/ship.html`,
    '/assets/release.json',
    '/assets/history/000001.json',
    '/assets/shell/..%2f..%2frelease.json',
    `/assets/shell/${version}/%2e%2e/%2e%2e/release.json`,
    `/assets/shell/${version}/gone.js`,
  ])('does not serve %s', async (url) => {
    const { statusCode, headers } = await get(url);
    expect([403, 404]).toContain(statusCode);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
  });

  it('attack 52: serves no file of a build that was never released', async () => {
    const never = join(folder, 'shell', '0.1.0-bbbbbb2');
    mkdirSync(never);
    writeFileSync(join(never, 'main.js'), 'never released');
    writeFileSync(join(folder, 'shell', version, 'extra.js'), 'named by no document');
    expect((await get('/assets/shell/0.1.0-bbbbbb2/main.js')).statusCode).toBe(404);
    expect((await get(`/assets/shell/${version}/extra.js`)).statusCode).toBe(404);
  });

  it('serves the files of an earlier release to a tab that is still open', async () => {
    const newer = '0.1.0-cccccc3';
    mkdirSync(join(folder, 'history'));
    writeFileSync(join(folder, 'history/000001.json'), JSON.stringify(release));
    const shell = { ...release.shell, version: newer, base_url: `/assets/shell/${newer}/` };
    writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...release, revision: 2, shell }));
    const answer = await get(`/assets/shell/${version}/main.js`, { 'accept-encoding': 'identity' });
    expect([answer.statusCode, answer.body]).toEqual([200, 'plain']);
  });

  it('names the current release, and the next one without a restart', async () => {
    expect((await get('/release.json')).json()).toMatchObject({ revision: 1 });
    writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...release, revision: 20 }));
    const { headers, body } = await get('/release.json');
    expect(JSON.parse(body)).toMatchObject({ revision: 20 });
    expect(headers['cache-control']).toBe('no-store');
  });

  const older = '0.1.0-bbbbbb2';
  const none = { libraries: {}, lent: {}, calls: {}, topics: {} };
  const remoteThatNeeds = (digest: string) => ({
    version,
    manifest_url: `/assets/mf-services/${version}/mf-manifest.json`,
    files: {},
    status: 'on',
    needs: { ...none, lent: { 'ui#Button': digest } },
    rollout: { percent: 100, seed: 'a' },
    owner: 'services',
    justification: '',
  });
  const misfitFor = async (query: string) =>
    (await get(`/release.json${query}`)).json().remotes['mf-services'].misfit;

  it('is judged for the shell that runs in the page, which may be older than the released one', async () => {
    const shell = { ...release.shell, lends: { ...none, lent: { 'ui#Button': ['b2', 'b1'] } } };
    const remotes = { 'mf-services': remoteThatNeeds('b2') };
    writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...release, shell, remotes }));
    mkdirSync(join(folder, 'shell', older), { recursive: true });
    const lends = { ...none, lent: { 'ui#Button': ['b1'] } };
    writeFileSync(join(folder, 'shell', older, 'part.json'), JSON.stringify({ lends }));
    expect(await misfitFor('')).toBeUndefined();
    expect(await misfitFor(`?shell=${version}`)).toBeUndefined();
    expect(await misfitFor(`?shell=${older}`)).toEqual({ kind: 'lent', name: 'ui#Button' });
  });

  it.each(['../shell/0.1.0-bbbbbb2', '..%2F..%2Fetc', `${older}%00`, '0.1.0-ffffff9', ''])(
    'attack 112: reads no file for the shell version %s, and judges for the released shell',
    async (wanted) => {
      const remotes = { 'mf-services': remoteThatNeeds('b2') };
      writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...release, remotes }));
      expect(await misfitFor(`?shell=${wanted}`)).toEqual({ kind: 'lent', name: 'ui#Button' });
    },
  );
});
