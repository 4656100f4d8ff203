import { startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { laterEachTest } from '../testing/later-each-test.ts';
import { callbackOf, comeBack, startProviderServer } from '../testing/provider-server.ts';
import { person } from '../testing/visitor.ts';

const server = startPerFile(startProviderServer);
laterEachTest(server);

const session = async (browser: Browser) => (await browser.send('GET', '/api/v6/session')).json();
const register = async (email: string, password = 'a good long one') =>
  (await server.browser()).send('POST', '/users', {
    body: {
      user: {
        first_name: 'Mallory',
        last_name: 'Lane',
        email,
        password,
        password_confirmation: password,
        terms: true,
      },
    },
  });

describe('social sign-in', () => {
  it('EP-46 EP-47 AC-14 EN-31 opens an account, asks for phone and terms, and recognizes the person next time', async () => {
    const [browser, visitor] = [await server.browser(), person()];
    const cookie = browser.cookie;
    const done = await server.signInThere(browser, visitor);
    expect([done.statusCode, done.headers.location]).toEqual([302, '/ship']);
    expect(browser.cookie).not.toBe(cookie);
    const signed = await session(browser);
    expect(signed).toMatchObject({
      role: 'consumer',
      accepted_terms: false,
      social_user: true,
      complete_social_user: false,
      user: { email: visitor.email, first_name: 'Robin', last_name: 'Lane', phone: '' },
    });
    browser.csrf = signed.csrf_token;
    const wanted = await browser.send('GET', '/users/is_terms_accepted_via_fb');
    expect(wanted.json().phone_and_tnc).toEqual({ phone: true, terms: true });
    await browser.send('GET', '/users/ask_phone_and_tnc', {
      query: { phone: '+1 212 555 0100', terms: 'true' },
    });
    const again = await server.browser();
    await server.signInThere(again, { ...visitor, email: 'moved@example.test' });
    expect(await session(again)).toMatchObject({
      accepted_terms: true,
      complete_social_user: true,
      user: { id: signed.user.id },
    });
  });

  it('begins an authorization code flow with PKCE, state and nonce, and stores no state in plain text', async () => {
    const browser = await server.browser();
    const begun = await server.start(browser);
    const url = new URL(String(begun.headers.location));
    expect(url.origin).toBe(server.provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: callbackOf('social'),
      scope: 'openid email profile',
    });
    const flows = JSON.stringify(await server.context.db.selectFrom('sign_in_flows').selectAll().execute());
    expect(flows).not.toContain(url.searchParams.get('state'));
  });

  it('links an account of the same mail when the provider has verified it', async () => {
    const visitor = person();
    const { user_id } = (await register(String(visitor.email))).json();
    const browser = await server.browser();
    await server.signInThere(browser, { ...visitor, email: String(visitor.email).toUpperCase() });
    expect((await session(browser)).user.id).toBe(user_id);
  });

  it('ends the access of a stranger who opened the account before its owner', async () => {
    const visitor = person();
    const mail = String(visitor.email);
    await register(mail);
    const mallory = await server.browser();
    await mallory.send('POST', '/sessions', { body: { user: { email: mail, password: 'a good long one' } } });
    expect((await session(mallory)).role).toBe('consumer');
    await server.signInThere(await server.browser(), visitor);
    expect((await mallory.send('GET', '/api/v6/profile')).statusCode).toBe(401);
    const again = await mallory.send('POST', '/sessions', {
      body: { user: { email: mail, password: 'a good long one' } },
    });
    expect([401, 200]).toContain(again.statusCode);
    expect(again.json().success).not.toBe(true);
  });

  it('accepts a verified flag that the provider sends as text', async () => {
    const browser = await server.browser();
    await server.signInThere(browser, person({ email_verified: 'true' }));
    expect((await session(browser)).role).toBe('consumer');
  });

  it.each([
    { email_verified: false },
    { email_verified: 'false' },
    { email_verified: undefined },
    { email: undefined },
  ])('neither links nor opens an account for %j', async (change) => {
    const mail = String(person().email);
    await register(mail);
    const browser = await server.browser();
    const refused = await server.signInThere(browser, person({ email: mail, ...change }));
    expect(refused.statusCode).toBe(403);
    expect((await session(browser)).role).toBe('guest');
  });

  it('a provider does not sign staff in', async () => {
    const browser = await server.browser();
    expect((await server.signInThere(browser, person({ email: 'admin@demo.test' }))).statusCode).toBe(403);
    expect((await session(browser)).role).toBe('guest');
  });

  it('accepts a callback once, from the browser that began the flow, within ten minutes', async () => {
    const [mine, other] = [await server.browser(), await server.browser()];
    const url = await server.toCallback(mine, person());
    expect((await comeBack(other, url)).statusCode).toBe(403);
    const changed = new URL(url);
    changed.searchParams.set('state', 'x'.repeat(43));
    expect((await comeBack(mine, changed)).statusCode).toBe(403);
    expect((await comeBack(mine, url)).statusCode).toBe(302);
    expect((await comeBack(mine, url)).statusCode).toBe(403);
    const late = await server.toCallback(other, person());
    server.moveClock(new Date(server.context.clock.now() + 11 * 60_000).toISOString());
    expect((await comeBack(other, late)).statusCode).toBe(403);
  });

  it('refuses a code that was issued for another flow', async () => {
    const [mine, thief] = [await server.browser(), await server.browser()];
    const [victims, thiefs] = [
      await server.toCallback(mine, person()),
      await server.toCallback(thief, person()),
    ];
    thiefs.searchParams.set('code', victims.searchParams.get('code') ?? '');
    expect((await comeBack(thief, thiefs)).statusCode).toBe(403);
    expect((await session(thief)).role).toBe('guest');
  });

  it('shows an error when the person cancels or the provider cannot be reached', async () => {
    const browser = await server.browser();
    const turned = await server.signInThere(browser, null);
    expect([turned.statusCode, turned.body.includes('You didn’t finish signing in')]).toEqual([403, true]);
    expect((await server.start(browser, 'gone')).statusCode).toBe(503);
    expect(server.logs.join('')).not.toMatch(/code=|example\.test/);
  });

  it('a provider is offered at its own brand only, and only while it is enabled', async () => {
    const browser = await server.browser();
    for (const id of ['ski-only', 'off', 'none', '..'])
      expect((await server.start(browser, id)).statusCode).toBe(404);
    const { providers } = (await browser.send('GET', '/api/v6/sign_in_providers')).json();
    expect(providers.map(({ start: path }: { start: string }) => path)).toEqual([
      '/users/auth/social',
      '/users/auth/gone',
    ]);
  });

  it.each([
    ['/payments/receipt?order_id=x', '/payments/receipt?order_id=x'],
    ['//evil.test', '/ship'],
    ['https://evil.test/ship', '/ship'],
  ])('continues from the return path %s to %s (attack 27)', async (return_to, location) => {
    const browser = await server.browser();
    const done = await server.signInThere(browser, person(), 'social', { return_to });
    expect(done.headers.location).toBe(location);
  });
});
