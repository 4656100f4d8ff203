import { cpuTimeOf, quadraticCpuTime } from '../testing/cpu-time.ts';
import { oneWayForm } from '../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  server = await startTestApp();
  guest = await server.browser();
});
afterAll(() => server.close());

const pricePath = '/refactor/v5/ship/ship_price';
const countCarts = async () => (await server.context.db.selectFrom('carts').select('id').execute()).length;

describe('cross-site requests (attacks 23, 24)', () => {
  it.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['a null origin', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister host', { 'sec-fetch-site': 'same-site' }],
    ['no token', { 'x-csrf-token': '' }],
    ['the token of another session', { 'x-csrf-token': 'A'.repeat(43) }],
  ])('cross-site requests are refused a write with %s and change nothing', async (_, headers) => {
    const before = await countCarts();
    const answer = await guest.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } }, headers });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'csrf_token_invalid']);
    expect(await countCarts()).toBe(before);
  });

  it.each([
    'text/plain',
    'text/plain; charset=utf-8',
    'multipart/form-data; boundary=x',
    'application/xml',
    'text/html\t;',
    'application/jsonp',
  ])('cross-site requests are refused with %s (attack 37)', async (type) => {
    const answer = await guest.send('POST', '/api/v5/carts', {
      body: '{"cart":{"brand_id":1}}',
      headers: { 'content-type': type },
    });
    expect(answer.statusCode).toBe(415);
  });
});

describe('poisoned and oversized forms', () => {
  it.each([
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '{"a":',
    '[]',
    'null',
    '"x"',
  ])('refuses the JSON %s (attack 13)', async (body) => {
    const answer = await guest.send('POST', pricePath, {
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(400);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it.each([
    'traveler[__proto__][x]=1',
    'traveler%5B__proto__%5D%5Bx%5D=1',
    'constructor[prototype][x]=1',
    'a[b][c][d][e][f][g][h]=1',
    `${Array.from({ length: 10_000 }, (_, at) => `k${at}=1`).join('&')}`,
    'a=%ZZ',
  ])('refuses the form %.40s (attacks 13, 37)', async (body) => {
    const answer = await guest.send('POST', pricePath, {
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(400);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it('refuses poison in the address as well (attack 13)', async () => {
    const answer = await guest.send('GET', '/v2/zip_info?zip_code=10001&country_code=US&a[__proto__][x]=1');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed']);
  });

  it('refuses eleven megabytes (attack 37)', async () => {
    const answer = await guest.send('POST', pricePath, {
      body: { ...oneWayForm, o_city: 'x'.repeat(11_000_000) },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large']);
  });

  it('refuses a thousand travelers (attacks 10, 37)', async () => {
    const traveler = Object.fromEntries(Array.from({ length: 999 }, (_, at) => [String(at), {}]));
    expect((await guest.send('POST', pricePath, { body: { ...oneWayForm, traveler } })).statusCode).toBe(400);
  });

  it('takes linear time for fifty thousand characters (attack 35)', async () => {
    for (const text of [
      `${'a'.repeat(50_000)}@`,
      `+${'1 '.repeat(25_000)}`,
      `${'-'.repeat(50_000)}!`,
      `${'.a'.repeat(25_000)}`,
    ]) {
      const user = {
        first_name: text,
        last_name: text,
        email: text,
        phone: text,
        password: 'x',
        password_confirmation: 'x',
        terms: true,
      };
      const effort = await cpuTimeOf(async () => {
        const answer = await guest.send('POST', '/users', { body: { user } });
        expect([400, 429]).toContain(answer.statusCode);
      });
      expect(effort).toBeLessThan(quadraticCpuTime);
    }
  });
});

describe('injection', () => {
  const strings = [
    "' or '1'='1",
    "'; drop table carts; --",
    '1) union select * from users --',
    '#{7*7}',
    '{{7*7}}',
    '$.store',
    '%00',
    '../../etc/passwd',
  ];

  it.each(strings)(
    'the server treats %s as text in every query parameter of the database (attack 34)',
    async (text) => {
      const answers = [
        await guest.send('GET', '/v2/zip_info', {
          query: { zip_code: text.slice(0, 10), country_code: 'US' },
        }),
        await guest.send('GET', '/api/v5.2/auto-complete/facility', {
          query: { term: text, brand: text.slice(0, 20) },
        }),
        await guest.send('GET', '/api/v5.2/auto-complete/address', { query: { term: text, brand: 'golf' } }),
        await guest.send('GET', `/api/v5.1/facilities/${encodeURIComponent(text)}`),
        await guest.send('GET', `/api/v6/carts/${encodeURIComponent(text)}/session`),
        await guest.send('POST', pricePath, {
          body: { ...oneWayForm, o_zip: text.slice(0, 10), coupon: text },
        }),
        await guest.send('GET', '/state_options', { query: { country: text } }),
      ];
      for (const answer of answers) {
        expect(answer.statusCode).toBeLessThan(500);
        expect(answer.body).not.toMatch(/syntax error|relation "|at \/|\.ts:\d|postgres/i);
      }
    },
  );

  it('markup in names is inert text in JSON (attack 28)', async () => {
    const cart = (await guest.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
    const session = {
      origin_city: '<script>alert(1)</script>',
      origin_state: 'NY',
      destination_city: 'x',
      destination_state: 'CA',
      travelers: ['<img src=x onerror=alert(1)>:a@b.test'],
      ship_state: { ...oneWayForm, o_attention_name: '"><svg onload=alert(1)>' },
    };
    const headers = { 'x-cart-token': cart.cart_token };
    await guest.send('POST', `/api/v5/carts/${cart.id}/session`, { body: { session }, headers });
    const answer = await guest.send('GET', `/api/v6/carts/${cart.id}/session`, { headers });
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.json().session).toEqual(session);
  });
});

describe('headers', () => {
  it('headers of every answer forbid framing, sniffing, referrers and caching (attack 33)', async () => {
    for (const path of ['/v2/zip_info?zip_code=10001&country_code=US', '/api/nothing', '/api/v6/session']) {
      const { headers } = await guest.send('GET', path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': 'no-store',
      });
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('headers of refused requests are the same', async () => {
    const named = (headers: Record<string, unknown>) =>
      Object.keys(headers).filter((name) => /policy|^x-(?!ratelimit)|cache/.test(name));
    const result = named((await guest.send('GET', '/api/v6/session')).headers);
    expect(result).toEqual(
      expect.arrayContaining(['content-security-policy', 'x-request-id', 'x-frame-options']),
    );
    const refused = [
      await guest.send('POST', '/api/v5/carts', { body: 'x', headers: { 'content-type': 'text/plain' } }),
      await guest.send('POST', '/api/v5/carts', {
        body: '{"a":',
        headers: { 'content-type': 'application/json' },
      }),
      await guest.send('POST', '/api/v5/carts', { body: {}, headers: { origin: 'null' } }),
      await guest.send('GET', '/api/nothing'),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([415, 400, 403, 404]);
    for (const { headers } of refused) expect(named(headers)).toEqual(expect.arrayContaining(result));
  });

  it('X-Forwarded-For is ignored unless a proxy is trusted (attack 20)', async () => {
    const changed = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
    const answer = await server.app.inject({
      url: '/api/v6/session',
      headers: { host: 'golf.localhost:4000', ...changed },
    });
    expect(answer.cookies[0]?.name).toBe('session');
  });
});
