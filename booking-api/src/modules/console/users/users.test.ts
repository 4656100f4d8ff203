import type { Browser } from '../../../testing/test-app.ts';
import { type AccountServer, startAccountServer } from '../../accounts/testing/account-server.ts';
import { addApp } from '../../accounts/testing/authenticator-app.ts';

const server = {} as AccountServer;
beforeAll(async () => Object.assign(server, await startAccountServer()));
afterAll(() => server.close());

const member = 'usr_demo_member';
const signedIn = async (name: string): Promise<Browser> => {
  const browser = await server.browser();
  await browser.startOver(name);
  return browser;
};
const roleIn = async (browser: Browser): Promise<string> =>
  (await browser.send('GET', '/api/v6/session')).json().role;
const list = async (browser: Browser, query: Record<string, string> = {}): Promise<string[]> =>
  (await browser.send('GET', '/api/v6/console/users', { query }))
    .json()
    .users.map(({ email }: { email: string }) => email.split('@')[0]);
const read = (browser: Browser, id: string) => browser.send('GET', `/api/v6/console/users/${id}`);
const change = (browser: Browser, id: string, fields: object, expected: object = {}) =>
  browser.send('PATCH', `/api/v6/console/users/${id}`, { body: { fields, expected, reason: 'They asked' } });
const act = (browser: Browser, id: string, name: string, reason = 'They asked') =>
  browser.send('POST', `/api/v6/console/users/${id}/${name}`, { body: { reason } });
const said = async (answer: ReturnType<typeof change>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json().code];
};
const missing = [404, 'no_such_thing'];
const notYours = [403, 'role_not_yours'];

describe('users in the console', () => {
  it('OPEN-54 users can be searched by name, mail, phone or member number, role, club and state', async () => {
    const admin = await signedIn('admin');
    expect(await list(admin)).toHaveLength(6);
    expect(await list(admin, { search: 'm-1042' })).toEqual(['member']);
    expect(await list(admin, { search: 'casey customer@' })).toEqual(['customer']);
    expect(await list(admin, { role: 'admin_plus' })).toEqual(['adminplus']);
    expect((await list(admin, { club: '1' })).toSorted()).toEqual(['member', 'pro']);
    expect(await list(admin, { state: 'disabled' })).toEqual([]);
    expect(await list(admin, { search: '%' })).toEqual([]);
  });

  it('OPEN-54 attack 67: club staff see only people of their club, and change no one', async () => {
    const pro = await signedIn('pro');
    expect((await list(pro, { club: '2' })).toSorted()).toEqual(['member', 'pro']);
    expect((await read(pro, member)).json()).toMatchObject({
      user: { name: 'Morgan Member' },
      grantable: [],
    });
    expect((await read(pro, member)).json().audit).toEqual([]);
    expect(await said(read(pro, 'usr_demo_customer'))).toEqual(missing);
    expect(await said(read(pro, 'usr_nobody'))).toEqual(missing);
    expect(await said(change(pro, member, { first_name: 'Sam' }))).toEqual([403, 'not_allowed']);
  });

  it('RT-23 PY-22 the page of a user shows everything about an account, except secrets', async () => {
    const admin = await signedIn('admin');
    await signedIn('customer');
    const answer = await read(admin, 'usr_demo_customer');
    expect(answer.json()).toMatchObject({
      user: { email: 'customer@demo.test', role: 'consumer', disabled: false },
      grantable: ['consumer', 'pro'],
      balances: { wallet: 4000, ship_wallet: 2500 },
      second_factor_since: null,
    });
    expect(answer.json().sessions.length).toBeGreaterThan(0);
    expect(answer.json().views[0]).toMatchObject({ kind: 'staff.opened_person', by: 'Alex Admin' });
    expect(JSON.stringify(answer.json().audit)).not.toContain('staff.opened_person');
    expect(answer.body).not.toMatch(/hash|password"|token/);
  });

  it('CO-12 users are changed with a reason and a history, and the change can be undone', async () => {
    const admin = await signedIn('admin');
    const { phone } = (await read(admin, member)).json().fields;
    expect((await change(admin, member, { phone: '+1 843 555 0199', first_name: 'Sam' })).statusCode).toBe(
      200,
    );
    const changes = async () =>
      (
        await admin.send('GET', '/api/v6/console/changes', { query: { kind: 'user', subject: member } })
      ).json().changes;
    const [made] = await changes();
    expect(made).toMatchObject({
      actor: 'Alex Admin',
      reason: 'They asked',
      before: { phone, first_name: 'Morgan' },
      can_undo: true,
    });
    await admin.send('POST', `/api/v6/console/changes/${made.id}/undo`, { body: {} });
    expect((await read(admin, member)).json().fields).toMatchObject({ first_name: 'Morgan', phone });
    const wrong = (await change(admin, member, { first_name: '<b>', phone: '12', club_id: 999_999 })).json();
    expect(wrong.fields).toEqual([
      { path: 'fields.first_name', code: 'name_not_valid' },
      { path: 'fields.phone', code: 'phone_not_valid' },
      { path: 'fields.club_id', code: 'unknown' },
    ]);
    expect((await change(admin, 'usr_demo_customer', { role: 'pro' })).json().fields).toEqual([
      { path: 'fields.club_id', code: 'club_wanted' },
    ]);
    const silent = await admin.send('PATCH', `/api/v6/console/users/${member}`, {
      body: { fields: { first_name: 'Sam' }, expected: {}, reason: '' },
    });
    expect(silent.statusCode).toBe(400);
  });

  it('RO-01 a new role applies immediately: the person’s sessions end', async () => {
    const admin = await signedIn('adminplus');
    const person = await signedIn('member');
    expect((await change(admin, member, { role: 'admin', club_id: null })).statusCode).toBe(200);
    expect(await roleIn(person)).toBe('guest');
    const again = await signedIn('member');
    expect(await roleIn(again)).toBe('admin');
    await change(admin, member, { role: 'consumer', club_id: 1 });
    expect(await roleIn(again)).toBe('guest');
  });

  it('RO-01 attack 47: no one grants rights they lack, acts on users with more rights, or changes their own account', async () => {
    const [admin, plus] = [await signedIn('admin'), await signedIn('adminplus')];
    expect(await said(change(admin, member, { role: 'admin_plus' }))).toEqual(notYours);
    expect(await said(change(admin, 'usr_demo_adminplus', { first_name: 'Sam' }))).toEqual(notYours);
    expect(await said(change(admin, 'usr_demo_admin', { role: 'admin_plus' }))).toEqual(missing);
    for (const name of ['end_sessions', 'send_password_link', 'remove_second_factor'])
      expect([
        await said(act(admin, 'usr_demo_adminplus', name)),
        await said(act(admin, 'usr_demo_admin', name)),
      ]).toEqual([notYours, missing]);
    // Undoing an admin plus's change would grant the right again.
    await change(plus, member, { role: 'admin_plus' });
    await change(plus, member, { role: 'consumer' });
    const { changes } = (
      await admin.send('GET', '/api/v6/console/changes', { query: { kind: 'user', subject: member } })
    ).json();
    expect(
      await said(admin.send('POST', `/api/v6/console/changes/${changes[0].id}/undo`, { body: {} })),
    ).toEqual(notYours);
  });

  it('a disabled account is locked out, immediately and on every sign-in method, until it is enabled again', async () => {
    const admin = await signedIn('admin');
    const person = await signedIn('member');
    expect((await change(admin, member, { disabled: true })).statusCode).toBe(200);
    expect(await roleIn(person)).toBe('guest');
    const tried = await server.browser();
    expect((await tried.signIn('member')).json()).toMatchObject({
      success: false,
      errors: ['credentials_wrong'],
    });
    expect(await list(admin, { state: 'disabled' })).toEqual(['member']);
    await change(admin, member, { disabled: false });
    expect((await tried.signIn('member')).json().success).toBe(true);
  });

  it('attack 47: staff may send the link of a forgotten password, and never see it', async () => {
    const admin = await signedIn('admin');
    const answer = await act(admin, member, 'send_password_link');
    expect(answer.json()).toEqual({ success: true });
    expect((await server.nextMail('member@demo.test', 'set a new password')).html).toContain(
      '/password/reset',
    );
  });

  it('staff can sign them out everywhere, and remove a lost app, with a reason in the audit', async () => {
    const admin = await signedIn('admin');
    const pro = await signedIn('pro');
    await addApp(server, pro);
    expect((await read(admin, 'usr_demo_pro')).json().second_factor_since).not.toBeNull();
    expect((await act(admin, 'usr_demo_pro', 'remove_second_factor', 'Phone lost')).statusCode).toBe(200);
    await server.nextMail('pro@demo.test', 'two-step sign-in is off');
    expect((await act(admin, 'usr_demo_pro', 'end_sessions')).json().ended).toBeGreaterThan(0);
    expect(await roleIn(pro)).toBe('guest');
    expect((await (await server.browser()).signIn('pro')).json().success).toBe(true);
    const { detail } = await server.context.db
      .selectFrom('audit_events')
      .select('detail')
      .where('kind', '=', 'staff.removed_second_factor')
      .executeTakeFirstOrThrow();
    expect(detail).toEqual({ reason: 'Phone lost' });
  });
});
