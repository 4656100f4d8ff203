import type { Browser } from '../../../testing/test-app.ts';
import { type AccountServer, startAccountServer } from '../testing/account-server.ts';
import { createAuthenticator } from '../testing/authenticator.ts';
import { addApp, codeOf, wrongCodeOf } from '../testing/authenticator-app.ts';
import { newDayEachTest } from '../testing/new-day-each-test.ts';

const [required, offered] = [{} as AccountServer, {} as AccountServer];
beforeAll(async () => {
  Object.assign(required, await startAccountServer({ STAFF_SECOND_FACTOR: 'required' }));
  Object.assign(offered, await startAccountServer());
});
afterAll(async () => {
  await required.close();
  await offered.close();
});
newDayEachTest({
  moveClock: (instant) => {
    required.moveClock(instant);
    offered.moveClock(instant);
  },
});

const post = async (browser: Browser, path: string, body: object = {}) =>
  browser.send('POST', `/api/v6/second_factor${path}`, { body });
const said = async (answer: ReturnType<typeof post>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json().code];
};
const forget = async ({ context: { db } }: AccountServer): Promise<void> => {
  await db.deleteFrom('authenticators').execute();
  await db.deleteFrom('passkeys').execute();
};
beforeEach(() => Promise.all([forget(required), forget(offered)]));
const signedIn = async (server: AccountServer, name: string): Promise<Browser> => {
  const browser = await server.browser();
  await browser.startOver(name);
  return browser;
};
const later = (server: AccountServer, seconds: number) =>
  server.moveClock(new Date(server.context.clock.now() + seconds * 1000).toISOString());

describe('adding an authenticator app', () => {
  it.each(['admin', 'adminplus', 'carrieradmin'])(
    '%s must add an app at the first sign-in if so configured, and then continues into the account',
    async (name) => {
      const browser = await required.browser();
      const first = await browser.signIn(name);
      expect(first.json()).toMatchObject({ success: false, second_factor: 'enrolment' });
      const { secret, uri } = (await post(browser, '/authenticator/options')).json();
      expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=/);
      const kept = (await post(browser, '/authenticator', { code: codeOf(required, secret) })).json();
      expect([kept.recovery_codes.length, kept.login.success]).toEqual([10, true]);
      browser.csrf = kept.login.akt;
      expect((await browser.send('GET', '/api/v6/second_factor')).json()).toMatchObject({
        required: true,
        since: required.context.clock.instant(),
        recovery_codes_left: 10,
      });
      await required.nextMail(`${name}@demo.test`, 'two-step sign-in is on');
    },
  );

  it('adding an authenticator app is not required of customers and club users, nor of anyone when it is only offered', async () => {
    for (const [server, name] of [
      [required, 'customer'],
      [required, 'pro'],
      [offered, 'admin'],
    ] as const)
      expect((await (await server.browser()).signIn(name)).json()).toMatchObject({ success: true });
  });

  it('adding an authenticator app is available to a signed-in staff or club user, whose sign-ins require its code from then on', async () => {
    const pro = await signedIn(offered, 'pro');
    expect((await pro.send('GET', '/api/v6/second_factor')).json()).toEqual({
      offered: true,
      required: false,
      since: null,
      recovery_codes_left: 0,
    });
    await addApp(offered, pro);
    expect((await (await offered.browser()).signIn('pro')).json()).toMatchObject({ second_factor: 'code' });
    expect((await post(pro, '/authenticator/remove')).statusCode).toBe(200);
    await offered.nextMail('pro@demo.test', 'two-step sign-in is off');
    expect((await (await offered.browser()).signIn('pro')).json()).toMatchObject({ success: true });
    const customer = await signedIn(offered, 'customer');
    expect(await said(post(customer, '/authenticator/options'))).toEqual([403, 'second_factor_not_offered']);
  });

  it('attack 76: adding an authenticator app is refused without the correct code, and without a first factor', async () => {
    const admin = await signedIn(offered, 'admin');
    const { secret } = (await post(admin, '/authenticator/options')).json();
    const answer = await said(post(admin, '/authenticator', { code: wrongCodeOf(offered, secret) }));
    expect(answer).toEqual([422, 'second_factor_wrong']);
    expect((await post(admin, '/authenticator', { code: codeOf(offered, secret) })).statusCode).toBe(200);
    const guest = await offered.browser();
    expect(await said(post(guest, '/authenticator/options'))).toEqual([422, 'sign_in_step_over']);
    const withApp = await offered.browser();
    await withApp.signIn('admin');
    expect(await said(post(withApp, '/authenticator/options'))).toEqual([422, 'sign_in_step_over']);
  });

  it('attack 76: a caller who only knows the password cannot replace an app added in the meantime', async () => {
    const thief = await required.browser();
    await thief.signIn('admin');
    const shown = (await post(thief, '/authenticator/options')).json();
    const admin = await required.browser();
    await admin.signIn('admin');
    const own = (await post(admin, '/authenticator/options')).json();
    expect((await post(admin, '/authenticator', { code: codeOf(required, own.secret) })).statusCode).toBe(
      200,
    );
    expect(await said(post(thief, '/authenticator', { code: codeOf(required, shown.secret) }))).toEqual([
      422,
      'sign_in_step_over',
    ]);
    later(required, 60);
    const next = await required.browser();
    await next.signIn('admin');
    const code = codeOf(required, own.secret);
    const entered = await next.send('POST', '/api/v6/sessions/second_factor', { body: { code } });
    expect(entered.statusCode).toBe(200);
  });

  it('attack 76: an account with a passkey must use it, and cannot add an app with the password alone', async () => {
    const device = createAuthenticator();
    await required.context.db
      .insertInto('passkeys')
      .values({
        id: device.make({ rpId: 'golf.localhost', origin: 'http://golf.localhost:4000', challenge: 'x' }).id,
        user_id: 'usr_demo_admin',
        user_handle: 'h',
        rp_id: 'golf.localhost',
        public_key: Buffer.from('k'),
        sign_count: 0,
        name: 'Passkey',
        created_at: required.context.clock.instant(),
      })
      .execute();
    const browser = await required.browser();
    expect((await browser.signIn('admin')).json()).toMatchObject({
      success: false,
      second_factor: 'passkey',
    });
    expect(await said(post(browser, '/authenticator/options'))).toEqual([422, 'sign_in_step_over']);
  });

  it('attack 76: someone at an unattended page adds and removes nothing without the password', async () => {
    const admin = await signedIn(offered, 'admin');
    await addApp(offered, admin);
    later(offered, 601);
    for (const path of ['/authenticator/options', '/authenticator/remove', '/recovery_codes'])
      expect(await said(post(admin, path))).toEqual([422, 'password_wrong']);
    const renewed = await post(admin, '/recovery_codes', { current_password: 'Sendahead-demo-1' });
    expect(renewed.json().recovery_codes).toHaveLength(10);
  });

  it('staff cannot remove a required app', async () => {
    const browser = await required.browser();
    await browser.signIn('admin');
    const { secret } = (await post(browser, '/authenticator/options')).json();
    const kept = (await post(browser, '/authenticator', { code: codeOf(required, secret) })).json();
    browser.csrf = kept.login.akt;
    expect(await said(post(browser, '/authenticator/remove'))).toEqual([403, 'second_factor_required']);
  });

  it('ends the other sessions of the account', async () => {
    const [elsewhere, admin] = [await signedIn(offered, 'admin'), await signedIn(offered, 'admin')];
    await addApp(offered, admin);
    expect((await elsewhere.send('GET', '/api/v6/session')).json().role).toBe('guest');
    expect((await admin.send('GET', '/api/v6/session')).json().role).toBe('admin');
  });
});
