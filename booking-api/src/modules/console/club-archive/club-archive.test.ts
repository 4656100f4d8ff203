import { randomUUID } from 'node:crypto';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { startPageServer } from '../../start/testing/page-server.ts';
import { bill } from '../club-accounts/testing/club-entries.ts';

const server = startPerFile(startPageServer);
const admin = signedInBrowser(server, 'admin');
const adminPlus = signedInBrowser(server, 'adminplus');
const pro = signedInBrowser(server, 'pro');
const carrierAdmin = signedInBrowser(server, 'carrieradmin');

const get = (url: string) =>
  server.app.inject({ url, headers: { host: 'golf.localhost:4000', accept: 'text/html' } });
const path = (club: number, more: string) => `/api/v6/console/clubs/${club}/${more}`;
const act = (club: number, what: 'archive' | 'bring_back', browser: Browser = admin) =>
  browser.send('POST', path(club, what), { body: { reason: 'The owner closed it' } });
const standing = async (club: number) => (await admin.send('GET', path(club, 'standing'))).json();
const listed = async (query: Record<string, string>) =>
  (await admin.send('GET', '/api/v6/console/clubs', { query })).json().clubs;
const slugOf = async (id: number) =>
  (
    await server.context.db
      .selectFrom('facilities')
      .select('slug')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).slug;
const suggested = async (term: string): Promise<{ club_id: number | null }[]> => {
  const guest = await server.browser();
  return (await guest.send('GET', '/refactor/v5/autocomplete_club', { query: { term } })).json().items;
};

describe('archiving a club', () => {
  it('CO-137 an archived club is found by nobody, and its page answers as gone with places near it', async () => {
    const slug = await slugOf(3);
    const { name } = (await listed({ search: '3' }))[0];
    expect((await get(`/to/${slug}`)).statusCode).toBe(200);
    expect((await act(3, 'archive')).statusCode).toBe(200);
    const page = await get(`/to/${slug}`);
    expect(page.statusCode).toBe(410);
    expect(page.body).toContain('We no longer ship here');
    expect(page.body.match(/<li><a href="\/to\//g)).toHaveLength(5);
    expect((await get('/sitemaps/1.xml')).body).not.toContain(`/to/${slug}<`);
    expect(await listed({ search: name })).toEqual([]);
    expect((await suggested(name)).map(({ club_id }) => club_id)).not.toContain(3);
    expect(await listed({ archived: 'only' })).toMatchObject([{ id: 3, archived: true }]);
    expect(await listed({ search: '3' })).toMatchObject([{ id: 3, archived: true }]);
    const info = await (await server.browser()).send('POST', '/refactor/check_club_info', {
      body: { club_id: 3 },
    });
    expect(info.json().code).toBe('club_not_found');
  });

  it('CO-137 staff cannot choose an archived club, and its page, history and standing stay readable', async () => {
    const offer = await admin.send('POST', path(3, 'brands'), { body: { brands: ['golf'], expected: [] } });
    expect(offer.statusCode).toBe(403);
    const person = { first_name: 'Ann', last_name: 'Lee', email: 'ann@club.test', club_id: 3 };
    const added = await admin.send('POST', '/api/v6/club_users', { body: person });
    expect(added.json().code).toBe('club_not_found');
    const moved = await admin.send('PATCH', '/api/v6/console/users/usr_demo_customer', {
      body: { fields: { club_id: 3 }, expected: { club_id: null }, reason: 'moves' },
    });
    expect(moved.json().fields).toEqual([{ path: 'fields.club_id', code: 'unknown' }]);
    expect((await admin.send('GET', path(3, '').slice(0, -1))).statusCode).toBe(200);
    const { changes } = (
      await admin.send('GET', '/api/v6/console/changes', { query: { kind: 'club', subject: '3' } })
    ).json();
    expect(changes[0]).toMatchObject({ after: { archived: true }, reason: 'The owner closed it' });
    expect(await standing(3)).toMatchObject({ archived: { merged_into: null } });
    expect((await act(3, 'archive')).json().code).toBe('club_archived');
  });

  it('CO-137 a club that is brought back has its brands again', async () => {
    expect((await act(3, 'bring_back')).statusCode).toBe(200);
    expect((await get(`/to/${await slugOf(3)}`)).statusCode).toBe(200);
    expect((await listed({ search: '3' }))[0].brands.length).toBeGreaterThan(0);
    expect((await act(3, 'bring_back')).json().code).toBe('club_not_archived');
  });

  it('CO-137 a club with an open balance is not archived', async () => {
    const { db } = server.context;
    await bill(db, 2, { at: '2026-11-20T12:00:00Z', cents: 1500 });
    expect((await standing(2)).links).toMatchObject({ balance_cents: 1500, orders_to_come: 0 });
    expect((await act(2, 'archive')).json().code).toBe('club_in_use');
    await bill(db, 2, { at: '2026-11-20T13:00:00Z', cents: -1500 });
    expect((await act(2, 'archive')).statusCode).toBe(200);
    expect((await act(2, 'bring_back')).statusCode).toBe(200);
  });

  it('CO-137 an unknown club is not found', async () => {
    expect((await act(999_999, 'archive')).json().code).toBe('no_such_thing');
    expect((await act(999_999, 'bring_back')).json().code).toBe('no_such_thing');
    expect((await admin.send('GET', path(999_999, 'standing'))).json().code).toBe('no_such_thing');
  });

  it('attack 160 club staff and a carrier admin cannot archive, bring back or merge clubs, even their own', async () => {
    for (const browser of [pro, carrierAdmin]) {
      expect((await act(1, 'archive', browser)).statusCode).toBe(403);
      expect((await act(1, 'bring_back', browser)).statusCode).toBe(403);
      expect((await browser.send('GET', path(1, 'standing'))).statusCode).toBe(403);
      const compared = await browser.send('GET', path(1, 'merge'), { query: { goes: '2' } });
      expect(compared.statusCode).toBe(403);
      const merged = await browser.send('POST', path(1, 'merge'), {
        body: { goes: 2, balances: { stays: 0, goes: 0 }, name: 'x', reason: 'mine' },
      });
      expect(merged.statusCode).toBe(403);
    }
  });
});

describe('the page of a merged club', () => {
  it('CO-138 redirects for good to the club that stays, and cannot be brought back', async () => {
    const [from, to] = [await slugOf(5), await slugOf(4)];
    const { goes } = (await adminPlus.send('GET', path(4, 'merge'), { query: { goes: '5' } })).json();
    const merged = await adminPlus.send('POST', path(4, 'merge'), {
      body: { goes: 5, balances: { stays: null, goes: null }, name: goes.name, reason: 'Listed twice' },
    });
    expect(merged.statusCode).toBe(200);
    const page = await get(`/to/${from}?from=64111`);
    expect([page.statusCode, page.headers.location]).toEqual([301, `/to/${to}?from=64111`]);
    expect((await act(5, 'bring_back')).json().code).toBe('club_merged');
    const info = await (await server.browser()).send('POST', '/refactor/check_club_info', {
      body: { club_id: 5 },
    });
    expect(info.json().club_info.id).toBe(4);
    const payment = {
      amount_cents: 100,
      received_on: '2026-11-20',
      kind: 'check',
      reference: '12',
      key: randomUUID(),
    };
    expect((await adminPlus.send('POST', path(5, 'payments'), { body: payment })).json().code).toBe(
      'club_archived',
    );
  });
});
