import { startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { startAccountServer } from '../../accounts/testing/account-server.ts';
import { newDayEachTest } from '../../accounts/testing/new-day-each-test.ts';

const server = startPerFile(startAccountServer);
newDayEachTest(server);

const day = 86_400_000;
const later = (ms: number): void => server.moveClock(new Date(server.context.clock.now() + ms).toISOString());
const signedIn = async (name: string): Promise<Browser> => {
  const browser = await server.browser();
  await browser.startOver(name);
  return browser;
};

let people = 0;
/** Staff add an unknown person, who gets an email. */
async function added(by: Browser, more: { club_id?: number } = {}) {
  people += 1;
  const email = `robin.${people}@example.test`;
  const body = { first_name: 'Robin', last_name: 'Reed', email, ...more };
  const { user_id: id } = (await by.send('POST', '/api/v6/club_users', { body })).json();
  return { id: id as string, email };
}
const linkIn = (text: string): string => /\/password\/reset\?token=[\w-]{43}/.exec(text)?.[0] ?? '';
const nextLink = async (email: string): Promise<string> => {
  const { text } = await server.nextMail(email, 'invited');
  return linkIn(text);
};
const invitationOf = async (by: Browser, id: string) =>
  (await by.send('GET', `/api/v6/console/users/${id}`)).json().invitation;
const stateOf = async (by: Browser, id: string): Promise<string> => (await invitationOf(by, id)).state;
const send = async (by: Browser, id: string) => {
  const answer = await by.send('POST', `/api/v6/console/users/${id}/send_invitation`);
  return [answer.statusCode, answer.json().code];
};
const hiddenIn = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
/** Submits a form of the invitation page. */
async function submit(browser: Browser, link: string, where: 'reset' | 'skip', password = '') {
  const page = await browser.send('GET', '/password/forgot');
  return browser.send('POST', `/password/${where}`, {
    body: new URLSearchParams({
      csrf_token: hiddenIn(page.body, 'csrf_token'),
      token: link.split('=')[1] ?? '',
      password,
      password_confirmation: password,
    }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-csrf-token': '' },
  });
}
const emailIn = async (browser: Browser): Promise<string | undefined> =>
  (await browser.send('GET', '/api/v6/session')).json().user?.email;

describe('an invitation by email', () => {
  it('CO-36 names the inviter, opens a page to choose a password, and signs in only then', async () => {
    const pro = await signedIn('pro');
    const { id, email } = await added(pro);
    const mail = await server.nextMail(email, 'invited you to Sendahead Golf');
    expect(mail.text).toContain('7 days');
    expect(mail.text).not.toContain('Robin');
    await until(async () => (await stateOf(pro, id)) === 'sent');
    expect(await invitationOf(pro, id)).toMatchObject({
      invited_by: 'Parker Pro',
      can_send: true,
    });
    const browser = await server.browser();
    const page = await browser.send('GET', linkIn(mail.text));
    expect(page.body).toContain('Welcome! Choose a password');
    expect(page.body).toContain(email);
    expect(page.body).not.toMatch(/<script|onclick/i);
    expect(await emailIn(browser)).toBeUndefined();
    expect(await stateOf(pro, id)).toBe('opened');
    expect((await submit(browser, linkIn(mail.text), 'reset', 'short')).body).toContain('There is a problem');
    expect((await submit(browser, linkIn(mail.text), 'reset', 'a good long one')).statusCode).toBe(303);
    expect(await emailIn(browser)).toBe(email);
    expect(await invitationOf(pro, id)).toMatchObject({ state: 'joined', can_send: false });
    expect(await send(pro, id)).toEqual([409, 'already_joined']);
    const again = await (await server.browser()).send('GET', linkIn(mail.text));
    expect([again.statusCode, again.body.includes('This link no longer works')]).toEqual([422, true]);
    expect(server.posted.filter(({ to }) => to.address === email)).toEqual([]);
  });

  it('CO-36 an invitation from the brand also works without a password; a code signs in the next time', async () => {
    const admin = await signedIn('admin');
    const { id, email } = await added(admin);
    const mail = await server.nextMail(email, 'You’re invited to Sendahead Golf');
    const browser = await server.browser();
    const done = await submit(browser, linkIn(mail.text), 'skip');
    expect([done.statusCode, done.headers.location]).toEqual([303, '/password/joined']);
    expect(await emailIn(browser)).toBe(email);
    expect(await stateOf(admin, id)).toBe('joined');
    expect((await submit(await server.browser(), linkIn(mail.text), 'skip')).statusCode).toBe(422);
    await (await server.browser()).send('POST', '/api/v6/sign_in_codes', { body: { email } });
    expect((await server.nextMail(email, 'sign-in code')).text).toMatch(/\d{6}/);
  });

  it('attack 130: ends after 7 days, when a newer one is sent, and when the person signs in another way', async () => {
    const admin = await signedIn('admin');
    const [first, second] = [await added(admin), await added(admin)];
    const [late, other] = [await nextLink(first.email), await nextLink(second.email)];
    later(7 * day + 1000);
    const desk = await signedIn('admin');
    expect(await stateOf(desk, first.id)).toBe('expired');
    expect((await (await server.browser()).send('GET', late)).statusCode).toBe(422);
    expect(await send(desk, first.id)).toEqual([200, undefined]);
    const fresh = await nextLink(first.email);
    expect(await send(desk, first.id)).toEqual([200, undefined]);
    const newest = await nextLink(first.email);
    for (const [link, status] of [
      [fresh, 422],
      [newest, 200],
      [other, 422],
    ] as const)
      expect((await (await server.browser()).send('GET', link)).statusCode).toBe(status);
    await server.context.db
      .updateTable('users')
      .set({ email_verified_at: server.context.clock.instant() })
      .where('id', '=', first.id)
      .execute();
    const answer = await submit(await server.browser(), newest, 'skip');
    expect(answer.statusCode).toBe(422);
  });

  it('attack 130: the link of a forgotten password never signs in without a password', async () => {
    const browser = await server.browser();
    await browser.send('POST', '/api/v6/password/forgotten', { body: { email: 'customer@demo.test' } });
    const link = linkIn((await server.nextMail('customer@demo.test', 'set a new password')).text);
    expect((await submit(browser, link, 'skip')).statusCode).toBe(422);
    expect(await emailIn(browser)).toBeUndefined();
    expect((await browser.send('GET', link)).statusCode).toBe(200);
  });

  it('attack 130: an invitation is stored as a hash and never logged, works in one of eight browsers, and is sent at most three times an hour', async () => {
    const admin = await signedIn('admin');
    const { id, email } = await added(admin);
    const link = await nextLink(email);
    const token = link.split('=')[1] ?? '';
    const browsers = await Promise.all(Array.from({ length: 8 }, () => server.browser()));
    const answers = await Promise.all(browsers.map((browser) => submit(browser, link, 'skip')));
    expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
    const { db } = server.context;
    const kept = [
      await db.selectFrom('password_resets').selectAll().execute(),
      await db.selectFrom('invitations').selectAll().execute(),
      await db.selectFrom('audit_events').selectAll().execute(),
    ];
    expect(JSON.stringify(kept) + server.logs.join('\n')).not.toContain(token);
    const waiting = await added(admin);
    const statuses = [];
    for (let times = 0; times < 4; times += 1) statuses.push((await send(admin, waiting.id))[0]);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await send(admin, id)).toEqual([409, 'already_joined']);
  });

  it('attack 130: an invitation can be sent by staff only; club staff send it only to users of their club who never signed in', async () => {
    const admin = await signedIn('admin');
    const other = await added(admin, { club_id: 2 });
    const own = await added(admin, { club_id: 1 });
    const pro = await signedIn('pro');
    expect(await send(pro, other.id)).toEqual([404, 'no_such_thing']);
    expect(await send(pro, 'usr_nobody')).toEqual([404, 'no_such_thing']);
    expect(await send(pro, own.id)).toEqual([200, undefined]);
    for (const id of ['usr_demo_member', 'usr_demo_pro'])
      expect(await send(pro, id)).toEqual([409, 'already_joined']);
    expect(await send(await signedIn('customer'), own.id)).toEqual([403, 'not_allowed']);
    expect(await invitationOf(pro, 'usr_demo_member')).toBeNull();
  });

  it('attack 172 CO-165 staff with limits make no one staff who gives money, in any way', async () => {
    const [admin, boss] = [await signedIn('admin'), await signedIn('adminplus')];
    const above = [403, 'limit_above_own'];
    const said = async (answer: ReturnType<Browser['send']>) => [
      (await answer).statusCode,
      (await answer).json().code,
    ];
    const person = { first_name: 'Dana', last_name: 'Desk', email: 'dana.limits@example.test' };
    const invited = (by: Browser, role: string) =>
      said(by.send('POST', '/api/v6/club_users', { body: { ...person, role } }));
    const change = (by: Browser, fields: object) =>
      said(
        by.send('PATCH', '/api/v6/console/users/usr_demo_member', {
          body: { fields, expected: {}, reason: 'Desk of the season' },
        }),
      );
    expect(await invited(admin, 'admin')).toEqual(above);
    for (const limits of [{}, { refund_limit_cents: 0, discount_limit_percent: 0 }])
      expect(await change(admin, { role: 'admin', ...limits })).toEqual(above);
    const read = async (by: Browser) =>
      (await by.send('GET', '/api/v6/console/users/usr_demo_member')).json().grantable;
    expect(await read(admin)).toEqual(['consumer', 'pro']);
    expect(await read(boss)).toContain('admin');
    // An undo gives the role as well.
    expect(await change(boss, { role: 'admin' })).toEqual([200, undefined]);
    expect(await change(admin, { role: 'consumer' })).toEqual([200, undefined]);
    const query = { kind: 'user', subject: 'usr_demo_member' };
    const [last] = (await admin.send('GET', '/api/v6/console/changes', { query })).json().changes;
    expect(last.can_undo).toBe(false);
    expect(await said(admin.send('POST', `/api/v6/console/changes/${last.id}/undo`, { body: {} }))).toEqual(
      above,
    );
    expect(await invited(boss, 'admin')).toEqual([200, undefined]);
  });

  it('AC-27 CO-166 an invited colleague goes on to the console, and a customer to the account', async () => {
    const boss = await signedIn('adminplus');
    const body = { first_name: 'Dana', last_name: 'Desk', email: 'dana.console@example.test', role: 'admin' };
    await boss.send('POST', '/api/v6/club_users', { body });
    const browser = await server.browser();
    await submit(browser, await nextLink(body.email), 'reset', 'a good long one');
    for (const page of ['done', 'joined']) {
      const done = await browser.send('GET', `/password/${page}`);
      expect(done.body).toContain('<a class="button" href="/admin">Open the console</a>');
      expect(done.body).not.toContain('Continue');
    }
    const { email } = await added(boss);
    const customer = await server.browser();
    await submit(customer, await nextLink(email), 'reset', 'a good long one');
    const done = (await customer.send('GET', '/password/done')).body;
    expect(done).toContain('You’re signed in.');
    expect(done).toContain('<a class="button" href="/account">Go to your account</a>');
    expect(done).not.toContain('your booking');
  });

  it('CO-47 CO-44 staff who may grant the role invite a colleague with the limits of new staff', async () => {
    const boss = await signedIn('adminplus');
    const body = { first_name: 'Dana', last_name: 'Desk', email: 'dana.desk@example.test', role: 'admin' };
    const ask = async (by: Browser, more: object) =>
      (await by.send('POST', '/api/v6/club_users', { body: { ...body, ...more } })).statusCode;
    expect(await ask(await signedIn('pro'), {})).toBe(403);
    const admin = await signedIn('admin');
    expect(await ask(admin, { role: 'admin_plus' })).toBe(403);
    expect(await ask(boss, { club_id: 1 })).toBe(403);
    expect(await ask(boss, { brand: 'nobodys' })).toBe(422);
    const { user_id } = (await boss.send('POST', '/api/v6/club_users', { body })).json();
    await nextLink(body.email);
    const { user, fields } = (await boss.send('GET', `/api/v6/console/users/${user_id}`)).json();
    expect([user.role, fields]).toMatchObject([
      'admin',
      { refund_limit_cents: 20_000, discount_limit_percent: 10 },
    ]);
  });
});
