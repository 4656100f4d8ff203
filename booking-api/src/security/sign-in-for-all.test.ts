import { createHash } from 'node:crypto';
import { answersPuzzle, type Puzzle, puzzleText } from '@sendahead/shared-contracts/accounts/puzzle';
import { type Browser, startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let hour = 0;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => {
  hour += 25;
  server.moveClock(new Date(Date.parse('2026-11-23T15:00:00Z') + hour * 3_600_000).toISOString());
});

const right = 'Sendahead-demo-1';
const victim = 'customer@demo.test';
type Pair = { email: string; password: string; proof?: { puzzle: string; answer: number } };
const trying = ({ cookie, csrf, host }: Browser, remoteAddress: string, user: Pair, device = '') =>
  server.app.inject({
    method: 'POST',
    url: '/sessions',
    remoteAddress,
    headers: { host, cookie: `${cookie}; device=${device}`, 'x-csrf-token': csrf },
    payload: { user },
  });
const guess = (browser: Browser, address: string, email = victim) =>
  trying(browser, address, { email, password: 'wrong' });

function solve({ id, bits }: Puzzle): number {
  for (let answer = 0; ; answer += 1)
    if (answersPuzzle(createHash('sha256').update(puzzleText(id, answer)).digest(), bits)) return answer;
}
/** Guesses at the victim from many addresses until puzzles are required. */
async function besiege(browser: Browser): Promise<void> {
  for (let tries = 0; tries < 12; tries += 1) await guess(browser, `10.3.0.${tries}`);
}
/** The puzzle in the answer to a try. */
async function puzzleFor(browser: Browser, email = victim): Promise<Puzzle> {
  const answer = await trying(browser, '10.5.0.1', { email, password: right });
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_requests']);
  return answer.json().puzzle;
}

describe('attack 48: blocking others from signing in', () => {
  it('a flood of wrong pairs from twelve addresses does not lock out a correct password from a new browser', async () => {
    const browser = await server.browser();
    const flood = Array.from({ length: 12 }, async (_, address) => {
      for (let tries = 0; tries < 26; tries += 1)
        await guess(browser, `10.6.0.${address}`, `nobody-${address}-${tries}@demo.test`);
    });
    await Promise.all(flood);
    for (const name of ['customer', 'pro', 'admin']) {
      const answer = await (await server.browser()).signIn(name);
      expect([name, answer.statusCode, answer.json().success]).toEqual([name, 200, true]);
    }
  });

  it('a correct password signs in with a puzzle while others guess at its account', async () => {
    const browser = await server.browser();
    await besiege(browser);
    const puzzle = await puzzleFor(browser);
    const proof = { puzzle: puzzle.id, answer: solve(puzzle) };
    const entered = await trying(browser, '10.5.0.1', { email: victim, password: right, proof });
    expect(entered.json().success).toBe(true);
  });

  it('a puzzle is valid once, for one mail, for five minutes, with its own answer', async () => {
    const browser = await server.browser();
    await besiege(browser);
    for (let tries = 0; tries < 12; tries += 1) await guess(browser, `10.4.0.${tries}`, 'pro@demo.test');
    const statusWith = async (proof: Pair['proof'], email = victim) =>
      (await trying(browser, '10.5.0.2', { email, password: 'wrong', ...(proof ? { proof } : {}) }))
        .statusCode;
    const once = await puzzleFor(browser);
    const good = { puzzle: once.id, answer: solve(once) };
    expect([await statusWith(good), await statusWith(good)]).toEqual([200, 429]);
    const wrong = await puzzleFor(browser);
    expect(await statusWith({ puzzle: wrong.id, answer: solve(wrong) + 1 })).toBe(429);
    const others = await puzzleFor(browser, 'pro@demo.test');
    expect(await statusWith({ puzzle: others.id, answer: solve(others) })).toBe(429);
    const late = await puzzleFor(browser);
    server.moveClock(new Date(server.context.clock.now() + 301_000).toISOString());
    await besiege(browser);
    expect(await statusWith({ puzzle: late.id, answer: solve(late) })).toBe(429);
    expect(await statusWith({ puzzle: 'x'.repeat(43), answer: 0 })).toBe(429);
  });

  it('continued guessing costs more and more work', async () => {
    const browser = await server.browser();
    await besiege(browser);
    const bits: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const puzzle = await puzzleFor(browser);
      bits.push(puzzle.bits);
      const proof = { puzzle: puzzle.id, answer: solve(puzzle) };
      await trying(browser, '10.5.0.1', { email: victim, password: 'wrong', proof });
    }
    expect(bits).toEqual([...Array(10).fill(15), 17, 17]);
  });

  it('a known browser signs in while others guess from its address and at its account', async () => {
    const browser = await server.browser();
    const signed = await browser.signIn('customer');
    const device = signed.cookies.find(({ name }) => name === 'device')?.value;
    const stranger = await server.browser();
    for (let tries = 0; tries < 40; tries += 1) await guess(stranger, '10.7.0.1');
    const own = await trying(stranger, '10.7.0.1', { email: victim, password: right }, device);
    expect(own.json().success).toBe(true);
  });

  it('beyond a thousand solved puzzles a day only the mailed link admits a new browser, the same for unknown emails', async () => {
    const browser = await server.browser();
    await besiege(browser);
    await puzzleFor(browser);
    const { db, clock } = server.context;
    await db.updateTable('throttle').set({ count: 5000 }).where('key', 'like', 'sign-in-account:%').execute();
    const key = (await db.selectFrom('sign_in_puzzles').select('mail_key').executeTakeFirstOrThrow())
      .mail_key;
    await db
      .insertInto('throttle')
      .values({
        key: `sign-in-answers-day:86400:${Math.floor(clock.now() / 86_400_000)}:${key}`,
        count: 1000,
        expires_at: new Date(clock.now() + 86_400_000).toISOString(),
      })
      .execute();
    const over = await trying(browser, '10.5.0.3', { email: victim, password: right });
    expect([over.statusCode, over.json().puzzle]).toEqual([429, undefined]);
  });
});
