import { startPerFile } from '../../../testing/server-per-file.ts';
import { startAccountServer } from '../testing/account-server.ts';
import { newDayEachTest } from '../testing/new-day-each-test.ts';

const server = startPerFile(startAccountServer);
newDayEachTest(server);

const customer = 'customer@demo.test';
const first = 'Sendahead-demo-1';
const ask = async (email: string, browser = server.browser()) =>
  (await browser).send('POST', '/api/v6/password/forgotten', { body: { email } });
const tokenIn = (text: string): string => /password\/reset\?token=([\w-]{43})/.exec(text)?.[1] ?? '';
const linkFor = async (email = customer): Promise<string> => {
  await ask(email);
  return tokenIn((await server.nextMail(email, 'set a new password')).text);
};
const reset = async (token: string, password: string, confirmation = password) =>
  (await server.browser()).send('POST', '/api/v6/password/reset', {
    body: { token, password, password_confirmation: confirmation },
  });
const signIn = async (password: string, name = 'customer') => {
  const browser = await server.browser();
  const answer = await browser.signIn(name, password);
  return { browser, success: answer.json().success as boolean };
};

describe('a forgotten password', () => {
  it('a mailed link sets a new password, and ends every session and the old password (attack 25)', async () => {
    const before = await signIn(first);
    const token = await linkFor();
    expect((await reset(token, 'another good one')).json()).toEqual({ success: true });
    expect(
      (await before.browser.send('GET', '/users/get_header_info', { query: { id: 'usr_demo_customer' } }))
        .statusCode,
    ).toBe(401);
    expect((await signIn(first)).success).toBe(false);
    expect((await signIn('another good one')).success).toBe(true);
    expect((await server.nextMail(customer, 'your password was changed')).text).toContain('/password/forgot');
    expect((await reset(await linkFor(), first)).statusCode).toBe(200);
  });

  it('attack 48: a reset makes the browser known, so it signs in while others guess elsewhere', async () => {
    const browser = await server.browser();
    const answer = await browser.send('POST', '/api/v6/password/reset', {
      body: { token: await linkFor(), password: first, password_confirmation: first },
    });
    const device = answer.cookies.find(({ name }) => name === 'device')?.value;
    const signInAs = (password: string, cookie = browser.cookie) =>
      browser.send('POST', '/sessions', {
        body: { user: { email: customer, password } },
        headers: { cookie },
      });
    for (let tries = 0; tries < 12; tries += 1) await signInAs('wrong');
    expect((await signInAs(first)).statusCode).toBe(429);
    expect((await signInAs(first, `${browser.cookie}; device=${device}`)).json().success).toBe(true);
  });

  it('accepts a link once, for half an hour, and no other link after one was used', async () => {
    const [one, two] = [await linkFor(), await linkFor()];
    expect((await reset(one, first)).statusCode).toBe(200);
    for (const token of [one, two, 'x'.repeat(43), '']) {
      const answer = await reset(token, 'yet another one');
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'link_not_valid']);
    }
    const late = await linkFor();
    server.moveClock(new Date(Date.parse(server.context.clock.instant()) + 31 * 60_000).toISOString());
    expect((await reset(late, 'yet another one')).statusCode).toBe(422);
    expect((await signIn(first)).success).toBe(true);
  });

  it('lets one of eight concurrent requests use a link', async () => {
    const token = await linkFor();
    const answers = await Promise.all(Array.from({ length: 8 }, () => reset(token, first)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('lets one of two concurrent links, or of two concurrent changes, set the password', async () => {
    for (let round = 0; round < 4; round += 1) {
      server.moveClock(new Date(server.context.clock.now() + 3_700_000).toISOString());
      const tokens = [await linkFor(), await linkFor()];
      const answers = await Promise.all(tokens.map((token) => reset(token, first)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    }
    const browsers = [(await signIn(first)).browser, (await signIn(first)).browser];
    const changes = await Promise.all(
      browsers.map((browser, at) => {
        const next = `a good one, number ${at}`;
        return browser.send('POST', '/api/v6/password', {
          body: { current_password: first, password: next, password_confirmation: next },
        });
      }),
    );
    expect(changes.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await reset(await linkFor(), first)).statusCode).toBe(200);
  });

  it('ends a session that the old password opened at the same moment', async () => {
    let current = first;
    for (let round = 0; round < 8; round += 1) {
      server.moveClock(new Date(server.context.clock.now() + 3_700_000).toISOString());
      const token = await linkFor();
      const next = round === 7 ? first : `good one number ${round}`;
      const { browser: before } = await signIn(current);
      const browsers = await Promise.all(Array.from({ length: 4 }, () => server.browser()));
      const [answer] = await Promise.all([
        reset(token, next),
        ...browsers.map(async (browser, at) => {
          // Staggered, so that some requests fall between the steps of the reset.
          await new Promise((done) => setTimeout(done, at * 15));
          return browser.signIn('customer', current);
        }),
      ]);
      expect(answer.statusCode).toBe(200);
      for (const browser of [before, ...browsers])
        expect((await browser.send('GET', '/api/v6/profile')).statusCode).toBe(401);
      current = next;
    }
  });

  it('writes neither the link nor the address to logs, nor in plain text to the database', async () => {
    const token = await linkFor();
    const kept = JSON.stringify([
      await server.context.db.selectFrom('password_resets').selectAll().execute(),
      await server.context.db.selectFrom('throttle').selectAll().execute(),
      await server.context.db.selectFrom('audit_events').selectAll().execute(),
    ]);
    await reset(token, first);
    for (const place of [kept, server.logs.join('\n')]) {
      expect(place).not.toContain(token);
      expect(place).not.toContain(customer);
    }
  });

  it('answers an unknown address with the same body and in the same time', async () => {
    const timed = async (email: string) => {
      const start = performance.now();
      const answer = await ask(email);
      return { ms: performance.now() - start, status: answer.statusCode, body: answer.body };
    };
    const [known, unknown] = [await timed(customer), await timed('nobody@demo.test')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThanOrEqual(115);
    await server.nextMail(customer, 'set a new password');
    expect(server.posted.filter(({ to }) => to.address === 'nobody@demo.test')).toEqual([]);
  });

  it('attack 105: despite any number of requests by strangers, the owner gets a link every ten minutes at most, and few of them', async () => {
    const from = (remoteAddress: string, headers: Record<string, string>) =>
      server.app.inject({
        method: 'POST',
        url: '/api/v6/password/forgotten',
        remoteAddress,
        headers,
        payload: { email: 'pro@demo.test' },
      });
    const browser = await server.browser();
    const headers = {
      host: browser.host,
      cookie: browser.cookie,
      origin: `http://${browser.host}`,
      'x-csrf-token': browser.csrf,
    };
    for (let at = 0; at < 12; at += 1) expect((await from(`10.6.0.${at}`, headers)).statusCode).toBe(200);
    for (let mails = 0; mails < 5; mails += 1) await server.nextMail('pro@demo.test', 'set a new password');
    server.moveClock(new Date(server.context.clock.now() + 601_000).toISOString());
    await from('10.6.1.1', headers);
    const { text } = await server.nextMail('pro@demo.test', 'set a new password');
    expect(tokenIn(text)).toHaveLength(43);
    await linkFor();
    expect(server.posted.filter(({ to }) => to.address === 'pro@demo.test')).toEqual([]);
  });

  it('answers 429 to a caller who asks for many addresses', async () => {
    let last = 0;
    for (let tries = 0; tries < 11; tries += 1) last = (await ask(`other-${tries}@demo.test`)).statusCode;
    expect(last).toBe(429);
  });

  it('names the errors of the new password, and keeps the link valid', async () => {
    const token = await linkFor();
    const answer = await reset(token, 'short', 'differs');
    expect([answer.statusCode, answer.json().fields]).toEqual([
      422,
      [
        { path: 'password', code: 'password_too_short' },
        { path: 'password_confirmation', code: 'password_differs' },
      ],
    ]);
    expect((await reset(token, first)).statusCode).toBe(200);
  });

  it('never puts the Host header into the mail', async () => {
    const answer = await ask(customer, server.browser('evil.example.test'));
    expect(answer.statusCode).toBe(421);
    // A known host always leads to the configured URL, whatever port it names.
    await ask(customer, server.browser('golf.localhost:9999'));
    const { text, html } = await server.nextMail(customer, 'set a new password');
    expect(text + html).not.toMatch(/evil|9999/);
  });
});

describe('changing the password while signed in', () => {
  const change = (browser: Awaited<ReturnType<typeof signIn>>['browser'], current: string, next: string) =>
    browser.send('POST', '/api/v6/password', {
      body: { current_password: current, password: next, password_confirmation: next },
    });

  it('changing the password needs the current one, ends the other sessions and rotates its own (attack 25)', async () => {
    const [mine, elsewhere] = [await signIn(first), await signIn(first)];
    expect((await change(mine.browser, 'wrong', 'a second good one')).json()).toMatchObject({
      code: 'password_wrong',
      status: 422,
    });
    const cookie = mine.browser.cookie;
    const changed = await change(mine.browser, first, 'a second good one');
    expect(changed.json()).toMatchObject({
      role: 'consumer',
      csrf_token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(mine.browser.cookie).not.toBe(cookie);
    const header = { query: { id: 'usr_demo_customer' } };
    expect((await mine.browser.send('GET', '/users/get_header_info', header)).statusCode).toBe(200);
    expect((await elsewhere.browser.send('GET', '/users/get_header_info', header)).statusCode).toBe(401);
    mine.browser.csrf = changed.json().csrf_token;
    expect((await change(mine.browser, 'a second good one', first)).statusCode).toBe(200);
  });

  it('only an account with its CSRF token can change the password', async () => {
    const guest = await server.browser();
    expect((await change(guest, first, 'another good one')).statusCode).toBe(401);
    const { browser } = await signIn(first);
    browser.csrf = 'x';
    expect((await change(browser, first, 'another good one')).json().code).toBe('csrf_token_invalid');
  });
});
