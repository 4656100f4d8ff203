import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { checkOutByClub, newKey, prepareBooking, signedIn } from '../../../workflows/testing/booking.ts';
import { expectBooksToAgree } from '../../../workflows/testing/money/expect-books-to-agree.ts';
import { textsOf } from '../../../workflows/testing/pdf-texts.ts';
import { startShop } from '../../../workflows/testing/shop.ts';
import { bill, openAccount } from './testing/club-entries.ts';

const shop = startPerFile(startShop);
const pro = signedInBrowser(shop, 'pro');
const admin = signedInBrowser(shop, 'admin');
afterEach(() => expectBooksToAgree(shop));

const at = '/api/v6/console';
const json = { headers: { accept: 'application/json' } };
const statement = (club: number | string, month = '2026-11', browser = admin) =>
  browser.send('GET', `${at}/clubs/${club}/statement`, { query: { month }, ...json });
let checks = 1041;
const payment = { amount_cents: 10_000, received_on: '2026-11-20', kind: 'check', reference: '1042' };
const record = (change: object = {}, club = 1, browser = admin) =>
  browser.send('POST', `${at}/clubs/${club}/payments`, {
    body: { ...payment, reference: nextCheck(), key: newKey(), ...change },
  });
function nextCheck(): string {
  checks += 1;
  return String(checks);
}
const reverse = (id: string, club = 1, browser = admin) =>
  browser.send('POST', `${at}/clubs/${club}/payments/${id}/reversal`, {
    body: { reason: 'Of another club' },
  });
const said = async (answer: ReturnType<Browser['send']>) => {
  const { statusCode, json: body } = await answer;
  return [statusCode, body().code];
};
const owed = async (club = 1): Promise<number> => (await statement(club)).json().balance_cents;

describe('the account of a club in the console', () => {
  it('CO-30 a statement lists orders, refunds and payments between two balances, as data and as PDF', async () => {
    await bill(shop.context.db, 1, { at: '2026-09-10T15:00:00Z', cents: 5_000 });
    const [kept, cancelled] = [await prepareBooking(pro), await prepareBooking(pro)];
    for (const booking of [kept, cancelled])
      expect((await checkOutByClub(booking, '1')).json()).toMatchObject({ status: true });
    await pro.send('POST', `/api/v6/orders/${cancelled.orderId}/cancel`, { body: {} });
    expect((await record({ note: 'Came with the mail' })).statusCode).toBe(200);
    const read = (await statement(1)).json();
    expect(read).toMatchObject({
      name: 'Heronsway Golf Club',
      first_month: '2026-09',
      last_month: '2026-11',
      opening_cents: 5_000,
      lines: [
        {
          event: 'charge',
          amount_cents: kept.totalCents,
          order_id: kept.orderId,
          travelers: 'Casey Customer',
        },
        { event: 'charge', order_id: cancelled.orderId },
        {
          event: 'refund',
          amount_cents: -cancelled.totalCents,
          order_id: cancelled.orderId,
          canceled_on: '2026-11-23',
        },
        {
          event: 'payment',
          amount_cents: -10_000,
          payment: { kind: 'check', reference: '1042', note: 'Came with the mail' },
        },
      ],
      closing_cents: 5_000 + kept.totalCents - 10_000,
    });
    const file = await admin.send('GET', `${at}/clubs/1/statement`, {
      headers: { accept: 'application/pdf' },
    });
    expect(file.headers['content-disposition']).toContain('statement-1-2026-11.pdf');
    const text = (await textsOf(file.rawPayload)).join('\n');
    for (const shown of [
      'Statement for November 2026',
      read.lines[0].display_id,
      '-$100.00',
      'Opening balance',
    ])
      expect(text).toContain(shown);
    expect(text).not.toContain('Came with the mail');
  });

  it('CO-30 records a payment once per key, when staff click twice at the same moment or later', async () => {
    const [before, key] = [await owed(), newKey()];
    const answers = await Promise.all([1, 2, 3].map(() => record({ reference: '1040', key })));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect((await record({ reference: '1040', key })).json()).toEqual(answers[0]?.json());
    expect(await owed()).toBe(before - 10_000);
    expect(await said(record({ reference: '1040', key, amount_cents: 9_999 }))).toEqual([422, 'key_reused']);
  });

  it.each([
    [{ amount_cents: 0 }, 'amount_cents'],
    [{ amount_cents: 10.5 }, 'amount_cents'],
    [{ amount_cents: -100 }, 'amount_cents'],
    [{ kind: 'cash' }, 'kind'],
    [{ reference: '' }, 'reference'],
    [{ kind: 'card_by_phone', reference: '4111 1111 1111 1111' }, 'reference'],
    [{ kind: 'card_by_phone', reference: '1111', note: '4111-1111-1111-1111' }, 'reference'],
    [{ received_on: '2026-11-24' }, 'received_on'],
    [{ received_on: '2024-11-20' }, 'received_on'],
  ])('CO-30 refuses a payment with %j at its field', async (change, path) => {
    const before = await owed();
    expect((await record(change)).json().fields).toMatchObject([{ path }]);
    expect(await owed()).toBe(before);
  });

  it('CO-30 reverses a mistaken payment once, by a second entry, and keeps both in the history', async () => {
    const before = await owed();
    const { payment_id: id } = (await record({ reference: 'TR-77' })).json();
    const answers = await Promise.all([1, 2].map(() => said(reverse(id))));
    expect(answers.sort()).toEqual([
      [200, undefined],
      [409, 'payment_reversed'],
    ]);
    expect(await owed()).toBe(before);
    expect(await said(reverse(id, 2))).toEqual([404, 'no_such_thing']);
    const lines = (await statement(1)).json().lines.slice(-2);
    expect(lines).toMatchObject([
      { event: 'payment', amount_cents: -10_000, payment: { reversed_for: 'Of another club' } },
      { event: 'payment_reversed', amount_cents: 10_000 },
    ]);
    const query = { kind: 'club_account', subject: '1' };
    const { changes } = (await admin.send('GET', `${at}/changes`, { query })).json();
    expect(changes.slice(0, 2)).toMatchObject([
      { reason: 'Of another club', after: { reversed_payment_cents: 10_000 }, can_undo: false },
      { after: { payment_cents: 10_000, payment_kind: 'check', reference: 'TR-77' }, can_undo: false },
    ]);
    expect(await said(admin.send('POST', `${at}/changes/${changes[0].id}/undo`, { body: {} }))).toEqual([
      404,
      'no_such_thing',
    ]);
  });

  it('CO-150 the same check, or other payment of the same reference and amount, is recorded again only by who saw it, and after a reversal', async () => {
    const check = { reference: 'CHK 991', amount_cents: 10_000 };
    const answers = await Promise.all([record(check), record({ ...check, reference: 'chk-991' })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const before = await owed();
    expect((await record({ ...check, received_on: '2026-11-21' })).json()).toMatchObject({
      code: 'payment_known',
      received_on: '2026-11-20',
    });
    expect(await owed()).toBe(before);
    expect((await record({ ...check, amount_cents: 500 })).json()).toMatchObject({
      code: 'payment_known',
      amount_cents: 10_000,
    });
    for (const other of [
      { kind: 'transfer' },
      { kind: 'transfer', amount_cents: 500 },
      { reference: 'CHK 992' },
    ])
      expect((await record({ ...check, ...other })).statusCode).toBe(200);
    const { payment_id: id } = (await record({ ...check, again: true })).json();
    await reverse(id);
    await reverse(answers.find(({ statusCode }) => statusCode === 200)?.json().payment_id);
    expect((await record(check)).statusCode).toBe(200);
  });

  it('RO-14 a payment makes room below the limit of a full account', async () => {
    const order = async () => (await checkOutByClub(await prepareBooking(pro), '1')).json();
    await bill(shop.context.db, 1, { at: '2026-11-01T15:00:00Z', cents: 500_000 - (await owed()) });
    expect(await order()).toMatchObject({ status: false, error: 'club_limit_reached' });
    await record({ amount_cents: 50_000 });
    expect(await order()).toMatchObject({ status: true });
  });

  it('CO-30 lists clubs with a balance by overdue amount, searches them, and exports them to a file', async () => {
    await openAccount(shop.context.db, 4);
    await bill(shop.context.db, 4, { at: '2026-06-01T15:00:00Z', cents: 900_000 });
    const list = async (query: Record<string, string> = {}) =>
      (await admin.send('GET', `${at}/club_accounts`, { query })).json().balances;
    const all = await list();
    expect(all[0]).toMatchObject({ club_id: 4, overdue_cents: 900_000, ageing: { older_cents: 900_000 } });
    expect(all.map(({ club_id }: { club_id: number }) => club_id)).toEqual([4, 1]);
    expect(await list({ search: 'heronsway' })).toMatchObject([
      { club_id: 1, billing_email: 'accounts@heronsway.test' },
    ]);
    expect(await list({ search: '4' })).toHaveLength(1);
    const file = await admin.send('GET', `${at}/club_accounts.csv`, { query: { search: '4' } });
    expect(file.body.split('\r\n')[1]).toBe(
      `${all[0].name},4,9000.00,0.00,0.00,0.00,0.00,9000.00,9000.00,100000.00,`,
    );
  });
});

describe('attack 125: the account of another club', () => {
  it('a pro user reads only the own club’s statement, without notes, and changes nothing', async () => {
    const { payment_id: id } = (await record({ note: 'Slow payer' })).json();
    const own = await statement(1, '2026-11', pro);
    expect([own.statusCode, own.body.includes('Slow payer'), own.json().emails]).toEqual([200, false, []]);
    for (const club of ['2', '4', '999999'])
      expect(await said(statement(club, '2026-11', pro))).toEqual([404, 'no_such_thing']);
    const pdf = await pro.send('GET', `${at}/clubs/4/statement`, { headers: { accept: 'application/pdf' } });
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([404, expect.stringContaining('json')]);
    for (const answer of [
      record({}, 1, pro),
      reverse(id, 1, pro),
      pro.send('POST', `${at}/clubs/1/statement`, { body: { month: '2026-11', key: newKey() } }),
      pro.send('POST', `${at}/clubs/1/reminders`, { body: { key: newKey() } }),
      pro.send('POST', `${at}/statement_runs/2026-10`, { body: {} }),
      pro.send('GET', `${at}/club_accounts`),
      pro.send('GET', `${at}/club_accounts.csv`),
    ])
      expect(await said(answer)).toEqual([403, 'not_allowed']);
    const query = { kind: 'club_account', subject: '1' };
    expect(await said(pro.send('GET', `${at}/changes`, { query }))).toEqual([404, 'no_such_thing']);
  });

  it('a carrier admin and a customer read no account', async () => {
    for (const name of ['carrieradmin', 'customer'])
      expect(await said(statement(1, '2026-11', await signedIn(shop, name)))).toEqual([403, 'not_allowed']);
  });
});
