import crypto from 'node:crypto';
import pg from 'pg';
import { hashSecret } from '../platform/security/secrets.ts';
import { oneServer } from '../testing/round-robin-servers.ts';
import { oneWayForm } from '../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp } from '../testing/test-app.ts';

/**
 * Equal work takes equal time on any machine: password hashes and statements are counted and compared, text
 * for text. Actual time is measured elsewhere (`credentials.test.ts`).
 */
let server: TestApp;
let browser: Browser;
beforeAll(async () => {
  server = await startTestApp({}, oneServer);
});
afterAll(() => server.close());
afterEach(() => jest.restoreAllMocks());
let hour = 0;
beforeEach(async () => {
  hour += 25;
  server.moveClock(new Date(Date.parse('2026-11-23T15:00:00Z') + hour * 3_600_000).toISOString());
  browser = await server.browser();
});

type Work = { hashes: number; statements: string[]; answer: unknown; status: number };
const textOf = (query: unknown): string =>
  typeof query === 'string'
    ? query
    : typeof query === 'object' && query !== null && 'text' in query
      ? String(query.text)
      : '';

/** The server's work for a request. */
async function workOf(ask: () => ReturnType<Browser['send']>): Promise<Work> {
  const hashing = jest.spyOn(crypto, 'argon2');
  const asking = jest.spyOn(pg.Client.prototype, 'query');
  const answer = await ask();
  const statements = asking.mock.calls.map(([query]) => textOf(query)).toSorted();
  const work = { hashes: hashing.mock.calls.length, statements };
  jest.restoreAllMocks();
  return { ...work, answer: answer.json(), status: answer.statusCode };
}
const known = 'customer@demo.test';
const unknown = 'nobody@demo.test';

describe('attack 18: probing which email addresses have an account', () => {
  it.each([
    ['EP-36', (email: string) => browser.send('POST', '/users/user_exists', { body: { email } })],
    ['EP-37', (email: string) => browser.send('GET', '/users/check_user', { query: { email } })],
    ['EP-42', (email: string) => browser.send('GET', '/users/is_terms_accepted', { query: { email } })],
  ])('%s does the same work for a known email and an unknown one', async (_row, ask) => {
    await ask('warm@demo.test');
    const [one, other] = [await workOf(() => ask(known)), await workOf(() => ask(unknown))];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.answer).not.toEqual(other.answer);
    expect(one.statements.length).toBeGreaterThan(2);
    expect([other.statements, other.hashes]).toEqual([one.statements, one.hashes]);
  });
});

describe('attack 19: signing in', () => {
  const signIn = (email: string, headers: Record<string, string> = {}) =>
    browser.send('POST', '/sessions', { body: { user: { email, password: 'wrong' } }, headers });

  it('hashes a wrong password once, whether or not the email has an account', async () => {
    await signIn('warm@demo.test');
    const [one, other] = [await workOf(() => signIn(known)), await workOf(() => signIn(unknown))];
    expect([one.hashes, other.hashes]).toEqual([1, 1]);
    expect(one.answer).toEqual(other.answer);
    expect(other.statements).toEqual(one.statements);
  });

  it('signing in does not reveal other accounts to a browser that is known to one', async () => {
    const device = (await browser.signIn('pro')).cookies.find(({ name }) => name === 'device')?.value;
    const headers = { cookie: `${browser.cookie}; device=${device}` };
    await signIn('warm@demo.test', headers);
    const work = [await workOf(() => signIn(known, headers)), await workOf(() => signIn(unknown, headers))];
    expect(work.map(({ hashes }) => hashes)).toEqual([1, 1]);
    expect(work[1]?.statements).toEqual(work[0]?.statements);
  });

  it('a sign-in beyond the limit hashes nothing', async () => {
    for (let tries = 0; tries < 10; tries += 1) await signIn(known);
    const { status, hashes } = await workOf(() => signIn(known));
    expect([status, hashes]).toEqual([429, 0]);
  });
});

describe('attack 16: gift cards', () => {
  it('cause the same work and answer for an unknown code and an empty card', async () => {
    const { db } = server.context;
    await db
      .insertInto('gift_cards')
      .values({
        code_hash: hashSecret('EMPTYCARD0000001'),
        code_end: '0001',
        initial_cents: 1,
        balance_cents: 0,
        expires_on: '2099-01-01',
      })
      .execute();
    const ask = (gift_card: string) =>
      browser.send('POST', '/refactor/v5/ship/ship_price', { body: { ...oneWayForm, gift_card } });
    await ask('WARMINGUP0000001');
    const [one, other] = [
      await workOf(() => ask('EMPTYCARD0000001')),
      await workOf(() => ask('NOSUCHCARD000001')),
    ];
    expect(one.status).toBe(200);
    expect(one.answer).toMatchObject({ gift_card_error: expect.stringContaining('isn’t valid') });
    expect(other.statements).toEqual(one.statements);
  });
});
