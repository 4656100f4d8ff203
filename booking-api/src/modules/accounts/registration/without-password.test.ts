import { startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { startAccountServer } from '../testing/account-server.ts';
import { createAuthenticator } from '../testing/authenticator.ts';
import { newDayEachTest } from '../testing/new-day-each-test.ts';

const server = startPerFile(startAccountServer);
newDayEachTest(server);

const site = { rpId: 'golf.localhost', origin: 'http://golf.localhost:4000' };
const person = (email: string) => ({ first_name: 'Robin', last_name: 'Lane', email, terms: true });
const post = (browser: Browser, path: string, body: object) => browser.send('POST', path, { body });
const register = (browser: Browser, user: object) => post(browser, '/users', { user });
const begin = async (browser: Browser, email: string) =>
  (await post(browser, '/api/v6/registrations/passkey/options', { user: person(email) })).json();
const finish = (browser: Browser, email: string, credential: object) =>
  post(browser, '/api/v6/registrations/passkey', { user: person(email), credential });
const role = async (browser: Browser) => (await browser.send('GET', '/api/v6/session')).json().role;
const exists = async (email: string) =>
  (await server.context.db.selectFrom('users').select('id').where('email', '=', email).execute()).length > 0;
async function enterByCode(browser: Browser, email: string) {
  await post(browser, '/api/v6/sign_in_codes', { email });
  const { text } = await server.nextMail(email, 'your sign-in code');
  return (
    await post(browser, '/api/v6/sign_in_codes/use', { code: /code is (\d{6})\./.exec(text)?.[1] ?? '' })
  ).json();
}
/** A user who opened an account with a passkey, and their device. */
async function opened(email: string) {
  const browser = await server.browser();
  const device = createAuthenticator();
  const { challenge } = (await begin(browser, email)).options;
  const answer = (await finish(browser, email, device.make({ ...site, challenge }))).json();
  browser.csrf = answer.login?.akt ?? browser.csrf;
  return { browser, device, answer };
}
async function passkeySignIn(device: ReturnType<typeof createAuthenticator>) {
  const elsewhere = await server.browser();
  const { challenge } = (await post(elsewhere, '/api/v6/passkeys/sign_in/options', {})).json();
  return post(elsewhere, '/api/v6/passkeys/sign_in', { credential: device.sign({ ...site, challenge }) });
}

describe('an account without a password', () => {
  it('MD-14 a code opens the account: no one signs in before the mail is read, and its code proves the address', async () => {
    const email = 'code@lane.test';
    const browser = await server.browser();
    expect((await register(browser, { ...person(email), by_code: true })).json().success).toBe(true);
    expect(await role(browser)).toBe('guest');
    const guess = await post(browser, '/sessions.json', { user: { email, password: '' } });
    expect(guess.json().success).not.toBe(true);
    const login = await enterByCode(browser, email);
    expect([login.success, login.accepted_terms, login.password_ended]).toEqual([true, true, undefined]);
    expect((await browser.send('GET', '/api/v6/profile')).json().has_password).toBe(false);
    expect(server.posted.filter(({ to }) => to.address === email)).toEqual([]);
  });

  it('VL-28 opens an account without a password only when a code is chosen', async () => {
    const { errors } = (await register(await server.browser(), person('none@lane.test'))).json();
    expect(errors.password).toEqual(['Please enter your password']);
    expect(await exists('none@lane.test')).toBe(false);
  });

  it('MD-14 a passkey opens the account, and signs in at that moment and elsewhere', async () => {
    const { browser, device, answer } = await opened('passkey@lane.test');
    expect(answer).toMatchObject({ login: { success: true, email: 'passkey@lane.test' }, errors: {} });
    expect(await role(browser)).toBe('consumer');
    expect((await passkeySignIn(device)).json().success).toBe(true);
  });

  it('VL-45, VL-47 reports a taken email and missing terms before asking the device', async () => {
    const browser = await server.browser();
    expect(await begin(browser, 'customer@demo.test')).toEqual({
      options: null,
      errors: { email: ['Is already taken'] },
    });
    const user = { ...person('terms@lane.test'), terms: false };
    const asked = await post(browser, '/api/v6/registrations/passkey/options', { user });
    expect(Object.keys(asked.json().errors)).toEqual(['terms']);
  });

  it('attack 119: a challenge of another session or purpose, a used one and a taken email open no account', async () => {
    const email = 'attack@lane.test';
    const device = createAuthenticator();
    const { challenge } = (await begin(await server.browser(), email)).options;
    const made = device.make({ ...site, challenge });
    const stranger = await server.browser();
    expect((await finish(stranger, email, made)).json().code).toBe('passkey_not_valid');
    const own = await server.browser();
    await own.startOver('customer');
    const added = (await post(own, '/api/v6/passkeys/options', {})).json();
    const other = device.make({ ...site, challenge: added.challenge });
    expect((await finish(own, email, other)).json().code).toBe('passkey_not_valid');
    expect(await exists(email)).toBe(false);
    const taking = await server.browser();
    const { options } = await begin(taking, email);
    const credential = createAuthenticator().make({ ...site, challenge: options.challenge });
    const answer = (await finish(taking, 'customer@demo.test', credential)).json();
    expect([answer.login, answer.errors]).toEqual([null, { email: ['Is already taken'] }]);
    expect((await finish(taking, email, credential)).json().code).toBe('passkey_not_valid');
    expect(await role(taking)).toBe('guest');
  });

  it('attack 120: when the owner of an email enters, the passkey of a stranger who opened the account ends', async () => {
    const { browser, device } = await opened('victim@lane.test');
    await server.nextMail('victim@lane.test', 'confirm your email');
    const login = await enterByCode(await server.browser(), 'victim@lane.test');
    expect([login.success, login.password_ended]).toEqual([true, true]);
    expect((await passkeySignIn(device)).json().code).toBe('passkey_not_valid');
    expect(await role(browser)).toBe('guest');
    const { device: second } = await opened('reset@lane.test');
    const { text } = await (async () => {
      await post(await server.browser(), '/api/v6/password/forgotten', { email: 'reset@lane.test' });
      return server.nextMail('reset@lane.test', 'set a new password');
    })();
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
    const password = 'a good long one';
    await post(await server.browser(), '/api/v6/password/reset', {
      token,
      password,
      password_confirmation: password,
    });
    expect((await passkeySignIn(second)).json().code).toBe('passkey_not_valid');
  });
});
