import { hashSecret } from '../../../platform/security/secrets.ts';
import { type AccountServer, startAccountServer } from '../testing/account-server.ts';
import { newDayEachTest } from '../testing/new-day-each-test.ts';
import { golf, opened, signInAtSki, ski, WalkingBrowser, wanted } from '../testing/walking-browser.ts';

const server = {} as AccountServer;
beforeAll(async () => Object.assign(server, await startAccountServer({}, { pages: true })));
afterAll(() => server.close());
newDayEachTest({ moveClock: (instant) => server.moveClock(instant) });

const later = (seconds: number) =>
  server.moveClock(new Date(server.context.clock.now() + seconds * 1000).toISOString());
const atGolf = (name = 'admin') => new WalkingBrowser(server).signIn(golf, name);
const sessionAt = async (browser: WalkingBrowser, origin: string) =>
  server.context.db
    .selectFrom('sessions')
    .selectAll()
    .where('id_hash', '=', hashSecret(browser.jar(origin).get('session') ?? ''))
    .executeTakeFirst();

describe('a session of staff that continues at another brand', () => {
  it.each(['admin', 'adminplus', 'carrieradmin'])(
    'AC-22 %s of golf opens a page of ski without another sign-in',
    async (name) => {
      const browser = await atGolf(name);
      const walk = await browser.walk(opened());
      expect(walk.at(-1)).toBe(`${ski}${wanted}`);
      expect(await browser.roleAt(ski)).toBe(await browser.roleAt(golf));
      // What staff entered after # stays: no address on the way names a fragment.
      expect(walk.filter((address) => address.includes('#'))).toEqual([]);
    },
  );

  it('AC-22 a takeover continues, and so does a second brand from the first one', async () => {
    const browser = await atGolf();
    const walk = await browser.walk(opened('golf', '/ship?takeover_id=tko_1'));
    expect(walk.at(-1)).toBe(`${ski}/ship?takeover_id=tko_1#`);
    const further = `${opened('ski').replace(ski, 'http://cruise.localhost:4000')}`;
    expect((await browser.walk(further)).at(-1)).toBe(`http://cruise.localhost:4000${wanted}`);
  });

  it('AC-23 without a session at golf, ski asks for the sign-in and keeps what was opened', async () => {
    const walk = await new WalkingBrowser(server).walk(opened());
    expect(walk.at(-1)).toBe(signInAtSki);
    expect(walk).toHaveLength(3);
  });

  it.each(['nobody', 'ski', '', 'evil.test', 'golf.localhost:4000@evil.test', '__proto__'])(
    'AC-23 with %j as the brand to come from, ski asks for the sign-in itself',
    async (from) => {
      const browser = await atGolf();
      const { to } = await browser.get(opened(from));
      expect(to).toMatch(`${ski}/account?login_flag=1`);
      expect(browser.jar(ski).has('handover')).toBe(false);
    },
  );

  it('AC-24 the session has a fresh id, the age and the end of the one at golf, and its own token', async () => {
    const browser = await atGolf();
    await browser.get(`${ski}/api/v6/session`);
    const before = browser.jar(ski).get('session');
    later(3600);
    await browser.walk(opened());
    const [there, here] = [await sessionAt(browser, golf), await sessionAt(browser, ski)];
    expect(browser.jar(ski).get('session')).not.toBe(before);
    expect(here?.id_hash.equals(there?.id_hash ?? Buffer.alloc(0))).toBe(false);
    expect(here?.derived_from?.equals(there?.id_hash ?? Buffer.alloc(0))).toBe(true);
    const carried = ['user_id', 'created_at', 'expires_at', 'device', 'network'] as const;
    for (const name of carried) expect(here?.[name]).toEqual(there?.[name]);
    expect(here?.user_token_hash).toBeNull();
  });

  it('AC-24 nobody changes how the account signs in by a handover of an old session without the password', async () => {
    const browser = await atGolf();
    later(3600);
    await browser.walk(opened());
    const asked = await browser.call('POST', `${ski}/api/v6/second_factor/authenticator/options`, {});
    expect([asked.statusCode, asked.json().code]).toEqual([422, 'password_wrong']);
  });

  it('AC-25 signing out at golf ends the session at ski; signing out at ski leaves golf signed in', async () => {
    const browser = await atGolf();
    await browser.walk(opened());
    await browser.call('DELETE', `${ski}/api/v6/session`);
    expect([await browser.roleAt(ski), await browser.roleAt(golf)]).toEqual(['guest', 'admin']);
    await browser.walk(opened());
    expect(await browser.roleAt(ski)).toBe('admin');
    await browser.call('DELETE', `${golf}/api/v6/session`);
    expect([await browser.roleAt(ski), await browser.roleAt(golf)]).toEqual(['guest', 'guest']);
  });

  it('AC-25 signing out everywhere else ends them all, except the one where it was pressed', async () => {
    const browser = await atGolf();
    await browser.walk(opened());
    const other = await atGolf();
    await other.call('DELETE', `${golf}/api/v6/devices`);
    expect([await browser.roleAt(golf), await browser.roleAt(ski)]).toEqual(['guest', 'guest']);
    await other.walk(opened());
    await other.call('DELETE', `${ski}/api/v6/devices`);
    expect([await other.roleAt(golf), await other.roleAt(ski)]).toEqual(['guest', 'admin']);
  });

  it.each([
    ['ends every session', (plus: WalkingBrowser) => endOf(plus)],
    ['blocks the account', (plus: WalkingBrowser) => changeOf(plus, { disabled: true })],
    ['takes the role away', (plus: WalkingBrowser) => changeOf(plus, { role: 'consumer' })],
  ])('AC-25 an admin who %s ends the session at ski too', async (_, act) => {
    const browser = await atGolf('carrieradmin');
    await browser.walk(opened());
    const done = await act(await atGolf('adminplus'));
    expect(done.statusCode).toBe(200);
    expect([await browser.roleAt(golf), await browser.roleAt(ski)]).toEqual(['guest', 'guest']);
    await server.context.db
      .updateTable('users')
      .set({ disabled: false, role: 'carrier_admin' })
      .where('id', '=', 'usr_demo_carrieradmin')
      .execute();
  });

  it('AC-26 the devices, the history and an email say that the session continued from golf', async () => {
    const browser = await atGolf();
    await server.nextMail('admin@demo.test', 'new sign-in to your account');
    await browser.walk(opened());
    const mail = await server.nextMail('admin@demo.test', 'new sign-in to your account');
    expect(mail.text).toMatch(/continued from Sendahead Golf/);
    const { devices } = (await browser.call('GET', `${ski}/api/v6/devices`)).json();
    expect(devices.filter(({ present }: { present: boolean }) => present)).toMatchObject([
      { continued_from: 'Sendahead Golf', device: 'Chrome on Windows' },
    ]);
    const { entries } = (
      await browser.call('GET', `${golf}/api/v6/audit?acts=accounts&actor=usr_demo_admin`)
    ).json();
    expect(entries[0]).toMatchObject({
      actor: 'usr_demo_admin',
      act: 'staff.continued_session',
      detail: { from: 'Sendahead Golf', brand: 'Sendahead Snow' },
    });
  });
});

const endOf = (plus: WalkingBrowser) =>
  plus.call('POST', `${golf}/api/v6/console/users/usr_demo_carrieradmin/end_sessions`, { reason: 'left' });
const changeOf = (plus: WalkingBrowser, fields: object) =>
  plus.call('PATCH', `${golf}/api/v6/console/users/usr_demo_carrieradmin`, {
    fields,
    expected: 'disabled' in fields ? { disabled: false } : { role: 'carrier_admin' },
    reason: 'left',
  });
