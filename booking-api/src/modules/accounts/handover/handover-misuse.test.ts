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
  wanted,
} from '../testing/walking-browser.ts';

const server = {} as AccountServer;
beforeAll(async () => Object.assign(server, await startAccountServer({ TRUST_PROXY: '1' }, { pages: true })));
afterAll(() => server.close());
newDayEachTest({ moveClock: (instant) => server.moveClock(instant) });

const atGolf = (name = 'admin') => new WalkingBrowser(server).signIn(golf, name);

describe('attack 170 handing over what may not be', () => {
  it.each(['customer', 'pro'])(
    'attack 170 ER-28 %s of golf gets no token, and signs in at ski',
    async (name) => {
      const browser = await atGolf(name);
      expect((await browser.walk(opened())).at(-1)).toBe(signInAtSki);
      const { count } = await server.context.db
        .selectFrom('session_handovers')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('user_id', '=', `usr_demo_${name}`)
        .executeTakeFirstOrThrow();
      expect(Number(count)).toBe(0);
    },
  );

  it.each(['evil.test', '//evil.test', 'golf', 'ski.localhost:4000', 'ski@evil.test', ''])(
    'attack 170 golf sends nobody to %j',
    async (brand) => {
      const browser = await atGolf();
      const asked = (await browser.get(opened())).to ?? '';
      expect((await browser.get(changed(asked, { brand }))).to).toBe(`${golf}/admin`);
    },
  );

  it.each(['https://evil.test/', '//evil.test', '/\\evil.test', '/account', '/ship\r\nset-cookie: a=b'])(
    'attack 170 ski sends nobody to %j',
    async (to) => {
      const browser = await atGolf();
      expect((await browser.walk(opened('golf', to))).at(-1)).toBe(`${ski}/admin`);
    },
  );

  it.each(['iframe', 'image', 'script', 'empty', 'frame', 'object'])(
    'attack 170 nothing is handed over in a request for %s',
    async (dest) => {
      const browser = await atGolf();
      const asked = (await browser.get(opened())).to ?? '';
      const headers = { 'sec-fetch-dest': dest };
      expect(tokenIn((await browser.get(asked, headers)).to ?? golf)).toBe('');
      const { answer, to } = await browser.get(await browser.issued(), headers);
      expect(to).toBe(signInAtSki);
      expect(answer.headers['x-frame-options']).toBe('DENY');
      expect(await browser.roleAt(ski)).toBe('guest');
      expect((await browser.get(opened(), headers)).to).toMatch(`${ski}/account`);
    },
  );

  it('attack 170 a HEAD request issues and spends nothing', async () => {
    const browser = await atGolf();
    const asked = (await browser.get(opened())).to ?? '';
    expect((await browser.get(asked, {}, 'HEAD')).to).toBeUndefined();
    const address = (await browser.get(asked)).to ?? '';
    expect((await browser.get(address, {}, 'HEAD')).to).toBeUndefined();
    expect((await browser.get(address)).to).toContain(`${ski}/admin/continue?`);
  });

  it('attack 170 a brand that is switched off takes no part', async () => {
    const browser = await atGolf();
    const set = (state: 'off' | 'open') =>
      server.context.db.updateTable('brands').set({ state }).where('slug', '=', 'ski').execute();
    const address = await browser.issued();
    await set('off');
    expect((await browser.get(opened())).to).toMatch(`${ski}/account`);
    await expectRefused(browser, address);
    await set('open');
  });

  it('attack 170 too many handovers end at the sign-in', async () => {
    const browser = await atGolf();
    browser.headers['x-forwarded-for'] = '203.0.113.9';
    for (let time = 0; time < 20; time += 1) await browser.issued();
    expect(tokenIn(await browser.issued())).toBe('');
    const other = await atGolf('adminplus');
    expect((await other.walk(opened())).at(-1)).toBe(`${ski}${wanted}`);
  });
});
