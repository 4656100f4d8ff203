import type { Browser } from '../../../testing/test-app.ts';
import { type AccountServer, startAccountServer } from '../testing/account-server.ts';

let server: AccountServer;
let minute = 0;
beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server.close());
beforeEach(() => {
  minute += 10;
  server.moveClock(new Date(Date.parse('2026-11-23T15:00:00Z') + minute * 60_000).toISOString());
});

const password = 'Sendahead-demo-1';
type Signed = { browser: Browser; token: string; akt: string };
async function signInForToken(name = 'customer'): Promise<Signed> {
  const browser = await server.browser();
  const answer = await browser.send('POST', '/sessions.json', {
    body: { user: { email: `${name}@demo.test`, password, issue_token: true } },
  });
  const { auth_token: token, akt } = answer.json();
  browser.csrf = akt;
  return { browser, token, akt };
}
/** A caller without a cookie. */
const call = (
  token: string,
  method: 'GET' | 'POST' | 'DELETE' = 'GET',
  url = '/users/get_header_info?id=usr_demo_customer',
  headers: Record<string, string> = {},
  payload?: object,
) =>
  server.app.inject({
    method,
    url,
    headers: { host: 'golf.localhost:4000', 'x-user-token': token, ...headers },
    ...(payload ? { payload } : {}),
  });

describe('X-User-Token', () => {
  it('OPEN-23 X-User-Token is issued at sign-in only on request', async () => {
    const plain = await (await server.browser()).signIn('customer');
    expect(plain.json()).not.toHaveProperty('auth_token');
    const { token, akt } = await signInForToken();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(token).not.toBe(akt);
    const kept = await server.context.db.selectFrom('sessions').selectAll().execute();
    expect(kept.some((row) => row.user_token_hash !== null)).toBe(true);
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(kept.map((row) => row.user_token_hash?.toString())).not.toContain(token);
  });

  it('OPEN-23 signs in a caller without a cookie; writing calls still need X-CSRF-Token', async () => {
    const { token, akt } = await signInForToken();
    expect((await call(token)).json().success).toBe(true);
    const patch = (headers = {}) =>
      call(token, 'POST', '/users/accept_terms', headers, { terms: true }).then(
        (answer) => answer.statusCode,
      );
    expect(await patch()).toBe(403);
    expect(await patch({ 'x-csrf-token': 'x' })).toBe(403);
    expect(await patch({ 'x-csrf-token': akt })).toBe(200);
    expect((await call(token, 'GET', '/api/v6/session')).json().csrf_token).toBe(akt);
  });

  it('refuses an unknown token, and a cookie and token of two people', async () => {
    const [one, two] = [await signInForToken(), await signInForToken('pro')];
    for (const token of ['', 'x', 'x'.repeat(43), 'x'.repeat(5000)]) {
      expect((await call(token, 'GET', '/api/v6/session')).statusCode).toBe(401);
      const withSession = await one.browser.send('GET', '/api/v6/session', {
        headers: { 'x-user-token': token },
      });
      expect(withSession.statusCode).toBe(401);
    }
    const mixed = await one.browser.send('GET', '/api/v6/session', {
      headers: { 'x-user-token': two.token },
    });
    expect(mixed.statusCode).toBe(401);
    const both = await one.browser.send('GET', '/api/v6/session', { headers: { 'x-user-token': one.token } });
    expect(both.json().user.id).toBe('usr_demo_customer');
  });

  it('ends with its session: on sign-out, password change, and after two weeks', async () => {
    const out = await signInForToken();
    expect(
      (await call(out.token, 'DELETE', '/api/v6/session', { 'x-csrf-token': out.akt })).json().role,
    ).toBe('guest');
    expect((await call(out.token)).statusCode).toBe(401);
    const [mine, other] = [await signInForToken(), await signInForToken()];
    await mine.browser.send('POST', '/api/v6/password', {
      body: { current_password: password, password, password_confirmation: password },
    });
    expect([(await call(mine.token)).statusCode, (await call(other.token)).statusCode]).toEqual([401, 401]);
    const late = await signInForToken();
    server.moveClock(new Date(server.context.clock.now() + 15 * 86_400_000).toISOString());
    minute += 16 * 24 * 60;
    expect((await call(late.token)).statusCode).toBe(401);
  });
});

describe('GET calls that write', () => {
  it.each([
    ['EP-45', '/users/accept_holiday_tnc', { holiday_terms: 'true' }],
    ['EP-47', '/users/ask_phone_and_tnc', { phone: '+1 212 555 0199', terms: 'true' }],
  ])(
    'OPEN-61, %s needs a session, its CSRF token, and a request from our own site',
    async (_row, url, query) => {
      const browser = await server.browser();
      expect((await browser.send('GET', url, { query })).statusCode).toBe(401);
      await browser.signIn('customer');
      const before = await people();
      for (const headers of [
        { 'x-csrf-token': '' },
        { 'x-csrf-token': 'x'.repeat(43) },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://evil.test' },
        { origin: 'null' },
      ]) {
        const refused = await browser.send('GET', url, { query, headers });
        expect([refused.statusCode, refused.json().code]).toEqual([403, 'csrf_token_invalid']);
      }
      expect(await people()).toEqual(before);
      expect((await browser.send('GET', url, { query })).json()).toEqual({ success: true });
      expect(await people()).not.toEqual(before);
    },
  );
});

const people = async () => [
  await server.context.db
    .selectFrom('users')
    .select(['id', 'phone', 'terms_accepted_at'])
    .orderBy('id')
    .execute(),
  await server.context.db.selectFrom('holiday_terms').selectAll().execute(),
];
