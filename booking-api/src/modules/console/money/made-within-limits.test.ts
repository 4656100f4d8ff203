import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { startShop } from '../../../workflows/testing/shop.ts';

const server = startPerFile(() => startShop());
const admin = signedInBrowser(server, 'admin');
const boss = signedInBrowser(server, 'adminplus');

const at = '/api/v6/console';
const above = (path: string) => [422, [{ path, code: 'above_limit' }]];
const said = async (answer: ReturnType<Browser['send']>) => {
  const { statusCode, json } = await answer;
  const { code, fields = [] } = json();
  const wrong = fields.map(({ path, code: why }: { path: string; code: string }) => ({ path, code: why }));
  return [statusCode, statusCode === 200 ? undefined : wrong.length > 0 ? wrong : code];
};
const done = [200, undefined];

describe('gift cards that staff make', () => {
  const card = (browser: Browser, amount_cents: number, more: object = {}) =>
    browser.send('POST', `${at}/gift_cards`, {
      body: { amount_cents, expires_on: '2035-12-31', reason: 'A bag was late', ...more },
    });
  const cards = () => server.context.db.selectFrom('gift_cards').where('made_by', 'is not', null);
  const limits = async (browser: Browser) => (await browser.send('GET', `${at}/own_limits`)).json();
  beforeEach(() => server.context.db.deleteFrom('gift_cards').where('made_by', 'is not', null).execute());

  it('attack 171 CO-163 all cards that a person makes in 30 days are one sum within the limit for refunds', async () => {
    expect(await limits(admin)).toEqual({ refund_cents: 20_000, discount_percent: 10, cards_cents: 0 });
    expect(await said(card(admin, 20_100))).toEqual(above('amount_cents'));
    expect(await said(card(admin, 12_000))).toEqual(done);
    expect(await said(card(admin, 8100))).toEqual(above('amount_cents'));
    expect(await limits(admin)).toMatchObject({ cards_cents: 12_000 });
    expect(await said(card(admin, 8000))).toEqual(done);
    expect(await said(card(admin, 100))).toEqual(above('amount_cents'));
    // A card that was stopped counts: an undo opens it again.
    const [made] = await cards().select('code_hash').execute();
    const id = made?.code_hash.toString('hex');
    await admin.send('POST', `${at}/gift_cards/${id}/stop`, { body: { reason: 'Stolen' } });
    expect(await said(card(admin, 100))).toEqual(above('amount_cents'));
    expect(await said(card(boss, 100_000))).toEqual(done);
    expect(await limits(boss)).toEqual({ refund_cents: null, discount_percent: null, cards_cents: 100_000 });
    await server.context.db
      .updateTable('gift_cards')
      .set({ made_at: '2026-10-01T00:00:00Z' })
      .where('made_by', '=', 'usr_demo_admin')
      .execute();
    expect(await said(card(admin, 20_000))).toEqual(done);
  });

  it('attack 171 CO-163 cards made at the same moment count each other', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => card(admin, 9000)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
  });

  it('CO-163 a repeated press has the same card, and its key is not for another amount', async () => {
    const key = 'one-press-of-a-page';
    const answers = await Promise.all([1, 2, 3].map(() => card(admin, 9000, { key })));
    expect(new Set(answers.map((answer) => answer.json().code)).size).toBe(1);
    expect(await cards().select('initial_cents').execute()).toEqual([{ initial_cents: 9000 }]);
    expect(await said(card(admin, 9100, { key }))).toEqual([422, 'key_reused']);
    const other = (await card(boss, 9000, { key })).json();
    expect(other.code).not.toBe(answers[0]?.json().code);
  });
});

describe('coupons that staff make', () => {
  const coupon = (browser: Browser, code: string, change: object) =>
    browser.send('POST', `${at}/coupons`, {
      body: {
        ...{ code, title: 'A discount', kind: 'percent', amount: 10, brands: [], round_trip_only: false },
        ...{ valid_from: '2026-11-01', valid_until: '2026-12-31', usage_limit: null, user_limit: null },
        ...change,
      },
    });

  it('attack 171 CO-164 a coupon gives at most what its maker may give', async () => {
    expect(await said(coupon(admin, 'ALL', { amount: 100 }))).toEqual(above('amount'));
    expect(await said(coupon(admin, 'ELEVEN', { amount: 11 }))).toEqual(above('amount'));
    expect(await said(coupon(admin, 'TEN', { amount: 10 }))).toEqual(done);
    expect(await said(coupon(admin, 'BIG', { kind: 'fixed', amount: 20_001 }))).toEqual(above('amount'));
    expect(await said(coupon(admin, 'FIXED', { kind: 'fixed', amount: 20_000 }))).toEqual(done);
    expect(await said(coupon(boss, 'ALL', { amount: 100 }))).toEqual(done);
  });

  it('attack 171 CO-164 no one brings a stopped coupon above their limits back', async () => {
    await coupon(boss, 'HALF', { amount: 50 });
    const stop = { body: { reason: 'On a forum' } };
    expect(await said(admin.send('POST', `${at}/coupons/HALF/stop`, stop))).toEqual(done);
    const query = { kind: 'coupon', subject: 'HALF' };
    const [last] = (await admin.send('GET', `${at}/changes`, { query })).json().changes;
    const undo = (browser: Browser) => browser.send('POST', `${at}/changes/${last.id}/undo`, { body: {} });
    expect(await said(undo(admin))).toEqual([403, 'limit_above_own']);
    expect(await said(undo(boss))).toEqual(done);
  });
});
