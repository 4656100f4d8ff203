import type { Browser } from '../../../testing/test-app.ts';
import { sweepSessions } from '../public/session-store.ts';
import { type AccountServer, startAccountServer } from '../testing/account-server.ts';

let server: AccountServer;
beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server.close());
let days = 0;
beforeEach(() => {
  days += 2;
  server.moveClock(new Date(Date.parse('2026-11-23T15:00:00Z') + days * 86_400_000).toISOString());
});

const password = 'ride the lightning 9';
let people = 0;
/** A user who opens an account and signs in; the mail that asks them to verify the address. */
async function newcomer() {
  people += 1;
  const email = `newcomer-${people}@example.test`;
  const browser = await server.browser();
  const user = {
    first_name: 'New',
    last_name: 'Comer',
    email,
    password,
    password_confirmation: password,
    terms: true,
  };
  const { user_id } = (await browser.send('POST', '/users', { body: { user } })).json();
  await signIn(browser, email);
  return { browser, email, userId: String(user_id), token: await linkFor(email) };
}
async function signIn(browser: Browser, email: string): Promise<void> {
  const answer = await browser.send('POST', '/sessions', { body: { user: { email, password } } });
  browser.csrf = answer.json().akt;
  expect(answer.json().success).toBe(true);
}
async function linkFor(email: string): Promise<string> {
  const { text } = await server.nextMail(email, 'confirm your email');
  const url = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  expect([url.host, url.pathname]).toEqual(['golf.localhost:4000', '/email/verify']);
  return url.searchParams.get('token') ?? '';
}
const verify = async (browser: Browser, token: string) => {
  const answer = await browser.send('POST', '/api/v6/email/verify', { body: { token } });
  return [answer.statusCode, answer.json().code ?? answer.json().success];
};
const isVerified = async (browser: Browser): Promise<boolean> =>
  (await browser.send('GET', '/api/v6/profile')).json().email_verified;
const ask = (browser: Browser) => browser.send('POST', '/api/v6/email/verification', { body: {} });
const refused = [422, 'link_not_valid'];

describe('C1 the address of a new account', () => {
  it('a mailed link verifies the address once; the account works in the meantime', async () => {
    const { browser, token } = await newcomer();
    expect(await isVerified(browser)).toBe(false);
    expect(await verify(browser, token)).toEqual([200, true]);
    expect(await isVerified(browser)).toBe(true);
    expect(await verify(browser, token)).toEqual(refused);
  });

  it('attack 49: the verification email contains no text of the person who opened the account', async () => {
    const browser = await server.browser();
    const user = {
      first_name: 'Your refund waits at evil',
      last_name: 'Hurry',
      email: 'stranger@example.test',
      password,
      password_confirmation: password,
      terms: true,
    };
    expect((await browser.send('POST', '/users', { body: { user } })).json().success).toBe(true);
    const mail = await server.nextMail(user.email, 'confirm your email');
    expect(JSON.stringify(mail)).not.toMatch(/refund|evil|Hurry/);
    await browser.send('POST', '/api/v6/password/forgotten', { body: { email: user.email } });
    expect(JSON.stringify(await server.nextMail(user.email, 'set a new password'))).not.toMatch(
      /refund|evil|Hurry/,
    );
    const named = { ...user, email: 'other@example.test', first_name: 'Ann\u202egpj' };
    const refusal = (await browser.send('POST', '/users', { body: { user: named } })).json();
    expect(refusal.errors).toEqual({ first_name: ['Please enter a valid name.'] });
  });

  it('only the address’s own link verifies it, for three days', async () => {
    const { browser, email, token } = await newcomer();
    for (const other of ['', 'x', 'A'.repeat(43), token.slice(0, -1), `${token}x`])
      expect(await verify(browser, other)).toEqual(refused);
    server.moveClock(new Date(server.context.clock.now() + 3 * 86_400_000 + 1).toISOString());
    const later = await server.browser();
    await signIn(later, email);
    expect(await verify(later, token)).toEqual(refused);
    expect(await isVerified(later)).toBe(false);
  });

  it('another account, or no session, cannot verify it', async () => {
    const { browser, token } = await newcomer();
    const other = await newcomer();
    expect(await verify(other.browser, token)).toEqual(refused);
    expect(await verify(await server.browser(), token)).toEqual([401, 'not_signed_in']);
    expect(await isVerified(browser)).toBe(false);
    expect(await verify(browser, token)).toEqual([200, true]);
  });

  it('drops its links when the address changes or one of them was used', async () => {
    const { browser, email, userId, token } = await newcomer();
    expect((await ask(browser)).json()).toEqual({ success: true });
    const second = await linkFor(email);
    const setMail = (to: string) =>
      server.context.db.updateTable('users').set({ email: to }).where('id', '=', userId).execute();
    await setMail(`changed-${email}`);
    expect(await verify(browser, token)).toEqual(refused);
    await setMail(email);
    expect(await verify(browser, second)).toEqual([200, true]);
    expect(await verify(browser, token)).toEqual(refused);
  });

  it('accepts one of twenty concurrent confirmations', async () => {
    const { browser, token } = await newcomer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(browser, token)));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
  });

  it('the address of a new account gets at most four mails an hour, and none once it is verified', async () => {
    const { browser, email, token } = await newcomer();
    const statuses = [];
    for (let tries = 0; tries < 5; tries += 1) statuses.push((await ask(browser)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    await verify(browser, token);
    server.moveClock(new Date(server.context.clock.now() + 3_600_000).toISOString());
    await signIn(browser, email);
    const before = await server.context.db.selectFrom('email_verifications').selectAll().execute();
    expect((await ask(browser)).statusCode).toBe(200);
    expect(await server.context.db.selectFrom('email_verifications').selectAll().execute()).toEqual(before);
  });

  it('keeps its link out of logs, hashes it in the database, and deletes it when expired', async () => {
    const { token, userId } = await newcomer();
    const { db, clock } = server.context;
    const rows = await db
      .selectFrom('email_verifications')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    expect([rows.length, JSON.stringify(rows).includes(token)]).toEqual([1, false]);
    expect(server.logs.join('\n')).not.toContain(token);
    await sweepSessions(db, new Date(clock.now() + 4 * 86_400_000).toISOString());
    expect(await db.selectFrom('email_verifications').selectAll().execute()).toEqual([]);
  });
});

describe('the pages of the verification link', () => {
  const hiddenIn = (html: string, name: string): string =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  const open = (browser: Browser, token: string) => browser.send('GET', `/email/verify?token=${token}`);
  const post = (browser: Browser, fields: Record<string, string>) =>
    browser.send('POST', '/email/verify', {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-csrf-token': '' },
    });

  it('ask for a click on a button, so that link scanners confirm nothing', async () => {
    const { browser, email, token } = await newcomer();
    for (let looks = 0; looks < 3; looks += 1) {
      const page = await open(browser, token);
      expect([page.statusCode, page.body.includes(email)]).toEqual([200, true]);
      expect(page.body).not.toMatch(/<script|style="|onclick/i);
    }
    expect(await isVerified(browser)).toBe(false);
    const csrf_token = hiddenIn((await open(browser, token)).body, 'csrf_token');
    const done = await post(browser, { csrf_token, token });
    expect([done.statusCode, done.headers.location]).toEqual([303, '/email/verified']);
    expect((await browser.send('GET', '/email/verified')).body).toContain('Your email is confirmed');
    expect(await isVerified(browser)).toBe(true);
    const again = await open(browser, token);
    expect([again.statusCode, again.body.includes('This link no longer works')]).toEqual([422, true]);
  });

  it('redirect a guest to sign in, and explain what to do when the mail was misused', async () => {
    const { token, email } = await newcomer();
    const stranger = await server.browser();
    const page = await open(stranger, token);
    expect(page.body).toContain('Sign in first');
    expect(page.body).toContain('/password/forgot');
    expect(page.body).not.toContain(email);
    const { csrf } = stranger;
    expect((await post(stranger, { csrf_token: csrf, token })).body).toContain('Sign in first');
  });

  it('the pages of the verification link refuse a form that another site sends', async () => {
    const { browser, token } = await newcomer();
    expect((await post(browser, { csrf_token: 'another', token })).statusCode).toBe(403);
    expect((await post(browser, { token })).statusCode).toBe(403);
    expect(await isVerified(browser)).toBe(false);
  });
});
