import qs from 'qs';
import { registering } from './testing/registering.ts';

const accounts = registering();
const { person } = accounts;

describe('accounts', () => {
  it('AC-12, EP-38 registers, then signs in by another call, with the email in any case', async () => {
    const guest = await accounts.server.browser();
    const registered = (await guest.send('POST', '/users', { body: person() })).json();
    expect(registered).toMatchObject({ success: true, user: { first_name: 'Robin' }, errors: {} });
    expect((await guest.send('GET', '/api/v6/session')).json().role).toBe('guest');
    const credentials = {
      user: { email: `ROBIN-${accounts.minute}@example.test`, password: 'a good long one' },
    };
    const answer = await guest.send('POST', '/sessions', { body: credentials });
    expect(answer.json()).toMatchObject({
      success: true,
      user_id: registered.user_id,
      user_role: 'consumer',
      pro_user: false,
      accepted_terms: true,
      modal: null,
    });
  });

  it('RO-03 the session names the club of a club user only', async () => {
    const clubs = await Promise.all(
      ['pro', 'customer', 'admin'].map(async (name) => {
        const browser = await accounts.server.browser();
        await browser.signIn(name);
        return (await browser.send('GET', '/api/v6/session')).json().club_id;
      }),
    );
    expect(clubs).toEqual([1, undefined, undefined]);
  });

  it('EP-38, EP-43 registers and accepts the terms by a form as well as by JSON', async () => {
    const guest = await accounts.server.browser();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const register = async (change: Record<string, unknown>) =>
      (await guest.send('POST', '/users', { body: qs.stringify(person(change)), headers })).json();
    expect(await register({ terms: false })).toMatchObject({
      success: false,
      errors: { terms: [expect.any(String)] },
    });
    expect(await register({ terms: true })).toMatchObject({ success: true, errors: {} });
    await guest
      .send('POST', '/sessions', {
        body: { user: { email: person().user.email, password: 'a good long one' } },
      })
      .then((answer) => {
        guest.csrf = answer.json().akt;
      });
    const accepted = await guest.send('POST', '/users/accept_terms', { body: 'terms=true', headers });
    expect([accepted.statusCode, accepted.json().success]).toEqual([200, true]);
    expect(
      (await guest.send('POST', '/users/accept_terms', { body: 'terms=false', headers })).statusCode,
    ).toBe(400);
  });

  it('EP-38 opens one account when ten requests for the same email arrive together', async () => {
    const guests = await Promise.all(Array.from({ length: 10 }, () => accounts.server.browser()));
    const answers = await Promise.all(
      guests.map((guest) => guest.send('POST', '/users.json', { body: person() })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(answers.filter((answer) => answer.json().success)).toHaveLength(1);
  });

  it('VL-45 reports a taken email, in any case', async () => {
    const guest = await accounts.server.browser();
    const answer = await guest.send('POST', '/users', { body: person({ email: 'Customer@Demo.test' }) });
    expect(answer.json()).toMatchObject({ success: false, errors: { email: ['Is already taken'] } });
  });

  it.each([
    [
      'VL-38',
      { password_confirmation: 'another one' },
      'password_confirmation',
      "Password confirmation doesn't match Password.",
    ],
    [
      'OPEN-59',
      { password: 'short', password_confirmation: 'short' },
      'password',
      'Minimum character is not reached',
    ],
    ['VL-39', { email: 'robin@example.c' }, 'email', 'Please enter valid email address.'],
    ['VL-37', { first_name: 'R0bin<script>' }, 'first_name', 'Please enter a valid name.'],
    ['VL-34', { phone: 'call me' }, 'phone', 'Please enter a valid phone number'],
    ['VL-35', { phone: '+34 123 456' }, 'phone', 'Please enter a valid phone number'],
    ['VL-47', { terms: false }, 'terms', 'Our terms have changed. Please accept to proceed with your order.'],
  ])('%s refuses %j', async (_row, change, field, sentence) => {
    const guest = await accounts.server.browser();
    const { success, errors } = (await guest.send('POST', '/users', { body: person(change) })).json();
    expect([success, errors[field]]).toEqual([false, [sentence]]);
  });

  it('AC-10, EP-39, EN-24 rotates session and CSRF token on sign-in; the old ones are invalid (attack 22)', async () => {
    const browser = await accounts.server.browser();
    const before = { cookie: browser.cookie, csrf: browser.csrf };
    const answer = await browser.signIn('customer');
    expect(browser.cookie).not.toBe(before.cookie);
    expect(answer.json().akt).not.toBe(before.csrf);
    expect(String(answer.headers['set-cookie'])).toMatch(/session=[^;]+;[^,]*HttpOnly; SameSite=Lax/);
    const old = await browser.send('DELETE', '/api/v6/session', {
      headers: { cookie: before.cookie, 'x-csrf-token': before.csrf },
    });
    expect(old.statusCode).toBe(401);
    const stale = await browser.send('DELETE', '/api/v6/session', {
      headers: { 'x-csrf-token': before.csrf },
    });
    expect([stale.statusCode, stale.json().code]).toEqual([403, 'csrf_token_invalid']);
  });

  it('ends the session on sign-out: its cookie is refused afterwards (attack 25)', async () => {
    const browser = await accounts.server.browser();
    await browser.signIn('customer');
    const signedIn = browser.cookie;
    expect((await browser.send('DELETE', '/api/v6/session')).json().role).toBe('guest');
    const replay = await browser.send('GET', '/users/get_header_info', {
      query: { id: 'usr_demo_customer' },
      headers: { cookie: signedIn },
    });
    expect(replay.statusCode).toBe(401);
  });

  it('expires a session after an idle day, and after two weeks in any case', async () => {
    const browser = await accounts.server.browser();
    await browser.signIn('customer');
    const role = async () =>
      (await browser.send('GET', '/api/v6/session', { headers: { cookie: browser.cookie } })).json().role;
    const start = Date.parse(accounts.server.context.clock.instant());
    for (let hours = 20; hours <= 13 * 24; hours += 20) {
      accounts.server.moveClock(new Date(start + hours * 3_600_000).toISOString());
      expect(await role()).toBe('consumer');
    }
    accounts.server.moveClock(new Date(start + 14 * 86_400_000).toISOString());
    expect(await role()).toBe('guest');
    accounts.minute += 15 * 24 * 60;
  });

  it('answers a wrong password and an unknown email with the same words and work (attack 19)', async () => {
    const browser = await accounts.server.browser();
    const known = await browser.signIn('customer', 'not the password');
    const unknown = await browser.signIn('nobody-at-all', 'not the password');
    expect(known.json()).toMatchObject({
      success: false,
      message: 'That email or password isn’t right.',
    });
    expect(unknown.body).toBe(known.body);
    expect(unknown.statusCode).toBe(known.statusCode);
  });

  it('rate limits password guessing before it hashes anything', async () => {
    const browser = await accounts.server.browser();
    const statuses = [];
    for (let tries = 0; tries < 12; tries += 1)
      statuses.push((await browser.signIn('pro', 'wrong')).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    const refused = await browser.signIn('pro');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
    ]);
  });

  it('EP-36, EP-37, EP-42 answer questions about a mail to our own pages only, within a rate limit', async () => {
    const browser = await accounts.server.browser();
    const exists = (email: string) => browser.send('POST', '/users/user_exists', { body: { email } });
    expect((await exists('customer@demo.test')).json()).toEqual({ success: true, terms_accepted: true });
    expect((await exists('nobody@demo.test')).json()).toEqual({ success: false, terms_accepted: false });
    const check = (headers = {}) =>
      browser.send('GET', '/users/check_user', { query: { email: 'pro@demo.test' }, headers });
    expect((await check()).json()).toEqual({ success: true });
    expect((await check({ 'x-csrf-token': '' })).statusCode).toBe(403);
    const terms = await browser.send('GET', '/users/is_terms_accepted', {
      query: { email: 'pro@demo.test' },
    });
    expect(terms.json()).toEqual({ success: true, user_exists: true });
    let last = 0;
    for (let tries = 0; tries < 20; tries += 1) last = (await exists(`guess-${tries}@demo.test`)).statusCode;
    expect(last).toBe(429);
  });

  it('EP-38 shares the rate limit of EP-36, for known and unknown mails alike', async () => {
    const browser = await accounts.server.browser();
    const register = (email: string) => browser.send('POST', '/users', { body: person({ email }) });
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1)
      statuses.push((await register('customer@demo.test')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await register(`new-${accounts.minute}@example.test`)).statusCode).toBe(429);
    const asked = await browser.send('POST', '/users/user_exists', { body: { email: 'pro@demo.test' } });
    expect(asked.statusCode).toBe(429);
  });

  it('EP-43 records that the terms are accepted, for accounts only', async () => {
    const browser = await accounts.server.browser();
    expect((await browser.send('POST', '/users/accept_terms', { body: { terms: true } })).statusCode).toBe(
      401,
    );
    await accounts.server.context.db
      .updateTable('users')
      .set({ terms_version: '2020-01' })
      .where('id', '=', 'usr_demo_customer')
      .execute();
    const login = (await browser.signIn('customer')).json();
    expect(login).toMatchObject({ accepted_terms: false, modal: 'terms' });
    expect(
      (await browser.send('POST', '/users/accept_terms', { body: { terms: true } })).json().success,
    ).toBe(true);
    expect((await browser.send('GET', '/api/v6/session')).json().accepted_terms).toBe(true);
  });

  it.each(['role', 'pro_user', 'accepted_terms', 'credits', 'id'])(
    'refuses the field %s in a registration (attack 12)',
    async (field) => {
      const guest = await accounts.server.browser();
      const answer = await guest.send('POST', '/users', { body: person({ [field]: 'admin' }) });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'unknown_field']);
      expect(
        await accounts.server.context.db
          .selectFrom('users')
          .select('id')
          .where('email', '=', `robin-${accounts.minute}@example.test`)
          .execute(),
      ).toEqual([]);
    },
  );

  it('RO-01 signs the five demo users in with their roles', async () => {
    const roles: string[] = [];
    for (const name of ['customer', 'pro', 'admin', 'adminplus', 'carrieradmin']) {
      roles.push((await (await accounts.server.browser()).signIn(name)).json().user_role);
    }
    expect(roles).toEqual(['consumer', 'pro', 'admin', 'admin_plus', 'carrier_admin']);
  });
});
