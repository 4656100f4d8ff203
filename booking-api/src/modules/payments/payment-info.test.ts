import { startPerFile } from '../../testing/server-per-file.ts';
import type { Browser } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { signedIn } from '../../workflows/testing/booking.ts';
import { keepCard } from '../../workflows/testing/saved-card.ts';
import { startShop } from '../../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const people: Record<string, Browser> = {};
beforeAll(async () => {
  people.guest = await shop.browser();
  for (const name of ['customer', 'pro', 'admin', 'adminplus', 'carrieradmin'])
    people[name] = await signedIn(shop, name);
  await keepCard(shop, as('customer'), 'usr_demo_customer');
});
beforeEach(() => shop.context.db.deleteFrom('throttle').execute());

const as = (name: string): Browser => {
  const browser = people[name];
  if (!browser) throw new Error(`nobody is ${name}`);
  return browser;
};
const info = (name: string, query: Record<string, string> = {}, accept = 'application/json') =>
  as(name).send('GET', '/refactor/ship/payment_info', { query, headers: { accept } });
const cardOf = (name: string, user: string) =>
  as(name).send('GET', `/refactor/ship/user_payment_info/${user}`);

describe('the payment area (EP-48)', () => {
  it('EP-48 offers each role its methods, as JSON for callers that accept JSON', async () => {
    const methods = async (name: string) => (await info(name)).json().methods;
    expect(await methods('guest')).toEqual(['NewCard', 'clubBillingUnLogged', 'paypal', 'applePayUnLogged']);
    expect(await methods('customer')).toEqual([
      'NewCard',
      'previousCard',
      'clubBilling',
      'paypal',
      'applePay',
      'WalletTransfer',
    ]);
    expect(await methods('admin')).toEqual(
      expect.arrayContaining(['chargeOnFileCreditCard', 'chargeUserCreditCard', 'OtherRefund']),
    );
  });

  it('PR-09 shows an account its credits, and a guest none', async () => {
    expect((await info('customer')).json().credits).toEqual({ wallet_cents: 4000, ship_wallet_cents: 2500 });
    expect((await info('guest')).json()).not.toHaveProperty('credits');
  });

  it('PY-23 lists clubs that may be billed or were asked; for club staff only their own club', async () => {
    expect((await info('guest')).json()).not.toHaveProperty('billing_clubs');
    expect((await info('customer')).json().billing_clubs).toEqual([]);
    expect((await info('pro')).json().billing_clubs).toMatchObject([{ club_id: 1, state: 'granted' }]);
    await shop.context.db
      .insertInto('club_billing_requests')
      .values({
        user_id: 'usr_demo_customer',
        club_id: 2,
        state: 'requested',
        requested_at: '2026-11-20T10:00:00Z',
        decided_at: null,
        decided_by: null,
      })
      .execute();
    expect((await info('customer')).json().billing_clubs).toMatchObject([{ club_id: 2, state: 'requested' }]);
  });

  it('EP-48, PY-22 an account sees only its own saved cards, by their last digits', async () => {
    const own = (await info('customer', { current_method: 'previousCard' })).json();
    expect(own).toMatchObject({
      current_method: 'previousCard',
      cards: [
        {
          credit_card_number: 'XXXX1111',
          card_type: 'Visa',
          expiration: expect.stringMatching(/^\d\d\/20\d\d$/),
        },
      ],
    });
    expect((await info('pro')).json().cards).toEqual([]);
    expect((await info('guest')).json().cards).toEqual([]);
  });

  it('EP-48 the payment area is html as specified, without scripts or styles, with everything escaped (attack 29)', async () => {
    await shop.context.db
      .updateTable('payment_methods')
      .set({ card_type: '<img src=x onerror="1">' })
      .execute();
    for (const accept of ['text/html', '*/*', 'text/html,application/json']) {
      const answer = await info('customer', { current_method: '"><script>', compact: 'true' }, accept);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers.vary).toContain('accept');
      expect(answer.body).toContain('<fieldset class="payment-info compact">');
      expect(answer.body).toContain('&lt;img src=x onerror=&quot;1&quot;&gt;');
      expect(answer.body).not.toMatch(/<script|<style|<img|style=|javascript:/);
      const on = answer.body.match(/<[a-z][^>]*\son\w+=/i);
      expect(on).toBeNull();
    }
    await shop.context.db.updateTable('payment_methods').set({ card_type: 'Visa' }).execute();
  });

  it('EP-48 a malformed or too long request is refused, and one without a session', async () => {
    expect((await info('customer', { compact: 'maybe' })).statusCode).toBe(400);
    expect((await info('customer', { current_method: 'x'.repeat(5000) })).statusCode).toBe(400);
    const nobody = await shop.app.inject({
      url: '/refactor/ship/payment_info',
      headers: { host: 'golf.localhost:4000' },
    });
    expect(nobody.statusCode).toBe(401);
  });
});

describe('the card on file (EP-49)', () => {
  it('EP-49, EN-26 the card on file is visible to its owner and to admins, and an admin’s access is audited', async () => {
    const own = (await cardOf('customer', 'usr_demo_customer')).json();
    expect(own).toEqual({
      credit_card_number: 'XXXX1111',
      payment_method_id: expect.stringMatching(/^pm_[0-9a-f]{32}$/),
      cards: [expect.objectContaining({ payment_method_id: own.payment_method_id })],
      credits: { wallet_cents: 4000, ship_wallet_cents: 2500 },
    });
    for (const name of ['admin', 'adminplus'])
      expect((await cardOf(name, 'usr_demo_customer')).json()).toEqual(own);
    const { entries } = (
      await as('admin').send('GET', '/api/v6/audit', { query: { subject: 'usr_demo_customer' } })
    ).json();
    for (const actor of ['usr_demo_admin', 'usr_demo_adminplus'])
      expect(entries).toContainEqual(expect.objectContaining({ act: 'staff.saw_payment_info', actor }));
    expect(await tokenOf()).not.toBe(own.payment_method_id);
    expect((await cardOf('pro', 'usr_demo_pro')).json()).toEqual({
      credit_card_number: null,
      payment_method_id: null,
      cards: [],
      credits: { wallet_cents: 50_000, ship_wallet_cents: 0 },
    });
  });

  it('attack 67: EP-49 club staff see neither all cards of a member nor the credits, because they may not charge them', async () => {
    expect((await cardOf('pro', 'usr_demo_member')).json()).toEqual({
      credit_card_number: null,
      payment_method_id: null,
    });
  });

  it('attacks 7, 47: EP-49 answers the same 404 for another person’s card and for no card, and nothing to guests', async () => {
    for (const [name, user] of [
      ['customer', 'usr_demo_pro'],
      ['customer', 'usr_none'],
      ['carrieradmin', 'usr_demo_customer'],
      ['pro', 'usr_demo_customer'],
      ['admin', 'usr_none'],
    ] as const) {
      const answer = await cardOf(name, user);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'user_not_found']);
    }
    expect((await cardOf('guest', 'usr_demo_customer')).statusCode).toBe(401);
    expect((await cardOf('admin', "x'%20or%201=1")).statusCode).toBe(400);
    expect((await cardOf('admin', 'x'.repeat(190))).statusCode).toBe(400);
  });

  it('OPEN-54 EP-49 a pro user sees the cards of people of their club', async () => {
    const { db } = shop.context;
    await db.updateTable('users').set({ club_id: 1 }).where('id', '=', 'usr_demo_customer').execute();
    expect((await cardOf('pro', 'usr_demo_customer')).statusCode).toBe(200);
    await db.updateTable('users').set({ club_id: null }).where('id', '=', 'usr_demo_customer').execute();
  });
});

describe('whether a pickup is still in time (EP-52)', () => {
  const ready = (query: Record<string, string>, headers = {}) =>
    as('guest').send('GET', '/refactor/v5/check_carrier_ready_time', { query, headers });
  afterEach(() => shop.moveClock('2026-11-23T15:00:00Z'));

  it('EP-52, PY-08, OPEN-48 a pickup is checked by the server’s clock in the time zone of the cart’s origin', async () => {
    const opened = (
      await as('guest').send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })
    ).json();
    await shop.context.db
      .updateTable('carts')
      .set({
        session: JSON.stringify({ ship_state: { o_country: 'US', o_zip: '96743', o_state: 'HI' } }) as never,
      })
      .where('id', '=', opened.id)
      .execute();
    const own = { 'x-cart-token': opened.cart_token };
    const ask = async (date_time: string, headers: object = own) =>
      (await ready({ x_order_tracking_id: opened.order_id, date_time }, headers)).json().status;
    // Half past five in New York, half past twelve in Hawaii.
    shop.moveClock('2026-11-23T22:30:00Z');
    expect(await ask('2026-11-23')).toBe(true);
    expect(await ask('2026-11-23T11:00')).toBe(false);
    expect(await ask('2026-11-22')).toBe(false);
    expect(await ask('2026-11-25 09:00')).toBe(true);
    // In Hawaii the driver comes until one o'clock; on Thanksgiving, a Saturday and a Sunday no driver comes.
    expect(await ask('2026-11-23T12:45')).toBe(true);
    expect(await ask('2026-11-25T13:00')).toBe(false);
    for (const rest of ['2026-11-26', '2026-11-28', '2026-11-29', '2026-12-25T09:00'])
      expect([rest, await ask(rest)]).toEqual([rest, false]);
    expect(await ask('2026-11-30')).toBe(true);
    // Without the cart's token the answer ignores its origin.
    expect(await ask('2026-11-23', {})).toBe(false);
  });

  it('EP-52 an unknown cart is not found', async () => {
    const answer = await ready({ x_order_tracking_id: 'ord_1', date_time: '2026-11-23' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'cart_not_found']);
  });

  it.each([
    '',
    'tomorrow',
    '2026-13-45',
    '2026-02-30',
    '2026-11-23T29:00',
    '2026-11-23T',
    "2026-11-23'--",
    'x'.repeat(41),
  ])('EP-52 the malformed time %j is refused', async (date_time) => {
    expect((await ready({ x_order_tracking_id: 'ord_1', date_time })).statusCode).toBe(400);
  });
});

const tokenOf = async () =>
  (await shop.context.db.selectFrom('payment_methods').select('token').executeTakeFirstOrThrow()).token;

describe('removing a saved payment method', () => {
  const remove = (name: string, id: string) => as(name).send('DELETE', `/api/v6/payment_methods/${id}`);
  const vault = async (token: string) =>
    (await shop.ledger.query('select 1 from sandbox_gateway.vault where token = $1', [token])).rowCount;

  it('PY-22 removes it once, for its owner only, from the account and from the vault', async () => {
    const id = await keepCard(shop, as('customer'), 'usr_demo_customer');
    const { token } = await shop.context.db
      .selectFrom('payment_methods')
      .select('token')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (const other of ['pro', 'admin']) {
      const refused = await remove(other, id);
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'payment_method_not_found']);
    }
    expect((await remove('guest', id)).statusCode).toBe(401);
    expect(await vault(token)).toBe(1);
    expect((await remove('customer', id)).json()).toEqual({ success: true });
    expect((await remove('customer', id)).statusCode).toBe(404);
    const { cards } = (await info('customer')).json();
    expect(cards.map((card: { payment_method_id: string }) => card.payment_method_id)).not.toContain(id);
    await until(async () => (await vault(token)) === 0 || undefined);
  });
});
