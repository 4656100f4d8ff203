import { isAllowed } from '../../../platform/throttle/throttle.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { type AccountServer, startAccountServer } from '../testing/account-server.ts';
import { createAuthenticator } from '../testing/authenticator.ts';
import { addApp, codeOf, wrongCodeOf } from '../testing/authenticator-app.ts';
import { newDayEachTest } from '../testing/new-day-each-test.ts';

const server = {} as AccountServer;
beforeAll(async () => Object.assign(server, await startAccountServer()));
afterAll(() => server.close());
newDayEachTest({ moveClock: (instant) => server.moveClock(instant) });

const later = (seconds: number) =>
  server.moveClock(new Date(server.context.clock.now() + seconds * 1000).toISOString());
const prove = async (browser: Browser, code: string) => {
  const answer = await browser.send('POST', '/api/v6/sessions/second_factor', { body: { code } });
  if (answer.statusCode === 200) browser.csrf = answer.json().akt;
  return answer;
};
const refused = async (answer: ReturnType<typeof prove>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json().code];
};
const wrong = [422, 'second_factor_wrong'];
const over = [422, 'sign_in_step_over'];
const roleIn = async (browser: Browser): Promise<string> =>
  (await browser.send('GET', '/api/v6/session')).json().role;

/**
 * An admin with an app, and a browser that has proven the password. The code used to add the app is half a
 * minute old.
 */
async function atTheStep(name = 'admin') {
  await server.context.db.deleteFrom('authenticators').execute();
  const first = await server.browser();
  await first.startOver(name);
  const app = await addApp(server, first);
  later(60);
  const browser = await server.browser();
  const answer = (await browser.signIn(name)).json();
  return { ...app, first, browser, answer };
}

describe('the second step of a sign-in', () => {
  it('attack 76: a correct password alone signs no one in, by any sign-in method', async () => {
    const { browser, answer } = await atTheStep();
    expect(answer).toMatchObject({ success: false, second_factor: 'code', akt: null, user: null });
    expect(await roleIn(browser)).toBe('guest');
    await browser.send('POST', '/api/v6/sign_in_codes', { body: { email: 'admin@demo.test' } });
    const mail = await server.nextMail('admin@demo.test', 'your sign-in code');
    const code = /(\d{6}) is your code/.exec(mail.html)?.[1];
    const byMail = (await browser.send('POST', '/api/v6/sign_in_codes/use', { body: { code } })).json();
    expect(byMail).toMatchObject({ success: false, second_factor: 'code' });
    expect(await roleIn(browser)).toBe('guest');
  });

  it('CO-14 accepts the code of the app, with spaces or half a minute late', async () => {
    const { browser, secret } = await atTheStep();
    const code = codeOf(server, secret, -30);
    const answer = await prove(browser, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(answer.json()).toMatchObject({ success: true, user_role: 'admin' });
    expect(await roleIn(browser)).toBe('admin');
  });

  it('attack 76: accepts a code once among any number of simultaneous requests', async () => {
    const { browser, secret } = await atTheStep();
    const others = await Promise.all([server.browser(), server.browser()]);
    for (const other of others) await other.signIn('admin');
    const code = codeOf(server, secret);
    const answers = await Promise.all([browser, ...others].map((each) => prove(each, code)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
  });

  it('attack 76: five wrong codes end the step, and the user is notified', async () => {
    const { browser, secret } = await atTheStep();
    for (let tries = 0; tries < 5; tries += 1)
      expect(await refused(prove(browser, wrongCodeOf(server, secret)))).toEqual(wrong);
    expect(await refused(prove(browser, codeOf(server, secret)))).toEqual(over);
    await server.nextMail('admin@demo.test', 'someone may know your password');
    const again = await server.browser();
    await again.signIn('admin');
    expect((await prove(again, codeOf(server, secret))).statusCode).toBe(200);
  });

  it('attack 76: checks twenty codes an hour, for all callers together', async () => {
    const { secret } = await atTheStep();
    const tried: number[] = [];
    for (let browsers = 0; browsers < 5; browsers += 1) {
      const browser = await server.browser();
      await browser.signIn('admin');
      for (let tries = 0; tries < 5; tries += 1)
        tried.push((await prove(browser, wrongCodeOf(server, secret))).statusCode);
    }
    expect(tried.filter((status) => status === 422)).toHaveLength(20);
    expect(tried.slice(20)).toEqual([429, 429, 429, 429, 429]);
  });

  it('attack 106: wrong codes by someone who knows the password block neither a known browser nor a recovery code', async () => {
    const { secret, first, recoveryCodes } = await atTheStep();
    const signedIn = await first.signIn('admin');
    expect(signedIn.json().second_factor).toBe('code');
    const proven = await prove(first, codeOf(server, secret));
    const device = proven.cookies.find(({ name }) => name === 'device')?.value;
    later(60);
    // As many tries as strangers have.
    for (let tries = 0; tries < 20; tries += 1)
      await isAllowed(server.context.throttle.attempt('second-factor', 'usr_demo_admin', 20, 3600));
    const elsewhere = await server.browser();
    await elsewhere.signIn('admin');
    expect((await prove(elsewhere, codeOf(server, secret))).statusCode).toBe(429);
    expect((await prove(elsewhere, recoveryCodes[0] ?? '')).statusCode).toBe(200);
    const known = await server.browser();
    await known.signIn('admin');
    const answer = await known.send('POST', '/api/v6/sessions/second_factor', {
      body: { code: codeOf(server, secret) },
      headers: { cookie: `${known.cookie}; device=${device}` },
    });
    expect(answer.json()).toMatchObject({ success: true });
  });

  it('attack 76: only the browser that proved the current password can use the step, for ten minutes', async () => {
    const { browser, secret } = await atTheStep();
    const stranger = await server.browser();
    expect(await refused(prove(stranger, codeOf(server, secret)))).toEqual(over);
    later(601);
    expect(await refused(prove(browser, codeOf(server, secret)))).toEqual(over);
    const next = await server.browser();
    await next.signIn('admin');
    const db = server.context.db;
    const { password_hash } = await db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', 'admin@demo.test')
      .executeTakeFirstOrThrow();
    const become = (hash: string) =>
      db.updateTable('users').set({ password_hash: hash }).where('email', '=', 'admin@demo.test').execute();
    await become('another');
    expect(await refused(prove(next, codeOf(server, secret)))).toEqual(over);
    await become(password_hash);
  });

  it('attack 76: a wrong password gets the same answer with and without a second factor', async () => {
    await atTheStep();
    const browser = await server.browser();
    const [withApp, without] = [
      (await browser.signIn('admin', 'another one 123')).json(),
      (await browser.signIn('customer', 'another one 123')).json(),
    ];
    expect(withApp).toEqual(without);
  });

  it('accepts each recovery code once, in any case and without dashes', async () => {
    const { browser, recoveryCodes } = await atTheStep();
    const [first = '', second = ''] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await prove(browser, first.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200);
    const left = (await browser.send('GET', '/api/v6/second_factor')).json();
    expect(left).toMatchObject({ offered: true, recovery_codes_left: 9 });
    const again = await server.browser();
    await again.signIn('admin');
    expect(await refused(prove(again, first))).toEqual(wrong);
    expect((await prove(again, second)).statusCode).toBe(200);
  });

  it('a passkey counts as both factors', async () => {
    const { first, browser } = await atTheStep();
    const device = createAuthenticator();
    const site = { rpId: 'golf.localhost', origin: 'http://golf.localhost:4000' };
    const passkeys = async (by: Browser, path: string, body: unknown) =>
      (await by.send('POST', `/api/v6/passkeys${path}`, { body })).json();
    const made = await passkeys(first, '/options', {});
    await passkeys(first, '', { credential: device.make({ ...site, challenge: made.challenge }) });
    const { challenge } = await passkeys(browser, '/sign_in/options', {});
    const answer = await passkeys(browser, '/sign_in', { credential: device.sign({ ...site, challenge }) });
    expect(answer).toMatchObject({ success: true, user_role: 'admin' });
    await server.context.db.deleteFrom('passkeys').execute();
  });

  it('OPEN-23 returns the token of X-User-Token after both steps', async () => {
    const { secret } = await atTheStep();
    const browser = await server.browser();
    const user = { email: 'admin@demo.test', password: 'Sendahead-demo-1', issue_token: true };
    const first = (await browser.send('POST', '/sessions.json', { body: { user } })).json();
    expect(first.auth_token).toBeUndefined();
    expect((await prove(browser, codeOf(server, secret))).json().auth_token).toHaveLength(43);
  });

  it('attack 76: neither the log nor the database contains readable secrets or codes', async () => {
    const { browser, secret, recoveryCodes } = await atTheStep();
    await prove(browser, codeOf(server, secret));
    const { db } = server.context;
    const rows = JSON.stringify([
      await db.selectFrom('authenticators').selectAll().execute(),
      await db.selectFrom('recovery_codes').selectAll().execute(),
      await db.selectFrom('audit_events').selectAll().execute(),
    ]);
    for (const kept of [secret, recoveryCodes[0] ?? ''])
      expect([rows.includes(kept), server.logs.join('').includes(kept)]).toEqual([false, false]);
  });
});
