import type { Browser } from '../../../testing/test-app.ts';
import { type AccountServer, startAccountServer } from '../testing/account-server.ts';
import { newDayEachTest } from '../testing/new-day-each-test.ts';

const server = {} as AccountServer;
beforeAll(async () => Object.assign(server, await startAccountServer()));
afterAll(() => server.close());
newDayEachTest({ moveClock: (instant) => server.moveClock(instant) });

const password = 'ride the lightning 9';
let people = 0;
async function newcomer() {
  people += 1;
  const email = `mover-${people}@example.test`;
  const browser = await server.browser();
  const user = {
    first_name: 'Mo',
    last_name: 'Ver',
    email,
    password,
    password_confirmation: password,
    terms: true,
  };
  await browser.send('POST', '/users', { body: { user } });
  expect((await signIn(browser, email)).success).toBe(true);
  return { browser, email, next: `moved-${people}@example.test` };
}
async function signIn(browser: Browser, email: string) {
  const answer = (await browser.send('POST', '/sessions', { body: { user: { email, password } } })).json();
  if (answer.akt) browser.csrf = answer.akt;
  return answer;
}
const ask = (browser: Browser, email: string, current_password = password) =>
  browser.send('POST', '/api/v6/email/change', { body: { email, current_password } });
const confirm = async (browser: Browser, token: string) => {
  const answer = await browser.send('POST', '/api/v6/email/change/confirm', { body: { token } });
  return [answer.statusCode, answer.json().code ?? answer.json().email];
};
async function linkFor(email: string): Promise<string> {
  const { text } = await server.nextMail(email, 'confirm your new email');
  const url = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  expect([url.host, url.pathname]).toEqual(['golf.localhost:4000', '/account']);
  return url.searchParams.get('email_token') ?? '';
}
const refused = [422, 'link_not_valid'];

describe('a change of the email address', () => {
  it('a mailed link replaces the old address by the new one, once, and the old one gets a notice', async () => {
    const { browser, email, next } = await newcomer();
    const elsewhere = await server.browser();
    await signIn(elsewhere, email);
    expect((await ask(browser, ` ${next} `)).json()).toEqual({ success: true });
    await server.nextMail(email, 'someone asked to change your email');
    const token = await linkFor(next);
    expect((await browser.send('GET', '/api/v6/profile')).json().user.email).toBe(email);
    expect(await confirm(browser, token)).toEqual([200, next]);
    expect(await confirm(browser, token)).toEqual(refused);
    const profile = (await browser.send('GET', '/api/v6/profile')).json();
    expect([profile.user.email, profile.email_verified]).toEqual([next, true]);
    expect((await elsewhere.send('GET', '/api/v6/session')).json().user).toBeNull();
    expect((await signIn(await server.browser(), next)).success).toBe(true);
    expect((await signIn(await server.browser(), email)).success).toBe(false);
  });

  it('attack 64: answers the same for an address of another account, and does not let it be taken', async () => {
    const { browser, next } = await newcomer();
    const free = await ask(browser, next);
    const taken = await ask(browser, 'customer@demo.test');
    expect([taken.statusCode, taken.json()]).toEqual([free.statusCode, free.json()]);
    await linkFor(next).catch(() => undefined);
    expect(server.posted.filter(({ to }) => to.address === 'customer@demo.test')).toEqual([]);
  });

  it('attack 64: confirms no change by another account, by a guest, after an hour, or after a newer request', async () => {
    const { browser, next } = await newcomer();
    await ask(browser, next);
    const token = await linkFor(next);
    expect(await confirm((await newcomer()).browser, token)).toEqual(refused);
    expect((await confirm(await server.browser(), token))[0]).toBe(401);
    await ask(browser, `later-${next}`);
    expect(await confirm(browser, token)).toEqual(refused);
    const later = await linkFor(`later-${next}`);
    server.moveClock(new Date(server.context.clock.now() + 3_600_001).toISOString());
    expect(await confirm(browser, later)).toEqual(refused);
  });

  it('attack 64: requires the password, an email address, and a different one than now', async () => {
    const { browser, email, next } = await newcomer();
    const code = async (address: string, current_password: string) => {
      const answer = (await ask(browser, address, current_password)).json();
      return answer.fields?.[0]?.code ?? answer.errors;
    };
    expect((await ask(browser, next, 'another one 123')).json().code).toBe('password_wrong');
    expect((await ask(browser, 'nonsense')).statusCode).toBe(422);
    expect((await ask(browser, email.toUpperCase())).statusCode).toBe(422);
    expect(await code('nonsense', password)).not.toBeUndefined();
  });

  it('attack 104: sends five mails an hour to an address that many accounts request', async () => {
    const victim = 'nobody.asked@example.test';
    const codes: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      const email = at % 2 === 0 ? victim : `nobody.asked+${at}@example.test`;
      codes.push((await ask((await newcomer()).browser, email)).statusCode);
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('gives an address that two accounts confirm in the same instant to one of them (attack 64)', async () => {
    const two = [await newcomer(), await newcomer()];
    const shared = 'wanted.by.two@example.test';
    const tokens: string[] = [];
    for (const { browser } of two) {
      await ask(browser, shared);
      tokens.push(await linkFor(shared));
    }
    const answers = await Promise.all(two.map(({ browser }, at) => confirm(browser, tokens[at] ?? '')));
    expect(answers.sort()).toEqual([
      [200, shared],
      [422, 'link_not_valid'],
    ]);
  });
});
