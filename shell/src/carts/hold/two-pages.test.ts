import fc from 'fast-check';
import { customersPage, staffsPage } from './testing/held-page.ts';
import { HeldServer } from './testing/held-server.ts';

const many = process.env.TRIALS === 'full';
jest.setTimeout(many ? 600_000 : 120_000);

beforeAll(() => Promise.all([import('./late-entries.ts'), import('../watch-cart.ts')]));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
/** Until every page has asked, saved and restored. */
const quiet = () => pass(20_000);

async function begun() {
  const server = new HeldServer();
  const customer = customersPage(server);
  await quiet();
  customer.type('a');
  await quiet();
  return { server, customer };
}

describe('a cart that changes hands while somebody types', () => {
  it('TK-26 what the customer typed 300 ms before the takeover reaches staff', async () => {
    const { server, customer } = await begun();
    customer.type('b');
    await pass(300);
    const staff = staffsPage(server);
    await quiet();
    expect([server.stored, staff.text(), customer.text()]).toEqual(['ab', 'ab', 'ab']);
    expect([...customer.said, ...staff.said]).toEqual([]);
  });

  it('TK-25 what staff saved is still there after they release the cart', async () => {
    const { server, customer } = await begun();
    customer.type('b');
    await pass(300);
    const staff = staffsPage(server);
    await pass(5000);
    staff.type('c');
    await pass(3000);
    await staff.release();
    await quiet();
    expect([server.stored, customer.text()]).toEqual(['abc', 'abc']);
  });

  it('TK-27 what staff typed 300 ms before the customer reclaimed the cart is kept', async () => {
    const { server, customer } = await begun();
    const staff = staffsPage(server);
    await pass(5000);
    staff.type('b');
    await pass(300);
    server.takeBack();
    await quiet();
    expect([server.stored, customer.text()]).toEqual(['ab', 'ab']);
  });
});

const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('customer types' as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('staff type' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('take over' as const) }) },
  fc.record({ kind: fc.constant('release' as const) }),
  fc.record({ kind: fc.constant('take back' as const) }),
);
const step = fc.tuple(act, fc.constantFrom(0, 50, 130, 300, 900, 1100, 2500, 6000));

describe('any order of typing, saving, takeovers, releases and reclaims', () => {
  it('TK-25 TK-26 TK-27 nothing saved is overwritten by a page that has not read it; what is lost is named', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const { server, customer } = await begun();
        const pages: { said: string[] }[] = [customer];
        let staff: ReturnType<typeof staffsPage> | undefined;
        const typed: string[] = [];
        const type = (page: { type(letter: string): void; mayType(): boolean } | undefined): void => {
          if (!page?.mayType()) return;
          const letter = String.fromCharCode('b'.charCodeAt(0) + typed.length);
          typed.push(letter);
          page.type(letter);
        };
        for (const [{ kind }, ms] of steps) {
          if (kind === 'customer types') type(customer);
          else if (kind === 'staff type') type(staff);
          else if (kind === 'take over') {
            staff = staffsPage(server);
            pages.push(staff);
          } else if (kind === 'take back') server.takeBack();
          else void staff?.release();
          await pass(ms);
        }
        await quiet();
        for (const [index, content] of server.accepted.entries())
          expect(content.startsWith(server.accepted[index - 1] ?? '')).toBe(true);
        const said = pages.flatMap((page) => page.said).join(' ');
        const silent = typed.filter((letter) => !server.stored.includes(letter) && !quotedIn(said, letter));
        expect(silent).toEqual([]);
        if (server.holder === 'customer') expect(customer.text()).toBe(server.stored);
        jest.clearAllTimers();
      }),
      { numRuns: many ? 1000 : 60 },
    );
  });
});

/** Whether a sentence quotes a text with this letter. */
const quotedIn = (said: string, letter: string): boolean =>
  [...said.matchAll(/“([^”]*)”/g)].some(([, quoted]) => quoted?.includes(letter));
