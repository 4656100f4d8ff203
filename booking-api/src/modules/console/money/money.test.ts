import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { startShop } from '../../../workflows/testing/shop.ts';

const server = startPerFile(() => startShop());
const customer = signedInBrowser(server);
const pro = signedInBrowser(server, 'pro');
// Without limits, which `made-within-limits.test.ts` has.
const admin = signedInBrowser(server, 'adminplus');
const carrierAdmin = signedInBrowser(server, 'carrieradmin');

const at = '/api/v6/console';
const said = async (answer: ReturnType<Browser['send']>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json().code];
};
const problems = async (answer: ReturnType<Browser['send']>) =>
  (await answer).json().fields.map(({ path, code }: { path: string; code: string }) => [path, code]);
const coupon = {
  code: 'AUTUMN15',
  title: '15% off in autumn',
  kind: 'percent',
  amount: 15,
  brands: ['golf'],
  round_trip_only: false,
  valid_from: '2026-11-01',
  valid_until: '2026-12-31',
  usage_limit: null,
  user_limit: 1,
};
const make = (change: object = {}) => admin.send('POST', `${at}/coupons`, { body: { ...coupon, ...change } });
const couponIn = async (code: string) =>
  (await admin.send('GET', `${at}/coupons`, { query: { search: code.toLowerCase() } })).json().coupons[0];

describe('coupons in the console', () => {
  it('coupons are created once, and work immediately', async () => {
    expect((await make()).statusCode).toBe(200);
    expect(await couponIn('AUTUMN15')).toMatchObject({ ...coupon, used: 0, state: 'open' });
    expect(await said(make())).toEqual([409, 'code_taken']);
    expect((await couponIn('FIRST100')).state).toBe('used_up');
    expect((await couponIn('SPRING20')).state).toBe('over');
  });

  it('CO-109 a created coupon is in its history and in History, with its value and creator', async () => {
    await make({ code: 'WINTER10', amount: 10 });
    const query = { kind: 'coupon', subject: 'WINTER10' };
    const [made] = (await admin.send('GET', `${at}/changes`, { query })).json().changes;
    expect(made).toMatchObject({
      before: {},
      after: { title: '15% off in autumn', percent: 10, valid_until: '2026-12-31' },
      can_undo: false,
    });
    const { entries } = (await admin.send('GET', '/api/v6/audit', { query: { acts: 'money' } })).json();
    expect(entries[0]).toMatchObject({
      act: 'changed.coupon',
      actor: 'usr_demo_adminplus',
      about: { kind: 'setting', id: 'WINTER10' },
    });
  });

  it('CO-109 coupons are refused with invalid values or past days', async () => {
    const wrong = await problems(make({ code: 'NEXT', amount: 101, valid_until: '2026-10-01' }));
    expect(wrong).toEqual([
      ['amount', 'too_high'],
      ['valid_until', 'before_its_start'],
    ]);
    const over = { code: 'NEXT', valid_from: '2026-10-01', valid_until: '2026-11-22' };
    expect(await problems(make(over))).toEqual([['valid_until', 'day_over']]);
    for (const change of [{ code: 'no spaces' }, { amount: 0 }, { title: '' }, { valid_from: 'soon' }])
      expect((await make(change)).statusCode).toBe(400);
  });

  it('coupons in the console are stopped immediately, with a reason and an undo', async () => {
    const stop = (code: string) =>
      admin.send('POST', `${at}/coupons/${code}/stop`, { body: { reason: 'On a forum' } });
    expect((await stop('AUTUMN15')).statusCode).toBe(200);
    expect(await couponIn('AUTUMN15')).toMatchObject({ state: 'over', valid_until: '2026-11-22' });
    expect(await said(stop('NOBODYS'))).toEqual([404, 'no_such_thing']);
    const query = { kind: 'coupon', subject: 'AUTUMN15' };
    const [made] = (await admin.send('GET', `${at}/changes`, { query })).json().changes;
    expect(made).toMatchObject({
      reason: 'On a forum',
      before: { valid_until: '2026-12-31' },
      can_undo: true,
    });
    await admin.send('POST', `${at}/changes/${made.id}/undo`, { body: {} });
    expect((await couponIn('AUTUMN15')).state).toBe('open');
  });
});

describe('gift cards in the console', () => {
  it('gift cards are created with a code that is shown once and not stored, and can be stopped', async () => {
    const body = { amount_cents: 5000, expires_on: '2027-12-31', reason: 'Lost bag' };
    const made = (await admin.send('POST', `${at}/gift_cards`, { body })).json();
    expect(made.code).toMatch(/^SENDAHEAD(-[2-9A-Z]{4}){4}$/);
    const read = async () => (await admin.send('GET', `${at}/gift_cards/${made.id}`)).json();
    expect(await read()).toEqual({
      gift_card: {
        id: made.id,
        code_end: made.code.slice(-4),
        initial_cents: 5000,
        balance_cents: 5000,
        expires_on: '2027-12-31',
        state: 'open',
      },
      movements: [],
    });
    const list = await admin.send('GET', `${at}/gift_cards`, { query: { search: made.code.slice(-4) } });
    expect(list.json().gift_cards).toMatchObject([{ id: made.id }]);
    expect(list.body + JSON.stringify(await read())).not.toContain(made.code);
    await admin.send('POST', `${at}/gift_cards/${made.id}/stop`, { body: { reason: 'Stolen' } });
    expect((await read()).gift_card).toMatchObject({ state: 'over', balance_cents: 5000 });
    const query = { kind: 'gift_card', subject: made.id };
    const { changes } = (await admin.send('GET', `${at}/changes`, { query })).json();
    expect(changes).toMatchObject([
      { reason: 'Stolen' },
      { reason: 'Lost bag', before: {}, after: { amount_cents: 5000, ends_in: made.code.slice(-4) } },
    ]);
    expect(JSON.stringify(changes)).not.toContain(made.code);
  });

  it('gift cards refuse a past day and an unknown card', async () => {
    const body = { amount_cents: 5000, expires_on: '2026-11-23', reason: 'Lost bag' };
    expect(await problems(admin.send('POST', `${at}/gift_cards`, { body }))).toEqual([
      ['expires_on', 'not_to_come'],
    ]);
    expect(await said(admin.send('GET', `${at}/gift_cards/nobodys`))).toEqual([404, 'no_such_thing']);
    expect(
      await said(admin.send('POST', `${at}/gift_cards/nobodys/stop`, { body: { reason: 'Stolen' } })),
    ).toEqual([404, 'no_such_thing']);
  });
});

describe('credits in the console', () => {
  const give = (browser: Browser, userId: string, key = 'a-key-of-one-press', more = {}) =>
    browser.send('POST', `${at}/users/${userId}/credits`, {
      body: { kind: 'wallet', amount_cents: 1500, reason: 'Late bag', key, ...more },
    });
  const wallet = async (): Promise<number> =>
    (await admin.send('GET', `${at}/users/usr_demo_member`)).json().balances.wallet;

  it('CO-173 credits are given once per request key, and the same amount again only on demand, even when it is repeated, with an entry in the ledger', async () => {
    const before = await wallet();
    const answers = await Promise.all([1, 2, 3].map(() => give(admin, 'usr_demo_member')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await wallet()).toBe(before + 1500);
    const next = (more: object) => give(admin, 'usr_demo_member', 'a-key-of-the-next-press', more);
    expect(await said(next({}))).toEqual([409, 'given_before']);
    expect(await wallet()).toBe(before + 1500);
    await next({ again: true });
    expect(await wallet()).toBe(before + 3000);
  });

  it('attack 47: credits are given by admins only, and not to themselves', async () => {
    expect(await said(give(admin, 'usr_demo_adminplus'))).toEqual([404, 'no_such_thing']);
    for (const browser of [customer, pro, carrierAdmin]) {
      expect(await said(give(browser, 'usr_demo_member'))).toEqual([403, 'not_allowed']);
      for (const path of ['coupons', 'gift_cards'])
        expect(await said(browser.send('GET', `${at}/${path}`))).toEqual([403, 'not_allowed']);
    }
  });
});
