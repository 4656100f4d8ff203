import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { checkOutByClub, prepareBooking } from '../../../workflows/testing/booking.ts';
import { bookProblems } from '../../../workflows/testing/money/book-problems.ts';
import { placeOrder } from '../../../workflows/testing/shipping.ts';
import { startShop } from '../../../workflows/testing/shop.ts';
import { ageBalances } from '../../payments/public/clubs/club-ageing.ts';
import { bill, pay } from '../club-accounts/testing/club-entries.ts';
import { actingAs } from '../contract-prices/testing/contract-requests.ts';

const shop = startPerFile(startShop);
const admin = signedInBrowser(shop, 'admin');
const adminPlus = signedInBrowser(shop, 'adminplus');
const customer = signedInBrowser(shop);
const pro = signedInBrowser(shop, 'pro');
const contracts = actingAs(() => adminPlus);

const toClub = { destination: 'club', d_club_id: '1', arrival_date: '' };
const path = (club: number, more: string) => `/api/v6/console/clubs/${club}/${more}`;
const compare = async (stays = 2, goes = 1, browser: Browser = adminPlus) =>
  browser.send('GET', path(stays, 'merge'), { query: { goes: String(goes) } });
const merge = (more: object, browser: Browser = adminPlus) =>
  browser.send('POST', path(2, 'merge'), { body: { goes: 1, reason: 'Listed twice', ...more } });
const owed = async (id: number) =>
  (
    await shop.context.db
      .selectFrom('club_accounts')
      .select('owed_cents')
      .where('club_id', '=', id)
      .executeTakeFirstOrThrow()
  ).owed_cents;
const orderOf = (id: string) =>
  shop.context.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const contractsOf = (club: number) => contracts.list(adminPlus, String(club));

let billed: { orderId: string; totalCents: number };
let own: { orderId: string };
let cart: { cartId: string; token: string };

beforeAll(async () => {
  const { db } = shop.context;
  const booking = await prepareBooking(pro, toClub);
  expect((await checkOutByClub(booking, '1')).json()).toMatchObject({ status: true });
  billed = booking;
  own = await placeOrder(shop, customer, toClub);
  await bill(db, 1, { at: '2026-09-10T12:00:00Z', cents: 4000 }, { at: '2026-10-10T12:00:00Z', cents: 2550 });
  await pay(db, 1, { at: '2026-10-20T12:00:00Z', cents: 3000 });
  await bill(db, 2, { at: '2026-11-01T12:00:00Z', cents: 1234 });
  await db
    .insertInto('address_book')
    .values({
      ...{
        id: 'adr_merge',
        user_id: 'usr_demo_customer',
        label: 'My club',
        company_name: '',
        contact: '',
        phone: '',
        address_2: '',
        default_origin: false,
        address_1: '1 Way',
        city: 'Pinehurst',
      },
      state: 'NC',
      zip: '28374',
      country_code: 'US',
      club_id: 1,
      created_at: '2026-11-01T12:00:00Z',
    })
    .execute();
  cart = await prepareBooking(customer, toClub);
  const session = { ship_state: { ...toClub, d_address: 'About "d_club_id": "1", as text' }, travelers: [] };
  await db
    .updateTable('carts')
    .set({ session: JSON.stringify(session) as never, status: 'open' })
    .where('id', '=', cart.cartId)
    .execute();
  const added = [await contracts.add({ tenths: -80 }, adminPlus, '1')];
  added.push(await contracts.add({ tenths: -50 }, adminPlus, '2'));
  added.push(await contracts.add({ tenths: -30, line: 'golf' }, adminPlus, '1'));
  expect(added.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

describe('merging two records of one club', () => {
  it('CO-138 shows what a merge does with both clubs before the press, and the choices to make', async () => {
    const shown = (await compare()).json();
    expect(shown.goes).toMatchObject({
      id: 1,
      links: { orders: 2, orders_to_come: 2, addresses: 1, balance_cents: await owed(1) },
    });
    expect(shown.goes.links.staff).toBeGreaterThan(0);
    expect(shown.goes.links.carts).toBeGreaterThan(0);
    expect(shown).toMatchObject({ terms_differ: true, needs_rates: false });
    expect(shown.contracts_differ).toHaveLength(1);
    expect(shown.contracts_differ[0]).toMatchObject({ goes: { tenths: -80 }, stays: [{ tenths: -50 }] });
    expect((await compare(2, 1, admin)).json().needs_rates).toBe(true);
  });

  it('CO-138 CO-139 refuses missing choices, a wrong name, other balances, and the same club twice', async () => {
    const { goes, contracts_differ } = (await compare()).json();
    const balances = { stays: await owed(2), goes: await owed(1) };
    const whole = {
      balances,
      name: goes.name,
      terms: 'stays',
      contracts: { [contracts_differ[0].goes.id]: 'goes' },
    };
    expect((await merge({ balances, name: goes.name })).json().fields).toEqual(
      expect.arrayContaining([
        { path: 'terms', code: 'required' },
        { path: `contracts.${contracts_differ[0].goes.id}`, code: 'required' },
      ]),
    );
    expect((await merge({ ...whole, name: 'Some club' })).json().fields).toEqual([
      { path: 'name', code: 'wrong_name' },
    ]);
    const stale = await merge({ ...whole, balances: { ...balances, goes: balances.goes + 1 } });
    expect(stale.json().code).toBe('changed_since');
    expect((await merge({ ...whole, goes: 2 })).json().fields).toEqual([{ path: 'goes', code: 'same_club' }]);
    expect((await merge({ ...whole, goes: 999_999 })).json().code).toBe('no_such_thing');
    expect((await compare(2, 999_999)).json().code).toBe('no_such_thing');
  });

  it('attack 160 an admin without the right to rates cannot merge clubs with contract prices', async () => {
    const { goes, contracts_differ } = (await compare()).json();
    const refused = await merge(
      {
        balances: { stays: await owed(2), goes: await owed(1) },
        name: goes.name,
        terms: 'stays',
        contracts: { [contracts_differ[0].goes.id]: 'goes' },
      },
      admin,
    );
    expect(refused.statusCode).toBe(403);
    expect(await owed(1)).toBeGreaterThan(0);
  });

  it('CO-138 moves balances to the cent, with their age, and leaves earlier entries as they were', async () => {
    const { db } = shop.context;
    const { goes, fees_differ, contracts_differ } = (await compare()).json();
    const balances = { stays: await owed(2), goes: await owed(1) };
    const entries = () =>
      db.selectFrom('club_entries').selectAll().where('moved_with', 'is', null).orderBy('id').execute();
    const [before, aged] = [await entries(), await ageBalances(db, { clubId: 1, on: '2026-11-23' as never })];
    const other = await ageBalances(db, { clubId: 2, on: '2026-11-23' as never });
    const merged = await merge({
      balances,
      name: goes.name,
      terms: 'goes',
      ...(fees_differ ? { fees: 'goes' } : {}),
      contracts: { [contracts_differ[0].goes.id]: 'goes' },
    });
    expect([merged.body, shop.logs.filter((line) => line.includes('failed')).slice(-1)]).toEqual([
      `{"success":true}`,
      [],
    ]);
    expect([await owed(1), await owed(2)]).toEqual([0, balances.stays + balances.goes]);
    expect(await entries()).toEqual(before);
    expect(await bookProblems(db)).toEqual([]);
    const [now] = await ageBalances(db, { clubId: 2, on: '2026-11-23' as never });
    expect(now?.ageing.days_30_cents).toBe(
      (aged[0]?.ageing.days_30_cents ?? 0) + (other[0]?.ageing.days_30_cents ?? 0),
    );
    expect(now?.ageing.current_cents).toBe(
      (aged[0]?.ageing.current_cents ?? 0) + (other[0]?.ageing.current_cents ?? 0),
    );
    const statement = (await admin.send('GET', path(1, 'statement'))).json();
    expect(statement.balance_cents).toBe(0);
    expect(statement.lines.some(({ moved_with }: { moved_with?: string }) => moved_with !== undefined)).toBe(
      true,
    );
  });

  it('CO-138 orders, carts, people and saved places follow, and texts are not touched', async () => {
    const { db } = shop.context;
    for (const { orderId } of [billed, own])
      expect((await orderOf(orderId)).shipment.booking?.form.d_club_id).toBe('2');
    const lists = await db.selectFrom('club_orders').select(['club_id', 'order_id']).execute();
    expect(lists.filter(({ club_id }) => club_id === 1)).toEqual([]);
    expect(lists.map(({ order_id }) => order_id)).toEqual(
      expect.arrayContaining([billed.orderId, own.orderId]),
    );
    const { session } = await db
      .selectFrom('carts')
      .select('session')
      .where('id', '=', cart.cartId)
      .executeTakeFirstOrThrow();
    expect(session?.ship_state).toMatchObject({
      d_club_id: '2',
      d_address: 'About "d_club_id": "1", as text',
    });
    const users = await db.selectFrom('users').select('id').where('club_id', '=', 1).execute();
    expect(users).toEqual([]);
    const saved = await db
      .selectFrom('address_book')
      .select('club_id')
      .where('id', '=', 'adr_merge')
      .execute();
    expect(saved).toEqual([{ club_id: 2 }]);
  });

  it('CO-138 the chosen contract price holds from today, and the others have ended', async () => {
    const running = (await contractsOf(2)).prices.filter(({ state }) => state !== 'ended');
    expect(running.map(({ tenths }) => tenths).toSorted()).toEqual([-30, -80]);
    expect((await contractsOf(1)).prices.every(({ state }) => state === 'ended')).toBe(true);
  });

  it('CO-138 a refund of an order that the former club paid goes to the club that stays', async () => {
    const before = await owed(2);
    const canceled = await admin.send('POST', `/api/v6/orders/${billed.orderId}/cancel`, {
      body: { comment: 'Asked by the club' },
    });
    expect(canceled.statusCode).toBe(200);
    expect([await owed(1), await owed(2)]).toEqual([0, before - billed.totalCents]);
    expect(await bookProblems(shop.context.db)).toEqual([]);
  });

  it('CO-138 history of both names the other club, the author and the reason', async () => {
    for (const [club, field] of [
      [1, 'merged_into'],
      [2, 'merged_from'],
    ] as const) {
      const { changes } = (
        await admin.send('GET', '/api/v6/console/changes', { query: { kind: 'club', subject: String(club) } })
      ).json();
      const act = changes.find(({ after }: { after: object }) => field in after);
      expect(act).toMatchObject({ actor: 'Avery Plus', reason: 'Listed twice', can_undo: false });
    }
    expect((await merge({ balances: { stays: 0, goes: 0 }, name: 'x' })).json().code).toBe('club_archived');
    expect((await compare()).json().code).toBe('club_archived');
  });
});
