import { hashSecret } from '../../../platform/security/secrets.ts';
import { type AccountServer, startAccountServer } from '../testing/account-server.ts';
import { newDayEachTest } from '../testing/new-day-each-test.ts';
import {
  changed,
  expectRefused,
  golf,
  opened,
  signInAtSki,
  ski,
  tokenIn,
  WalkingBrowser,
} from '../testing/walking-browser.ts';

const server = {} as AccountServer;
const env = { LOG_LEVEL: 'debug', TRUST_PROXY: '1' };
beforeAll(async () => Object.assign(server, await startAccountServer(env, { pages: true })));
afterAll(() => server.close());
newDayEachTest({ moveClock: (instant) => server.moveClock(instant) });

const later = (seconds: number) =>
  server.moveClock(new Date(server.context.clock.now() + seconds * 1000).toISOString());
const atGolf = (name = 'admin') => new WalkingBrowser(server).signIn(golf, name);
describe('attack 168 a token that was caught', () => {
  it('attack 168 opens nothing in another browser, nor afterwards in the right one', async () => {
    const browser = await atGolf();
    const address = await browser.issued();
    const thief = new WalkingBrowser(server);
    await thief.get(opened());
    await expectRefused(thief, address);
    await expectRefused(new WalkingBrowser(server), address);
    await expectRefused(browser, address);
  });

  it('attack 168 opens nothing without its state, cut, changed, or as two values', async () => {
    const browser = await atGolf();
    const address = await browser.issued();
    const token = tokenIn(address);
    const flipped = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    for (const wrong of ['', token.slice(1), flipped, `${token}A`, "' or 1=1--"]) {
      await browser.get(opened());
      await expectRefused(browser, changed(address, { token: wrong }));
    }
    await browser.get(opened());
    await expectRefused(browser, `${address}&token=${token}`);
  });

  it('attack 168 opens nothing at another brand, not even with its state', async () => {
    const browser = await atGolf();
    const address = await browser.issued();
    const cruise = 'http://cruise.localhost:4000';
    const state = browser.jar(ski).get('handover') ?? 'none';
    browser.jar(cruise).set('handover', state);
    expect((await browser.get(changed(address, {}, cruise))).to).toMatch(`${cruise}/account?`);
    expect(await browser.roleAt(cruise)).toBe('guest');
    await expectRefused(browser, address);
  });

  it('attack 168 opens one session, however often and at however many moments it is shown', async () => {
    const browser = await atGolf();
    const address = await browser.issued();
    const jar = browser.jar(ski);
    const copies = Array.from({ length: 5 }, () => {
      const copy = new WalkingBrowser(server);
      for (const [name, value] of jar) copy.jar(ski).set(name, value);
      return copy;
    });
    const answers = await Promise.all(copies.map((copy) => copy.get(address)));
    expect(answers.filter(({ to }) => to !== signInAtSki)).toHaveLength(1);
    expect((await Promise.all(copies.map((copy) => copy.roleAt(ski)))).sort()).toEqual([
      'admin',
      ...Array(4).fill('guest'),
    ]);
    await expectRefused(browser, address);
  });

  it('attack 168 opens nothing after a minute', async () => {
    const browser = await atGolf();
    const address = await browser.issued();
    later(61);
    await expectRefused(browser, address);
  });

  it.each([
    ['golf was signed out', (browser: WalkingBrowser) => browser.call('DELETE', `${golf}/api/v6/session`)],
    ['the session of golf was replaced', (browser: WalkingBrowser) => browser.signIn(golf, 'admin')],
    ['the account was blocked', () => userIs({ disabled: true })],
    ['the role was taken away', () => userIs({ role: 'consumer' })],
    ['the person became club staff', () => userIs({ role: 'pro' })],
  ])('attack 168 opens nothing after %s', async (_, act) => {
    const browser = await atGolf();
    const address = await browser.issued();
    await act(browser);
    await expectRefused(browser, address);
    await userIs({ disabled: false, role: 'admin' });
  });

  it('attack 168 opens nothing that outlives a sign-out at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const browser = await atGolf();
      const address = await browser.issued();
      const out = browser.call('DELETE', `${golf}/api/v6/session`);
      // Each round gives the sign-out a longer start.
      await new Promise((done) => setTimeout(done, round * 2));
      await Promise.all([out, browser.get(address)]);
      expect(await browser.roleAt(ski)).toBe('guest');
    }
  });

  it('attack 168 opens nothing in a browser of another kind on another network', async () => {
    const browser = await atGolf();
    const address = await browser.issued();
    const elsewhere = { 'user-agent': 'Safari', 'x-forwarded-for': '198.51.100.7' };
    await expectRefused(browser, address, elsewhere);
  });

  it('attack 168 is stored only as a hash, is in no log, and no cache or referrer keeps it', async () => {
    const browser = await atGolf();
    const asked = (await browser.get(opened())).to ?? '';
    const issued = await browser.get(asked);
    const token = tokenIn(issued.to ?? '');
    const state = browser.jar(ski).get('handover') ?? 'none';
    const redeemed = await browser.get(issued.to ?? '');
    for (const { answer } of [issued, redeemed])
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
    const row = await server.context.db
      .selectFrom('session_handovers')
      .selectAll()
      .where('token_hash', '=', hashSecret(token))
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
    const logs = server.logs.join('');
    expect(logs).toContain('/admin/continued');
    for (const secret of [token, state, hashSecret(state).toString('base64url')])
      expect(logs).not.toContain(secret);
    expect(token).toMatch(/^[\w-]{43}$/);
  });
});

const userIs = (fields: { disabled?: boolean; role?: 'admin' | 'consumer' | 'pro' }) =>
  server.context.db.updateTable('users').set(fields).where('id', '=', 'usr_demo_admin').execute();

describe('attack 169 signing a victim in as the attacker', () => {
  it('attack 169 a link with the attacker’s token signs nobody in, with or without a state', async () => {
    const attacker = await atGolf();
    const victim = new WalkingBrowser(server);
    await expectRefused(victim, await attacker.issued());
    await victim.get(opened());
    await expectRefused(victim, await attacker.issued());
  });

  it('attack 169 a token that staff got by an attacker’s link opens nothing for either', async () => {
    const [attacker, victim] = [new WalkingBrowser(server), await atGolf()];
    const lure = (await attacker.get(opened())).to ?? '';
    const address = (await victim.get(lure)).to ?? '';
    expect(tokenIn(address)).not.toBe('');
    await expectRefused(victim, address);
    await expectRefused(attacker, address);
  });

  it('attack 169 a victim who is signed in stays who they are', async () => {
    const attacker = await atGolf('adminplus');
    const victim = await new WalkingBrowser(server).signIn(ski, 'customer');
    await victim.get(await attacker.issued());
    expect(await victim.roleAt(ski)).toBe('consumer');
    const browser = await atGolf();
    const address = await browser.issued();
    await browser.signIn(ski, 'customer');
    expect((await browser.get(address)).to).toContain(`${ski}/admin/continue?`);
    expect(await browser.roleAt(ski)).toBe('consumer');
  });

  it('attack 169 the state is for this host, no script and no form of another site', async () => {
    const browser = await atGolf();
    const { answer } = await browser.get(opened());
    const cookie = answer.cookies.find(({ name }) => name === 'handover');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 120 });
    expect(cookie).not.toHaveProperty('domain');
    expect(answer.headers['cache-control']).toBe('no-store');
    const byTls = await browser.get(opened(), { 'x-forwarded-proto': 'https' });
    expect(byTls.answer.cookies.find(({ name }) => name === '__Host-handover')?.secure).toBe(true);
    await browser.walk(opened());
    expect(browser.jar(ski).has('handover')).toBe(false);
  });

  it('attack 169 a session that somebody laid in the browser before is not the one that opens', async () => {
    const attacker = new WalkingBrowser(server);
    await attacker.get(`${ski}/api/v6/session`);
    const browser = await atGolf();
    browser.jar(ski).set('session', attacker.jar(ski).get('session') ?? 'none');
    await browser.walk(opened());
    expect([await browser.roleAt(ski), await attacker.roleAt(ski)]).toEqual(['admin', 'guest']);
  });
});
