import type { Browser } from '../../../testing/test-app.ts';
import { type AccountServer, startAccountServer } from '../testing/account-server.ts';
import { newDayEachTest } from '../testing/new-day-each-test.ts';

const server = {} as AccountServer;
beforeAll(async () => Object.assign(server, await startAccountServer({ TRUST_PROXY: '1' })));
afterAll(() => server.close());
newDayEachTest({ moveClock: (instant) => server.moveClock(instant) });

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const from = (ip: string, agent: string) => ({ 'x-forwarded-for': ip, 'user-agent': agent });

async function signedInFrom(ip: string, agent: string, name = 'admin'): Promise<Browser> {
  const browser = await server.browser();
  const user = { email: `${name}@demo.test`, password: 'Sendahead-demo-1' };
  const answer = await browser.send('POST', '/sessions.json', { body: { user }, headers: from(ip, agent) });
  browser.csrf = answer.json().akt;
  return browser;
}
const roleOf = async (browser: Browser, ip: string, agent: string): Promise<string> =>
  (await browser.send('GET', '/api/v6/session', { headers: from(ip, agent) })).json().role;
const here = '203.0.113.7';

describe('the session of staff', () => {
  it.each([
    ['admin', 'guest'],
    ['customer', 'consumer'],
  ])('a session of %s is %s after twelve hours', async (name, role) => {
    const browser = await signedInFrom(here, chrome, name);
    const start = server.context.clock.now();
    const at = async (hours: number) => {
      server.moveClock(new Date(start + hours * 3_600_000).toISOString());
      return roleOf(browser, here, chrome);
    };
    expect(await at(11.9)).toBe(name === 'admin' ? 'admin' : 'consumer');
    expect(await at(12.1)).toBe(role);
  });

  it('attack 77: a session ends when both its network and its device change', async () => {
    const admin = await signedInFrom(here, chrome);
    expect(await roleOf(admin, '203.0.113.200', safari)).toBe('admin');
    expect(await roleOf(admin, '198.51.100.7', chrome)).toBe('admin');
    expect(await roleOf(admin, '198.51.100.7', safari)).toBe('guest');
    const { cookie } = admin;
    const back = await server.browser();
    back.cookie = cookie;
    expect(await roleOf(back, here, chrome)).toBe('guest');
    const noted = await server.context.db
      .selectFrom('audit_events')
      .select('user_id')
      .where('kind', '=', 'session.moved')
      .execute();
    expect(noted).toEqual([{ user_id: 'usr_demo_admin' }]);
  });

  it("attack 77: a customer's session survives travel", async () => {
    const customer = await signedInFrom(here, chrome, 'customer');
    expect(await roleOf(customer, '198.51.100.7', safari)).toBe('consumer');
  });

  it('a staff sign-in on a new device sends a notice by mail; a known device or a customer sends none', async () => {
    server.posted.length = 0;
    const browser = await server.browser();
    const user = { email: 'adminplus@demo.test', password: 'Sendahead-demo-1' };
    const first = await browser.send('POST', '/sessions.json', {
      body: { user },
      headers: from(here, chrome),
    });
    const mail = await server.nextMail('adminplus@demo.test', 'new sign-in to your account');
    expect(mail.text).toContain('Chrome on Windows');
    const device = first.cookies.find(({ name }) => name === 'device');
    const again = await server.browser();
    await again.send('POST', '/sessions.json', {
      body: { user },
      headers: { ...from(here, chrome), cookie: `${again.cookie}; device=${device?.value}` },
    });
    await signedInFrom(here, chrome, 'customer');
    const { count } = await server.context.db
      .selectFrom('audit_events')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('kind', '=', 'sign_in.new_device')
      .where('user_id', '!=', 'usr_demo_admin')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });
});
