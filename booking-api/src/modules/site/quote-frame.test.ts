import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { paymentReach } from '../../platform/security/payment-reach.ts';
import { secureHeaders } from '../../platform/security/security-headers.ts';
import { sitePlugin } from './site-plugin.ts';
import { bootSample } from './testing/boot-sample.ts';

const digest = `sha384-${'B'.repeat(64)}`;
const version = '0.1.0-aaaaaa1';
const element = 'quote-element.0a1b2c3d.js';
const release = {
  revision: 1,
  created_at: '2026-11-21T10:00:00.000Z',
  shell: {
    version,
    base_url: `/assets/shell/${version}/`,
    entry: ['main.js'],
    styles: [],
    files: { 'main.js': digest, [element]: digest },
    shared: {},
  },
  remotes: {},
};

let folder: string;
let app: FastifyInstance;
const asked: (string | null)[] = [];

beforeEach(async () => {
  asked.length = 0;
  folder = mkdtempSync(join(tmpdir(), 'frame-'));
  const shell = join(folder, 'shell', version);
  mkdirSync(join(shell, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  for (const page of ['ship', 'quote-frame'])
    writeFileSync(join(shell, `pages/${page}.html`), '<div id="page"></div>');
  for (const file of ['main.js', element]) writeFileSync(join(shell, file), 'plain');
  app = Fastify();
  secureHeaders(app, false);
  await app.register(sitePlugin, {
    releases: folder,
    brandOf: async () => bootSample(8000).brand,
    announcementOf: async () => 'Open week',
    bootOf: async () => {
      throw new Error('a framed page has no session');
    },
    frameBootOf: async (brand) => {
      asked.push(brand);
      return brand === 'nobody' ? null : { ...bootSample(8000), embedded: true };
    },
    pageOriginOf: (brand) => `https://${brand}.sendahead.test`,
    othersOf: async () => [],
    paymentReachOf: () => paymentReach({ provider: 'sandbox' }, 'http://golf.localhost:4001'),
  });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, host = 'golf.sendahead.test:4000') =>
  app.inject({ method: 'GET', url, headers: { host } });

describe('the quick quote on other sites', () => {
  it('RT-18 the quick quote on other sites can be framed by any site, frames no other page and has no session', async () => {
    const { statusCode, headers, body } = await get('/quote/embed?brand=golf');
    const policy = String(headers['content-security-policy']);
    expect(statusCode).toBe(200);
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("frame-src 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toContain('"embedded":true');
  });

  it('BR-09 shows no announcement of the brand on another site', async () => {
    const { statusCode, body } = await get('/quote/embed?brand=golf');
    expect([statusCode, body.includes('Open week')]).toEqual([200, false]);
  });

  it('shows the brand of its host by default, and a named brand on that brand’s own host', async () => {
    await get('/quote/embed');
    const other = await get('/quote/embed?brand=ski');
    expect(asked).toEqual(['golf', 'ski']);
    expect([other.statusCode, other.headers.location]).toEqual([
      302,
      'https://ski.sendahead.test/quote/embed?brand=ski',
    ]);
    const filled = await get('/quote/embed?brand=ski&d_zip=80202');
    expect(filled.headers.location).toBe('https://ski.sendahead.test/quote/embed?brand=ski&d_zip=80202');
    expect((await get('/quote/embed?brand=ski', 'localhost:4000')).statusCode).toBe(200);
  });

  it.each(['nobody', 'evil.test%2f', '%3Cb%3E', 'golf&brand=ski'])(
    'answers 404 for the brand %s',
    async (brand) => {
      const { statusCode, headers } = await get(`/quote/embed?brand=${brand}`);
      expect([statusCode, headers.location]).toEqual([404, undefined]);
    },
  );

  it('lets other sites read the script, the release document and the element, and no other file', async () => {
    const open = ['/embed/quote.js', '/release.json', `/assets/shell/${version}/${element}`];
    for (const path of open) {
      const { statusCode, headers } = await get(path);
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*']);
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
    const closed = await get(`/assets/shell/${version}/main.js`);
    expect(closed.headers['access-control-allow-origin']).toBeUndefined();
    expect(closed.headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});
