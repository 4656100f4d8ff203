import type { Browser } from '../../../testing/test-app.ts';
import { type AccountServer, startAccountServer } from '../testing/account-server.ts';
import { createAuthenticator } from '../testing/authenticator.ts';
import { newDayEachTest } from '../testing/new-day-each-test.ts';

const server = {} as AccountServer;
beforeAll(async () => Object.assign(server, await startAccountServer()));
afterAll(() => server.close());
newDayEachTest({ moveClock: (instant) => server.moveClock(instant) });

const site = { rpId: 'golf.localhost', origin: 'http://golf.localhost:4000' };
const post = async (browser: Browser, path: string, body: unknown) =>
  browser.send('POST', `/api/v6/passkeys${path}`, { body });
const signedIn = async (name = 'customer') => {
  const browser = await server.browser();
  await browser.startOver(name);
  return browser;
};

/** A signed-in user with a device that has their passkey. */
async function withPasskey(name = 'customer') {
  const browser = await signedIn(name);
  const device = createAuthenticator();
  const { challenge } = (await post(browser, '/options', {})).json();
  const added = await post(browser, '', { credential: device.make({ ...site, challenge }) });
  expect(added.statusCode).toBe(200);
  return { browser, device, passkey: added.json() };
}
async function challengeOf(browser: Browser): Promise<string> {
  return (await post(browser, '/sign_in/options', {})).json().challenge;
}
const refused = async (answer: Promise<{ statusCode: number; json(): { code: string } }>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json().code];
};
const notValid = [422, 'passkey_not_valid'];
const passkeysIn = async (browser: Browser): Promise<{ id: string }[]> =>
  (await browser.send('GET', '/api/v6/passkeys')).json().passkeys;

describe('a passkey', () => {
  it('a signed-in user makes a passkey, which signs them in elsewhere without a mail or password', async () => {
    const { device, passkey } = await withPasskey();
    expect(passkey.last_used_at).toBeNull();
    const elsewhere = await server.browser();
    const challenge = await challengeOf(elsewhere);
    const answer = (
      await post(elsewhere, '/sign_in', { credential: device.sign({ ...site, challenge }) })
    ).json();
    expect([answer.success, answer.email]).toEqual([true, 'customer@demo.test']);
    elsewhere.csrf = answer.akt;
    const [kept] = (await elsewhere.send('GET', '/api/v6/passkeys')).json().passkeys;
    expect([kept.id, kept.last_used_at]).toEqual([passkey.id, server.context.clock.instant()]);
  });

  it('attack 62: a passkey is refused with an old challenge, for another session or site, or with another key', async () => {
    const { device } = await withPasskey();
    const elsewhere = await server.browser();
    const challenge = await challengeOf(elsewhere);
    const signed = device.sign({ ...site, challenge });
    expect(await refused(post(await server.browser(), '/sign_in', { credential: signed }))).toEqual(notValid);
    const ofSite = { ...site, origin: 'http://golf.localhost.evil.test' };
    expect(
      await refused(post(elsewhere, '/sign_in', { credential: device.sign({ ...ofSite, challenge }) })),
    ).toEqual(notValid);
    // The previous try used the challenge up, right or wrong.
    expect(await refused(post(elsewhere, '/sign_in', { credential: signed }))).toEqual(notValid);
    const next = await challengeOf(elsewhere);
    const other = createAuthenticator().sign({ ...site, challenge: next });
    const forged = { ...other, id: signed.id, rawId: signed.rawId };
    expect(await refused(post(elsewhere, '/sign_in', { credential: forged }))).toEqual(notValid);
  });

  it('attack 62: a challenge expires after five minutes, and is useless at another brand’s host', async () => {
    const { device } = await withPasskey();
    const late = await server.browser();
    const challenge = await challengeOf(late);
    server.moveClock(new Date(server.context.clock.now() + 5 * 60_000 + 1).toISOString());
    expect(
      await refused(post(late, '/sign_in', { credential: device.sign({ ...site, challenge }) })),
    ).toEqual(notValid);
    const ski = await server.browser('ski.localhost:4000');
    const atSki = {
      rpId: 'ski.localhost',
      origin: 'http://ski.localhost:4000',
      challenge: await challengeOf(ski),
    };
    expect(await refused(post(ski, '/sign_in', { credential: device.sign(atSki) }))).toEqual(notValid);
  });

  it('attack 62: requires the password when the sign-in is older than ten minutes', async () => {
    const browser = await signedIn();
    server.moveClock(new Date(server.context.clock.now() + 10 * 60_000 + 1).toISOString());
    expect(await refused(post(browser, '/options', {}))).toEqual([422, 'password_wrong']);
    expect(await refused(post(browser, '/options', { current_password: 'another one 123' }))).toEqual([
      422,
      'password_wrong',
    ]);
    const answer = await post(browser, '/options', { current_password: 'Sendahead-demo-1' });
    expect(answer.statusCode).toBe(200);
  });

  it('only its owner removes a passkey', async () => {
    const { browser, device, passkey } = await withPasskey();
    const stranger = await signedIn('pro');
    const remove = (by: Browser) => by.send('DELETE', `/api/v6/passkeys/${passkey.id}`);
    expect((await remove(stranger)).statusCode).toBe(404);
    expect((await passkeysIn(browser)).map(({ id }) => id)).toContain(passkey.id);
    expect((await remove(browser)).statusCode).toBe(200);
    const elsewhere = await server.browser();
    const credential = device.sign({ ...site, challenge: await challengeOf(elsewhere) });
    expect(await refused(post(elsewhere, '/sign_in', { credential }))).toEqual(notValid);
  });

  it('an account has at most twenty passkeys', async () => {
    const { browser } = await withPasskey('pro');
    const { db, clock } = server.context;
    const [first] = await db.selectFrom('passkeys').selectAll().where('name', 'is not', null).execute();
    if (!first) throw new Error('no passkey was kept');
    const owner = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'pro@demo.test')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('passkeys')
      .values(
        Array.from({ length: 19 }, (_, at) => ({
          ...first,
          id: `filler-${at}`,
          user_id: owner.id,
          created_at: clock.instant(),
        })),
      )
      .execute();
    expect(await refused(post(browser, '/options', {}))).toEqual([409, 'passkeys_full']);
  });
});
