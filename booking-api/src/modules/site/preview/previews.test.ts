import { createHmac, hash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCalls } from '@sendahead/shared-contracts/call/catalog';
import { previewHeader } from '@sendahead/shared-contracts/releases/preview';
import { type Browser, startTestApp, type TestApp, testInstant } from '../../../testing/test-app.ts';
import { createPreviewTokens } from '../../releases/public/preview-token.ts';
import { releaseWith } from '../../releases/testing/release-with.ts';
import { newer, older } from '../../releases/testing/three-revisions.ts';
import { sampleVersion } from '../testing/sample-release.ts';

const part = 'mf-services';
const live = older;
const built = newer;
const digest = `sha384-${'B'.repeat(64)}`;
const folder = join(tmpdir(), `previews-${process.pid}`);
const releases = join(folder, 'releases');
const manifest = `/assets/${part}/${built}/mf-manifest.json`;

function write(path: string, content: unknown): void {
  const file = join(releases, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

let server: TestApp;
let staff: Browser;
let customer: Browser;
beforeAll(async () => {
  const release = { ...releaseWith(part), revision: 1 };
  write('release.json', release);
  write('history/000001.json', release);
  for (const page of ['ship', 'console', 'start'])
    write(`shell/${sampleVersion}/pages/${page}.html`, '<div id="page"></div>');
  write(`${part}/${built}/mf-manifest.json`, '{}');
  write(`${part}/${built}/part.json`, { part, version: built, files: { 'mf-manifest.json': digest } });
  write('secret.json', '{}');
  server = await startTestApp({ pages: true }, { SENDAHEAD_DATA: folder });
  staff = await server.browser();
  customer = await server.browser();
  await staff.startOver('adminplus');
  await customer.startOver('customer');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => server.moveClock(testInstant));

const tokens = () => createPreviewTokens(server.context.config, server.context.clock);
const urlOf = (previewed = { part, version: built }) => tokens().urlOf(previewed);
const tokenOf = (address: string): string => address.slice(address.indexOf('=') + 1);
const page = (browser: Browser, url: string) =>
  browser.send('GET', url, { headers: { accept: 'text/html' } });
const opened = async (browser: Browser, token: string): Promise<number> =>
  (await page(browser, `/ship?preview=${encodeURIComponent(token)}`)).statusCode;
const versionIn = async (browser: Browser, query = '') =>
  (await browser.send('GET', `/release.json${query}`)).json().remotes[part].version;

/** A token with any text, signed with the real key, as by a signer without validation. */
function signedAs(text: string): string {
  const key = hash('sha256', 'preview development only, never in production', 'buffer');
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}
const end = String(Math.floor(Date.parse(testInstant) / 1000) + 3600);

describe('a preview', () => {
  it('RL-04 a preview is a page for staff with the built version and a band that names it and has an exit', async () => {
    const { statusCode, body } = await page(staff, `${urlOf()}&o_zip=33139`);
    expect(statusCode).toBe(200);
    expect(body).toContain(manifest);
    expect(body).toContain(
      `<strong>Preview of ${part} ${built}</strong> in this tab only, until Nov 24, 2026`,
    );
    expect(body).toContain('<a href="/ship?o_zip=33139">Leave the preview</a>');
    expect(body).toContain(`data-preview="${part}"`);
    expect(body).not.toContain('Nothing can be paid here');
  });

  it('RL-04 appears in its tab only: the same person without the token sees the live version', async () => {
    const token = tokenOf(urlOf());
    expect(await versionIn(staff, `?preview=${token}`)).toBe(built);
    expect(await versionIn(staff)).toBe(live);
    const { body } = await page(staff, '/ship');
    expect(body).not.toContain(manifest);
    expect(body).not.toContain('data-preview');
    expect(await versionIn(customer, `?preview=${token}`)).toBe(live);
  });

  it('RL-04 serves its files to staff only, bypassing every cache', async () => {
    const forStaff = await staff.send('GET', manifest);
    expect([forStaff.statusCode, forStaff.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await customer.send('GET', manifest)).statusCode).toBe(404);
    expect((await staff.send('GET', `/assets/${part}/${built}/part.json`)).statusCode).toBe(404);
    expect((await staff.send('GET', `/assets/${part}/../secret.json`)).statusCode).toBe(404);
  });

  it('RL-04 a preview is offered on the console for built versions that are not live', async () => {
    const { parts } = (await staff.send('GET', '/api/v6/console/releases')).json();
    const [offered] = parts.find((one: { part: string }) => one.part === part).previews;
    expect(offered).toEqual({ version: built, address: urlOf() });
    expect((await page(staff, offered.address)).statusCode).toBe(200);
  });

  it('attack 140: a preview does not open with a forged, changed or expired token', async () => {
    const token = tokenOf(urlOf());
    expect(await opened(staff, token)).toBe(200);
    const [text = '', signature = ''] = [token.slice(0, token.lastIndexOf('.')), token.slice(-43)];
    for (const forged of [
      '',
      text,
      `${text}.`,
      `${text}.${'A'.repeat(43)}`,
      `${text.replace(part, 'mf-orders')}.${signature}`,
      `${text.replace(built, live)}.${signature}`,
      `${text.replace(/\d{10}$/, '9999999999')}.${signature}`,
    ])
      expect([forged, await opened(staff, forged)]).toEqual([forged, 404]);
    server.moveClock(new Date(Date.parse(testInstant) + 86_400_000 - 2000).toISOString());
    await staff.startOver('adminplus');
    expect(await opened(staff, token)).toBe(200);
    server.moveClock(new Date(Date.parse(testInstant) + 86_400_000).toISOString());
    expect(await opened(staff, token)).toBe(404);
    server.moveClock(testInstant);
    await staff.startOver('adminplus');
  });

  it('attack 141: a preview does not open for customers, club staff and guests, who must sign in first', async () => {
    const token = tokenOf(urlOf());
    for (const name of ['customer', 'pro', 'carrieradmin']) {
      const other = await server.browser();
      await other.startOver(name);
      expect([name, await opened(other, token)]).toEqual([name, 404]);
    }
    const guest = await server.browser();
    const { statusCode, headers } = await page(guest, urlOf());
    expect(statusCode).toBe(302);
    expect(headers.location).toBe(`/account?login_flag=1&value=${encodeURIComponent(urlOf())}`);
  });

  it('attack 142: a preview cannot name a URL, folder, shell or build outside the store, signed or not', async () => {
    for (const text of [
      `https://evil.test/_${built}_${end}`,
      `mf-services_https://evil.test_${end}`,
      `../shell_${sampleVersion}_${end}`,
      `mf-services/../shell_${built}_${end}`,
      `shell_${sampleVersion}_${end}`,
      `${part}_../../secret_${end}`,
      `${part}_9.9.9-abcdef1_${end}`,
      `mf-orders_${built}_${end}`,
    ])
      expect([text, await opened(staff, signedAs(text))]).toEqual([text, 404]);
    expect(await opened(staff, signedAs(`${part}_${built}_${end}`))).toBe(200);
    for (const url of ['https://evil.test/', '//evil.test/'])
      expect(() => tokens().urlOf({ part, version: url })).toThrow('no build has the name');
  });

  it('RL-05 a preview is counted separately, and attack 143: only when staff report a build in the store', async () => {
    const { db } = server.context;
    const drawn = [
      { part: 'shell', version: sampleVersion },
      { part, version: built },
    ];
    const fault = { part, version: built, phase: 'render', name: 'Error', message: 'x', stack: '' };
    const report = (browser: Browser, body: object) =>
      browser.send('POST', '/api/v6/page-reports', {
        body: { page: 'ship', revision: 1, drawn, faults: [fault], vitals: { lcp_ms: 1 }, ...body },
      });
    await report(customer, { preview: part });
    await report(staff, { preview: 'mf-orders' });
    await report(staff, { preview: part, drawn: [{ part, version: '9.9.9-abcdef1' }], faults: [] });
    expect(await db.selectFrom('page_loads').selectAll().execute()).toEqual([]);
    await report(staff, { preview: part });
    expect(await db.selectFrom('page_loads').select(['part', 'version', 'loads']).execute()).toEqual([
      { part, version: `${built}+preview`, loads: 1 },
    ]);
    expect(await db.selectFrom('page_vitals').selectAll().execute()).toEqual([]);
    const { parts } = (await staff.send('GET', '/api/v6/console/releases')).json();
    expect(parts.find((one: { part: string }) => one.part === part).versions).toMatchObject([
      { version: live, loads_day: 0, faults_day: 0 },
      { version: built, preview: true, loads_day: 1, faults_day: 1 },
    ]);
  });
});

describe('a preview in production', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await startTestApp(
      {},
      {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://{brand}.sendahead.test',
        PAYMENT_PROVIDER: 'braintree',
        BRAINTREE_ENVIRONMENT: 'production',
        BRAINTREE_MERCHANT_ID: 'm',
        BRAINTREE_PUBLIC_KEY: 'p',
        BRAINTREE_PRIVATE_KEY: 's',
      },
    );
  });
  afterAll(() => shop.close());

  it('RL-05 attack 143: a preview in production cannot pay, in any call that may charge', async () => {
    const [customer, pro] = [
      await shop.browser('golf.sendahead.test'),
      await shop.browser('golf.sendahead.test'),
    ];
    await customer.signIn('customer');
    await pro.signIn('pro');
    const charging = allCalls.filter(({ errors = {} }) => 'ordering_paused' in errors);
    expect(charging.length).toBeGreaterThan(8);
    for (const { name, method, path, access } of charging) {
      const payer = access === 'help_people' ? pro : customer;
      const url = path.replace(/:\w+/g, '1');
      const send = async (headers: Record<string, string>) => {
        const answer = await payer.send(method as 'POST', url, { body: {}, headers });
        return answer.json().code;
      };
      const refused = await send({ [previewHeader]: part });
      expect([name, refused]).toEqual([name, 'ordering_paused']);
      expect([name, await send({})]).not.toEqual([name, 'ordering_paused']);
    }
  });
});
