import { createHash } from 'node:crypto';
import { answersPuzzle, type Puzzle, puzzleText } from '@sendahead/shared-contracts/accounts/puzzle';
import { startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { startAccountServer } from '../testing/account-server.ts';
import { newDayEachTest } from '../testing/new-day-each-test.ts';

const server = startPerFile(startAccountServer);
newDayEachTest(server);

const customer = 'customer@demo.test';
const ask = (browser: Browser, email = customer) =>
  browser.send('POST', '/api/v6/sign_in_codes', { body: { email } });
const use = (browser: Browser, code: string) =>
  browser.send('POST', '/api/v6/sign_in_codes/use', { body: { code } });
const mailedCode = async (to = customer): Promise<string> => {
  const { text } = await server.nextMail(to, 'your sign-in code');
  return /your code is (\d{6})\./.exec(text)?.[1] ?? '';
};
async function codeFor(browser: Browser, email = customer): Promise<string> {
  expect((await ask(browser, email)).statusCode).toBe(200);
  return mailedCode(email);
}
/** Requests the customer's code from a network address. */
const askFrom = (browser: Browser, remoteAddress: string, more: object = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v6/sign_in_codes',
    remoteAddress,
    headers: {
      host: browser.host,
      cookie: browser.cookie,
      origin: `http://${browser.host}`,
      'x-csrf-token': browser.csrf,
    },
    payload: { email: customer, ...more },
  });
/** Discards the mails that are waiting. */
async function drainMails(): Promise<void> {
  for (let mail = 0; mail < 6; mail += 1) await mailedCode();
}
function solve({ id, bits }: Puzzle): number {
  for (let answer = 0; ; answer += 1)
    if (answersPuzzle(createHash('sha256').update(puzzleText(id, answer)).digest(), bits)) return answer;
}
const wrong = (right: string): string => (right === '000000' ? '000001' : '000000');
const role = async (browser: Browser) => (await browser.send('GET', '/api/v6/session')).json().role;
const isRefused = async (browser: Browser, code: string): Promise<void> => {
  const answer = await use(browser, code);
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'code_not_valid']);
};
const register = async (email: string, password: string) =>
  (await server.browser()).send('POST', '/users', {
    body: {
      user: {
        first_name: 'Robin',
        last_name: 'Lane',
        email,
        password,
        password_confirmation: password,
        terms: true,
      },
    },
  });

describe('C3 a mailed code instead of a password', () => {
  it('AC-03 AC-10 a mailed code signs in once, with a fresh session and CSRF token', async () => {
    const browser = await server.browser();
    const before = browser.cookie;
    const code = await codeFor(browser);
    const signed = (await use(browser, `${code.slice(0, 3)} ${code.slice(3)}`)).json();
    expect(signed).toMatchObject({ success: true, user: { email: customer }, akt: expect.any(String) });
    expect(browser.cookie).not.toBe(before);
    expect(await role(browser)).toBe('consumer');
    browser.csrf = signed.akt;
    await isRefused(browser, code);
  });

  it('a code is valid only in the browser that requested it, and for ten minutes (attack 59)', async () => {
    const [mine, thief] = [await server.browser(), await server.browser()];
    const code = await codeFor(mine);
    await isRefused(thief, code);
    server.moveClock(new Date(server.context.clock.now() + 11 * 60_000).toISOString());
    await isRefused(mine, code);
    expect(await role(mine)).toBe('guest');
  });

  it('a code expires after five tries, even when many arrive at the same time (attack 59)', async () => {
    const browser = await server.browser();
    const code = await codeFor(browser);
    await Promise.all(Array.from({ length: 5 }, () => use(browser, wrong(code))));
    await isRefused(browser, code);
  });

  it('of four simultaneous correct tries one signs in (attack 59)', async () => {
    const browser = await server.browser();
    const { cookie } = browser;
    const code = await codeFor(browser);
    const tries = await Promise.all(
      Array.from({ length: 4 }, () =>
        browser.send('POST', '/api/v6/sign_in_codes/use', { body: { code }, headers: { cookie } }),
      ),
    );
    expect(tries.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('attack 105: a request from another browser keeps the owner’s code valid; a newer one of the same browser ends it', async () => {
    const [mine, stranger] = [await server.browser(), await server.browser()];
    const first = await codeFor(mine);
    const second = await codeFor(mine);
    await codeFor(stranger);
    if (first !== second) await isRefused(mine, first);
    expect((await use(mine, second)).json().success).toBe(true);
  });

  it('attack 105: endless requests by strangers do not stop a known browser, or one that solves the puzzle, from getting a code', async () => {
    const owner = await server.browser();
    const signedIn = await owner.signIn('customer');
    const device = signedIn.cookies.find(({ name }) => name === 'device')?.value;
    server.moveClock(new Date(server.context.clock.now() + 3_600_000).toISOString());
    for (let at = 0; at < 8; at += 1) {
      const stranger = await server.browser();
      await askFrom(stranger, `10.7.0.${at}`);
    }
    await drainMails();
    const refused = await askFrom(await server.browser(), '10.7.1.1');
    expect([refused.statusCode, refused.json().puzzle]).toEqual([429, expect.any(Object)]);
    const known = await owner.send('POST', '/api/v6/sign_in_codes', {
      body: { email: customer },
      headers: { cookie: `${owner.cookie}; device=${device}` },
    });
    expect(known.statusCode).toBe(200);
    expect(await mailedCode()).toMatch(/^\d{6}$/);
    const working = await server.browser();
    const { puzzle } = (await askFrom(working, '10.7.1.2')).json();
    const proof = { puzzle: puzzle.id, answer: solve(puzzle) };
    expect((await askFrom(working, '10.7.1.2', { proof })).statusCode).toBe(200);
    expect((await use(working, await mailedCode())).json().success).toBe(true);
  });

  it('answers the same for an address without an account, even when a puzzle is required (attack 59)', async () => {
    const browser = await server.browser();
    const shape = async (email: string) => {
      const answer = await ask(browser, email);
      const { expires_at, puzzle, trace_id, ...rest } = answer.json();
      return [answer.statusCode, typeof expires_at, typeof puzzle, rest];
    };
    expect(await shape('nobody@example.test')).toEqual(await shape(customer));
    await isRefused(browser, wrong(await mailedCode()));
    for (let asked = 1; asked < 4; asked += 1) {
      await ask(browser, 'nobody@example.test');
      await ask(browser);
    }
    server.moveClock(new Date(server.context.clock.now() + 61_000).toISOString());
    const refused = await shape(customer);
    expect([refused[0], refused[2]]).toEqual([429, 'object']);
    expect(await shape('nobody@example.test')).toEqual(refused);
  });

  it('stores neither code nor address in plain text', async () => {
    const code = await codeFor(await server.browser());
    const stored = await server.context.db.selectFrom('sign_in_codes').selectAll().execute();
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${code}|${customer}`));
    expect(server.logs.join('')).not.toMatch(new RegExp(`\\b${code}\\b|${customer}`));
  });

  it('ends the password of a stranger who opened the account before its owner, and notifies the owner (attack 59)', async () => {
    const email = 'owner.of.mail@example.test';
    await register(email, 'a good long one');
    const browser = await server.browser();
    const code = await codeFor(browser, email);
    expect((await use(browser, code)).json()).toMatchObject({ success: true, password_ended: true });
    expect((await server.nextMail(email, 'your password was changed')).text).toContain('/password/forgot');
    const mallory = await (await server.browser()).send('POST', '/sessions', {
      body: { user: { email, password: 'a good long one' } },
    });
    expect(mallory.json().success).toBe(false);
  });

  it('of many simultaneous requests for a code only one counts in each browser (attack 59)', async () => {
    const browser = await server.browser();
    const others = await Promise.all(Array.from({ length: 3 }, () => server.browser()));
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, (_, at) => ask(browser, `nobody-${at}@example.test`)),
      ...others.map((other) => ask(other)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(9).fill(200));
    const kept = await server.context.db
      .selectFrom('sign_in_codes')
      .select('user_id')
      .where('created_at', '>=', server.context.clock.instant())
      .execute();
    expect(kept.filter(({ user_id }) => user_id !== null)).toHaveLength(3);
  });
});
