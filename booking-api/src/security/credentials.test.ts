import { type Browser, startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let hour = 0;
let guest: Promise<Browser> | undefined;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
const later = () => {
  hour += 25;
  guest = undefined;
  server.moveClock(new Date(Date.parse('2026-11-23T15:00:00Z') + hour * 3_600_000).toISOString());
};
beforeEach(later);

const password = 'Sendahead-demo-1';
const known = 'customer@demo.test';
const pair = (email: string, word: string) => ({ body: { user: { email, password: word } } });
async function timed(work: () => Promise<{ body: string }>): Promise<{ ms: number; body: string }> {
  const start = performance.now();
  const { body } = await work();
  return { ms: performance.now() - start, body };
}

/**
 * Requests a known and an unknown mail, `rounds` times, and expects equal time. They alternate in going
 * first, because the first warms up the machine. Load only delays, so the fastest of each counts: a request
 * without a password hash is several times as fast. One must not be slower every time (by chance alone: 2 in
 * 2 to the power of the rounds). `same-work.test.ts` counts the work itself.
 */
async function takeTheSameTime(
  rounds: number,
  ask: (mail: string, round: number) => Promise<{ body: string }>,
): Promise<{ times: number[]; bodies: Set<string> }> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const bodies = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const mails = [known, `nobody-${round}@demo.test`];
    for (const mail of round % 2 ? mails : mails.toReversed()) {
      const { ms, body } = await timed(() => ask(mail, round));
      times[mail === known ? 'known' : 'unknown'].push(ms);
      bodies.add(body);
    }
  }
  const quickest = [Math.min(...times.known), Math.min(...times.unknown)];
  expect(Math.max(...quickest) / Math.min(...quickest)).toBeLessThan(3);
  const knownIsSlower = times.known.filter((ms, round) => ms > (times.unknown[round] ?? 0)).length;
  expect(knownIsSlower).toBeGreaterThan(0);
  expect(knownIsSlower).toBeLessThan(rounds);
  return { times: [...times.known, ...times.unknown], bodies };
}

/** A guest's request from a new address, so that no earlier request counts. */
let addresses = 0;
const newAddress = (): string => {
  addresses += 1;
  return `10.9.0.${addresses}`;
};
type Asking = { browser: Browser; remoteAddress: string };
const visitor = async (): Promise<Asking> => ({
  browser: await server.browser(),
  remoteAddress: newAddress(),
});
const send = ({ browser, remoteAddress }: Asking, method: 'GET' | 'POST', url: string, email: string) =>
  server.app.inject({
    method,
    url,
    remoteAddress,
    headers: { host: browser.host, cookie: browser.cookie, 'x-csrf-token': browser.csrf },
    ...(method === 'GET' ? { query: { email } } : { payload: { email } }),
  });

describe('probing which email addresses have an account', () => {
  const lookUps = [
    ['EP-36', 'POST', '/users/user_exists'],
    ['EP-37', 'GET', '/users/check_user'],
    ['EP-42', 'GET', '/users/is_terms_accepted'],
  ] as const;

  it.each(lookUps)(
    '%s takes as long for a known email as for an unknown one (attack 18)',
    async (_row, method, url) => {
      const begun = server.context.clock.now();
      const visitors: Asking[] = [];
      for (let round = 0; round < 18; round += 1) visitors.push(await visitor());
      const { times } = await takeTheSameTime(18, (mail, round) => {
        // Before the known mail reaches its limit of requests.
        server.moveClock(new Date(begun + Math.floor(round / 6) * 3_601_000).toISOString());
        const asking = visitors[round];
        if (!asking) throw new Error('more rounds than visitors');
        return send(asking, method, url, mail);
      });
      expect(Math.min(...times)).toBeGreaterThanOrEqual(39);
    },
  );

  it.each(lookUps)(
    '%s ends in the same refusal for a known and an unknown email (attack 18)',
    async (_row, method, url) => {
      const asking = await visitor();
      const answers = [];
      for (let tries = 0; tries < 24; tries += 1)
        answers.push(await send(asking, method, url, tries % 2 ? known : `guess-${tries}@demo.test`));
      const refused = answers.filter(({ statusCode }) => statusCode === 429);
      expect(refused).toHaveLength(19);
      const bodies = refused.map(({ body }) => JSON.stringify({ ...JSON.parse(body), trace_id: '' }));
      expect(new Set(bodies).size).toBe(1);
    },
  );

  it('OPEN-61 ends after 5 a minute and 20 a day per visitor (C2), even when the address changes', async () => {
    const { browser } = await visitor();
    const ask = async () =>
      (
        await send(
          { browser, remoteAddress: newAddress() },
          'GET',
          '/users/check_user',
          `${newAddress()}@x.test`,
        )
      ).statusCode;
    const answered: number[] = [];
    for (let minute = 0; minute < 6; minute += 1) {
      const statuses = [];
      for (let tries = 0; tries < 7; tries += 1) statuses.push(await ask());
      answered.push(statuses.filter((status) => status === 200).length);
      server.moveClock(new Date(server.context.clock.now() + 61_000).toISOString());
    }
    expect(answered[0]).toBe(5);
    expect(answered.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(20);
    expect(answered.at(-1)).toBe(0);
  });

  it('C2 gives three people behind one address separate tries, and no more', async () => {
    const remoteAddress = newAddress();
    const statuses = [];
    for (let person = 0; person < 4; person += 1) {
      const { browser } = await visitor();
      for (let tries = 0; tries < 5; tries += 1) {
        const email = `${newAddress()}@x.test`;
        statuses.push((await send({ browser, remoteAddress }, 'GET', '/users/check_user', email)).statusCode);
      }
    }
    expect(statuses).toEqual([...Array(15).fill(200), ...Array(5).fill(429)]);
  });

  it('ends after 20 an hour about one email, from any number of addresses', async () => {
    let answered = 0;
    for (let tries = 0; tries < 25; tries += 1) {
      const { statusCode } = await send(await visitor(), 'POST', '/users/user_exists', 'One@demo.test');
      if (statusCode === 200) answered += 1;
    }
    expect(answered).toBe(20);
  });
});

describe('signing in', () => {
  it('attack 19: a known email with a wrong password and an unknown email get the same answer, in the same time', async () => {
    const browser = await server.browser();
    const begun = server.context.clock.now();
    const { bodies } = await takeTheSameTime(16, (mail, round) => {
      // Before the known account reaches its limit of guesses.
      server.moveClock(new Date(begun + (round < 8 ? 0 : 360_000)).toISOString());
      return browser.send('POST', '/sessions', pair(mail, `wrong ${round}`));
    });
    expect(bodies.size).toBe(1);
  });

  const from = (remoteAddress: string, email: string, headers: Record<string, string> = {}) =>
    guestFrom().then(({ cookie, csrf }) =>
      server.app.inject({
        method: 'POST',
        url: '/sessions',
        remoteAddress,
        headers: { host: 'golf.localhost:4000', cookie, 'x-csrf-token': csrf, ...headers },
        payload: { user: { email, password: 'wrong' } },
      }),
    );
  const guestFrom = () => {
    guest ??= server.browser();
    return guest;
  };

  it('attack 20: credential stuffing from many addresses costs work, per account and address, and a caller’s own claim about its address is ignored', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 14; tries += 1)
      statuses.push((await from(`10.0.0.${tries}`, 'pro@demo.test')).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    later();
    const spoofed: number[] = [];
    for (let tries = 0; tries < 34; tries += 1) {
      const answer = await from('10.1.1.1', `someone-${tries}@demo.test`, {
        'x-forwarded-for': `192.0.2.${tries}`,
        'x-real-ip': `192.0.2.${tries}`,
        forwarded: `for=192.0.2.${tries}`,
      });
      spoofed.push(answer.statusCode);
    }
    expect(spoofed.filter((status) => status === 200)).toHaveLength(30);
  });

  it('attack 21: a customer who was signed in here before is not locked out by guesses from elsewhere', async () => {
    const browser = await server.browser();
    const signed = await browser.signIn('customer');
    const device = signed.cookies.find(({ name }) => name === 'device');
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    for (let tries = 0; tries < 12; tries += 1) await from(`10.3.0.${tries}`, known);
    const stranger = await server.browser();
    expect((await stranger.signIn('customer')).statusCode).toBe(429);
    const cookie = `${stranger.cookie}; device=${device?.value}`;
    const own = (word: string) =>
      stranger.send('POST', '/sessions', { ...pair(known, word), headers: { cookie } });
    expect((await own(password)).json().success).toBe(true);
    const kept = await server.context.db.selectFrom('known_devices').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(device?.value);
  });

  it('attack 21: a known browser may not guess forever either, nor at another account', async () => {
    const browser = await server.browser();
    const device = (await browser.signIn('customer')).cookies.find(({ name }) => name === 'device')?.value;
    const cookie = () => ({ cookie: `${browser.cookie}; device=${device}` });
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1)
      statuses.push(
        (await browser.send('POST', '/sessions', { ...pair(known, 'wrong'), headers: cookie() })).statusCode,
      );
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    later();
    for (let tries = 0; tries < 12; tries += 1) await from(`10.4.0.${tries}`, 'admin@demo.test');
    const other = await browser.send('POST', '/sessions', {
      ...pair('admin@demo.test', password),
      headers: {
        cookie: `${(await guestFrom()).cookie}; device=${device}`,
        'x-csrf-token': (await guestFrom()).csrf,
      },
    });
    expect(other.statusCode).toBe(429);
  });
});
