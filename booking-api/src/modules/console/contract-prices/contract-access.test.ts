import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { actingAs, path, terms } from './testing/contract-requests.ts';

const server = startPerFile(startTestApp);
const plus = signedInBrowser(server, 'adminplus');
const admin = signedInBrowser(server, 'admin');
const pro = signedInBrowser(server, 'pro');
const carrierAdmin = signedInBrowser(server, 'carrieradmin');
const customer = signedInBrowser(server);
afterEach(() => sql`delete from contract_prices`.execute(server.context.db));
const { add, list, end, change } = actingAs(() => plus);

describe('attack 149: contract prices', () => {
  it.each([
    ['an admin without the right to rates', admin],
    ['club staff', pro],
    ['a carrier admin', carrierAdmin],
    ['a customer', customer],
  ])('contract prices cannot be added, compared, ended or changed by %s', async (_who, browser) => {
    const { id } = (await add()).json();
    const body = { fields: terms({ carrier: 'UPS' }) };
    const tries = [
      await add({ carrier: 'UPS' }, browser),
      await browser.send('POST', path('1', '/compare'), { body }),
      await end(id, '2026-12-31', browser),
      await change(-10, '2027-01-01', [id], browser),
    ];
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    expect((await list()).prices).toHaveLength(1);
  });

  it('contract prices are readable for admins and the club’s own staff, and for no other club', async () => {
    await add();
    await add({}, plus, '2');
    expect((await list(admin)).prices).toHaveLength(1);
    expect((await list(pro)).prices).toHaveLength(1);
    expect((await list(pro)).lines).toEqual([]);
    expect((await pro.send('GET', path('2'))).statusCode).toBe(404);
    expect((await carrierAdmin.send('GET', path('1'))).statusCode).toBe(403);
    expect((await customer.send('GET', path('1'))).statusCode).toBe(403);
  });

  it('contract prices are added once by two requests at the same time', async () => {
    const answers = await Promise.all([add(), add({ tenths: -300 })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    expect((await list()).prices).toHaveLength(1);
    await expect(
      sql`insert into contract_prices (id, club_id, tenths, first_day, reason, made_by, made_at)
        values ('x', 1, -10, '2027-05-01', '', 'usr_demo_admin', now())`.execute(server.context.db),
    ).rejects.toThrow(/contract_prices_one_a_day/);
  });

  it('contract prices cannot be ended through the URL of another club, and an unknown club has no page', async () => {
    const { id } = (await add()).json();
    expect((await end(id, '2026-12-31', plus, '2')).statusCode).toBe(404);
    for (const answer of [
      await add({}, plus, '999999'),
      await end(id, '2026-12-31', plus, '999999'),
      await plus.send('POST', path('999999', '/change'), {
        body: { change: { tenths: -10, from_day: '2027-01-01' }, expected: [id], reason: 'Review' },
      }),
      await plus.send('GET', path('999999')),
      await plus.send('POST', path('999999', '/compare'), { body: {} }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'no_such_thing']);
  });
});
