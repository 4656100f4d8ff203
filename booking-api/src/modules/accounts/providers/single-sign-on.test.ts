import { startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { openReset } from '../password/password-store.ts';
import { laterEachTest } from '../testing/later-each-test.ts';
import { startProviderServer } from '../testing/provider-server.ts';
import { person } from '../testing/visitor.ts';

const server = startPerFile(startProviderServer);
laterEachTest(server);

const session = async (browser: Browser) => (await browser.send('GET', '/api/v6/session')).json();

describe('single sign-on', () => {
  const knock = async (email: string) =>
    (
      await (
        await server.browser()
      ).send('POST', '/users/sign_in', {
        body: { user: { email, password: 'whatever' } },
      })
    ).json();

  it('AC-09 EP-40 redirects mails of its domain to the provider, with or without an account', async () => {
    const answers = [await knock('nobody@club.test'), await knock('Somebody@CLUB.test')];
    for (const answer of answers)
      expect(answer).toMatchObject({
        success: false,
        sso: true,
        redirect: '/users/auth/club',
        message: null,
      });
    expect(await knock('nobody@club.test.evil.test')).toMatchObject({ sso: false, redirect: null });
  });

  it('AC-09 the mailed link of a forgotten password signs no one of its domain in', async () => {
    const { db, clock } = server.context;
    const user = { id: 'usr_reset_club', email: 'reset@club.test', password_hash: 'none' };
    await db
      .insertInto('users')
      .values({
        ...user,
        role: 'consumer',
        first_name: 'Rae',
        last_name: 'Reset',
        phone: '',
        created_at: clock.instant(),
      })
      .execute();
    const now = clock.instant();
    const expiresAt = new Date(Date.parse(now) + 60_000).toISOString();
    const token = await openReset(db, { userId: user.id, now, expiresAt });
    const browser = await server.browser();
    const page = await browser.send('GET', '/password/reset', { query: { token } });
    const csrf = /name="csrf_token" value="([^"]*)"/.exec(page.body)?.[1] ?? '';
    const password = 'by the page itself';
    const done = await browser.send('POST', '/password/reset', {
      body: new URLSearchParams({
        csrf_token: csrf,
        token,
        password,
        password_confirmation: password,
      }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-csrf-token': '' },
    });
    expect([done.statusCode, done.headers.location]).toEqual([303, '/password/done']);
    expect((await session(browser)).user).toBeNull();
  });

  it('signs in users of its domain, including staff, and no one of another domain', async () => {
    await server.context.db
      .insertInto('users')
      .values({
        id: 'usr_staff_club',
        email: 'boss@club.test',
        password_hash: 'none',
        first_name: 'B',
        last_name: 'C',
        phone: '',
        role: 'admin',
        club_id: null,
        terms_version: null,
        terms_accepted_at: null,
        created_at: server.context.clock.instant(),
      })
      .execute();
    const browser = await server.browser();
    await server.signInThere(browser, person({ email: 'boss@club.test' }), 'club');
    expect((await session(browser)).role).toBe('admin');
    const stranger = await server.browser();
    expect((await server.signInThere(stranger, person(), 'club')).statusCode).toBe(403);
  });

  it('single sign-on is the only sign-in method for its domain', async () => {
    const browser = await server.browser();
    const sent = await server.signInThere(browser, person({ email: 'someone@club.test' }));
    expect(sent.headers.location).toBe('/users/auth/club');
    expect((await session(browser)).role).toBe('guest');
  });

  it('AC-09 remains the only sign-in method for an account that used another provider before', async () => {
    const visitor = person();
    await server.signInThere(await server.browser(), visitor);
    await server.context.db
      .updateTable('users')
      .set({ email: 'early@club.test' })
      .where('email', '=', String(visitor.email))
      .execute();
    const browser = await server.browser();
    for (const email of [visitor.email, undefined]) {
      const sent = await server.signInThere(browser, { ...visitor, email });
      expect(sent.headers.location).toBe('/users/auth/club');
      expect((await session(browser)).role).toBe('guest');
    }
  });
});
