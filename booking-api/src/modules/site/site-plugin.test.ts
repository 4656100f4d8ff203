import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import { startPageHost } from './testing/page-host.ts';
import { sampleDigest, sampleVersion } from './testing/sample-release.ts';

const site = startPageHost();
const { get } = site;

const staffBoot = (role: string): typeof site.boot => ({
  ...site.boot,
  session: {
    ...site.boot.session,
    role,
    user: { id: 'usr_1', email: 'a@b.test', first_name: 'Ann', last_name: 'Lee' },
  } as Boot['session'],
});

describe('the console', () => {
  it('sends a visitor without a session to sign in and then back to the same page', async () => {
    const answer = await get('/admin/orders?state=placed');
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      '/account?login_flag=1&value=%2Fadmin%2Forders%3Fstate%3Dplaced',
    ]);
  });

  it('TK-23 staff who are not signed in to this brand sign in, and continue at the page that they opened', async () => {
    const address = '/admin/continue?to=%2Fship%3Fchange_order%3Dord_1';
    const answer = await get(address);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      `/account?${new URLSearchParams({ login_flag: '1', value: address })}`,
    ]);
  });

  it.each([
    ['/ship?change_order=ord_1', '/ship?change_order=ord_1'],
    ['/ship?takeover_id=tko_1', '/ship?takeover_id=tko_1#'],
    ['/ship', '/ship'],
    ['//evil.test/ship', '/admin'],
    ['https://evil.test/ship', '/admin'],
    ['/ship/../account', '/admin'],
    ['/ship\\evil.test', '/admin'],
    ['/ship?a=1\n', '/admin'],
    ['/ship?a=//evil.test', '/admin'],
    ['', '/admin'],
  ])('attack 60, TK-23: continuing at %j leads staff only to a page of ours: %s', async (to, page) => {
    site.boot = staffBoot('admin');
    const answer = await get(`/admin/continue?to=${encodeURIComponent(to)}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, page]);
    site.boot = staffBoot('consumer');
    expect((await get(`/admin/continue?to=${encodeURIComponent(to)}`)).statusCode).toBe(404);
  });

  it('answers a customer with "not found"', async () => {
    const user = { id: 'usr_1', email: 'a@b.test', first_name: 'Ann', last_name: 'Lee' };
    site.boot = {
      ...site.boot,
      session: {
        ...site.boot.session,
        role: 'consumer',
        user: { ...site.boot.session.user, ...user },
      } as Boot['session'],
    };
    expect((await get('/admin')).statusCode).toBe(404);
  });

  it('redirects from /console', async () => {
    const answer = await get('/console');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/admin']);
  });
});

describe('the page host', () => {
  it.each(['/ship', '/account', '/quote'])(
    'BR-09 %s shows the brand’s announcement above its header, without scripts',
    async (url) => {
      site.announcement =
        'Open week: <a href="/help" onclick="x()">how it works</a><script>alert(1)</script>';
      const band =
        '<aside class="site-announcement" aria-label="Announcement from Sendahead Golf">' +
        '<p>Open week: <a href="/help">how it works</a></p></aside>';
      expect((await get(url)).body).toContain(`<body>\n${band}\n`);
      site.announcement = null;
      expect((await get(url)).body).not.toContain('site-announcement');
    },
  );

  it.each([
    '/ship',
    '/quote?o_zip=60601',
    '/payments/receipt?user&order_id=1&utm_nooverride=1',
    '/store_locator?zip=34102&radius=10&carrier=FEDEX',
  ])('RT-18 RT-20 RT-22 serves %s as a page with strict headers (attacks 31, 33)', async (url) => {
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
      'integrity-policy': 'blocked-destinations=(script), sources=(inline), endpoints=(page)',
      'reporting-endpoints': 'page="/policy-reports"',
    });
  });

  it('attack 58: only the payment page frames its provider, opens its pop-ups and sends its own origin', async () => {
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
  ])('BR-01 gives a shared link to %s the title, words and picture of the brand', async (path, title) => {
    site.boot = { ...site.boot, brand: { ...site.boot.brand, name: 'A "golf" <brand>' } };
    const { body } = await get(`${path}?o_zip="><script>alert(1)</script>`);
    const shown = (name: string) =>
      new RegExp(`<meta property="og:${name}" content="([^"]*)">`).exec(body)?.[1];
    expect(shown('title')).toBe(`${title} | A &quot;golf&quot; &lt;brand&gt;`);
    expect(shown('description')).toBe(site.boot.brand.tagline);
    expect(shown('image')).toBe('http://golf.localhost:4000/share.png');
    expect(shown('url')).toBe(`http://golf.localhost:4000${path}`);
    expect(body).not.toContain('alert(1)');
  });

  it('BR-01 gives pages the brand’s icon, color and footer', async () => {
    const { body } = await get('/ship');
    expect(body).toContain('<link rel="icon" href="/icon.svg" type="image/svg+xml">');
    expect(body).toMatch(/<meta name="theme-color" media="[^"]*light[^"]*" content="#[0-9a-f]{6}">/);
    expect(body).toMatch(/<footer class="site-footer">.*href="\/accessibility"/);
    expect((await get('/quote/embed')).body).not.toContain('<footer');
  });

  it('gives every answer a new nonce and every script its digest', async () => {
    const [first, second] = await Promise.all([get('/ship'), get('/ship')]);
    const nonceOf = (html: string) => /<script defer nonce="([^"]+)"/.exec(html)?.[1];
    expect(nonceOf(first.body)).not.toBe(nonceOf(second.body));
    expect(first.headers['content-security-policy']).toContain(`'nonce-${nonceOf(first.body)}'`);
    expect(first.body).toContain(
      `src="/assets/shell/${sampleVersion}/main.js" crossorigin="anonymous" integrity="${sampleDigest}"`,
    );
    expect(first.body).toContain(
      `href="/assets/shell/${sampleVersion}/main.css" crossorigin="anonymous" integrity="${sampleDigest}"`,
    );
  });

  it('escapes boot values, so that none ends its script block or becomes markup', async () => {
    const hostile = '</script><img src=x onerror=alert(1)>\u2028&';
    site.boot = { ...site.boot, brand: { ...site.boot.brand, name: hostile, tagline: hostile } };
    const { body } = await get('/ship');
    expect(body).not.toContain('<img src=x');
    const data = /<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(JSON.parse(data).brand.name).toBe(hostile);
  });
});
