import { sql } from 'kysely';
import type { Browser } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { prepareBooking, signedIn } from '../testing/booking.ts';
import { sendLink } from '../testing/order-links.ts';
import { keepCard } from '../testing/saved-card.ts';
import { placeOrder } from '../testing/shipping.ts';
import { splitBooking, stop } from '../testing/split-bill.ts';
import { leavingAccount } from './testing/leaving-account.ts';

const { arrived, leave, newcomer, password, shop } = leavingAccount();

describe('deleting an account', () => {
  it('removes the person and keeps the order for the books', async () => {
    const { browser, email, userId } = await newcomer();
    await keepCard(shop, browser, userId);
    await arrived(userId);
    const open = await prepareBooking(browser);
    const answer = await leave(browser);
    expect([answer.statusCode, answer.json().user]).toEqual([200, null]);
    const { db } = shop.context;
    const person = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
    expect(person).toMatchObject({ first_name: 'Deleted', phone: '', password_hash: '' });
    expect(JSON.stringify(person)).not.toContain(email);
    const cart = await db
      .selectFrom('carts')
      .select('session')
      .where('id', '=', open.cartId)
      .executeTakeFirst();
    expect(cart?.session).toBeNull();
    const methods = await db
      .selectFrom('payment_methods')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    expect(methods.map(({ removed_at }) => removed_at !== null)).toEqual([true]);
    expect(await db.selectFrom('orders').select('id').where('user_id', '=', userId).execute()).toHaveLength(
      1,
    );
    const back = await (await shop.browser()).send('POST', '/sessions', {
      body: { user: { email, password } },
    });
    expect(back.json().success).toBe(false);
  });

  it('a deletion waits for an order with one of its carts, and neither fails', async () => {
    const { browser, userId } = await newcomer();
    const { cartId } = await prepareBooking(browser);
    const { db } = shop.context;
    const left = await db.transaction().execute(async (trx) => {
      // Like placing an order: the cart first, then the account by the foreign key of what is written.
      await trx.selectFrom('carts').select('id').where('id', '=', cartId).forUpdate().execute();
      const leaving = leave(browser);
      await until(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        return rows.length > 0 || undefined;
      });
      await trx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().execute();
      return { leaving };
    });
    expect((await left.leaving).statusCode).toBe(200);
  });

  it('the email address can register again, as a new account', async () => {
    const { browser, email } = await newcomer();
    await leave(browser);
    const user = {
      first_name: 'Lee',
      last_name: 'Ver',
      email,
      password,
      password_confirmation: password,
      terms: true,
    };
    const again = await (await shop.browser()).send('POST', '/users', { body: { user } });
    expect(again.json().success).toBe(true);
  });

  it('removes the cards from the gateway', async () => {
    const { browser, userId } = await newcomer();
    await keepCard(shop, browser, userId);
    const { token } = await shop.context.db
      .selectFrom('payment_methods')
      .select('token')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const kept = async () => {
      const query = 'select 1 from sandbox_gateway.vault where token = $1';
      return (await shop.ledger.query(query, [token])).rows.length;
    };
    expect(await kept()).toBe(1);
    await arrived(userId);
    await leave(browser);
    await until(async () => ((await kept()) === 0 ? true : undefined));
  });

  it('waits while bags are in progress: orders_under_way', async () => {
    const { browser, userId } = await newcomer();
    await placeOrder(shop, browser);
    const refusal = await leave(browser);
    expect([refusal.statusCode, refusal.json().code]).toEqual([409, 'orders_under_way']);
    await arrived(userId);
    expect((await leave(browser)).statusCode).toBe(200);
  });

  it('CO-86 waits while someone may pay by link for its future order', async () => {
    const { browser, userId } = await newcomer();
    const staff = await signedIn(shop, 'admin');
    const booking = await prepareBooking(staff, {}, userId);
    expect((await sendLink(booking)).json()).toMatchObject({ status: true });
    const refusal = await leave(browser);
    expect([refusal.statusCode, refusal.json().code]).toEqual([409, 'orders_under_way']);
    await stop(booking);
    expect((await leave(browser)).statusCode).toBe(200);
  });

  it('TC-18 waits for an undecided claim, ends tracking links, and deletes drafts of claims', async () => {
    const { browser, userId } = await newcomer();
    await placeOrder(shop, browser);
    const { db, clock } = shop.context;
    const { id: orderId } = await db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const link = await browser.send('POST', `/api/v6/orders/${orderId}/track_links`, { body: {} });
    expect(link.statusCode).toBe(200);
    await arrived(userId);
    const at = clock.instant();
    const claim = {
      order_id: orderId,
      user_id: userId,
      kind: 'damaged',
      value_cents: 0,
      created_at: at,
      state_at: at,
    } as const;
    await db
      .insertInto('claims')
      .values([
        { ...claim, id: 'clm_sent', state: 'submitted', what: 'A wheel is off.' },
        { ...claim, id: 'clm_draft', state: 'draft', what: 'My name is Lee.' },
      ])
      .execute();
    const { account } = (await browser.send('GET', '/api/v6/own_data')).json();
    expect(account.claims.map(({ what }: { what: string }) => what).sort()).toEqual([
      'A wheel is off.',
      'My name is Lee.',
    ]);
    expect(account.tracking_links).toHaveLength(1);
    expect(JSON.stringify(account)).not.toContain('token');
    expect((await leave(browser)).json().code).toBe('orders_under_way');
    await db.updateTable('claims').set({ state: 'paid' }).where('id', '=', 'clm_sent').execute();
    expect((await leave(browser)).statusCode).toBe(200);
    const { token } = link.json();
    expect((await (await shop.browser()).send('GET', `/api/v6/track/${token}`)).statusCode).toBe(404);
    const draft = await db
      .selectFrom('claims')
      .select(['state', 'what'])
      .where('id', '=', 'clm_draft')
      .executeTakeFirst();
    expect(draft).toEqual({ state: 'withdrawn', what: '' });
  });

  it('attack 65: requires the password, and is not available to staff', async () => {
    const { browser } = await newcomer();
    expect((await leave(browser, 'another one 123')).json().code).toBe('password_wrong');
    const admin = await signedIn(shop, 'admin');
    const refusal = await leave(admin, 'Sendahead-demo-1');
    expect([refusal.statusCode, refusal.json().code]).toEqual([403, 'staff_account']);
  });
});

describe("the export of a person's data", () => {
  it('the export of a person’s data is a file with only the person’s orders and addresses, without any secret', async () => {
    const { browser, email } = await newcomer();
    await placeOrder(shop, browser);
    const answer = await browser.send('GET', '/api/v6/own_data');
    expect(answer.headers['content-disposition']).toContain('my-data.json');
    const { account } = answer.json();
    expect(account.person.email).toBe(email);
    expect(account.orders).toHaveLength(1);
    expect(answer.body).not.toMatch(/password|token|argon2|customer@demo\.test/);
    expect((await (await shop.browser()).send('GET', '/api/v6/own_data')).statusCode).toBe(401);
  });

  it('GB-01 contains the split bills, and the shares requested from a verified address, of this person only (attack 73)', async () => {
    const buyer = await signedIn(shop);
    await splitBooking(shop, buyer);
    const dataOf = async (browser: Browser) => (await browser.send('GET', '/api/v6/own_data')).json().account;
    const own = await dataOf(buyer);
    expect(own.divided_bills.map(({ name }: { name: string }) => name)).toEqual([
      'Casey Lane',
      'Robin Lane',
      'Kim Lane',
    ]);
    expect(own.shares).toEqual([]);
    const { browser, userId } = await newcomer();
    const { db } = shop.context;
    const be = (change: object) => db.updateTable('users').set(change).where('id', '=', userId).execute();
    await be({ email: 'Robin@lane.test' });
    expect((await dataOf(browser)).shares).toEqual([]);
    await be({ email_verified_at: shop.context.clock.instant() });
    const asked = await dataOf(browser);
    expect(asked.shares).toMatchObject([{ name: 'Robin Lane', share: 'asked' }]);
    expect(asked.divided_bills).toEqual([]);
    expect(JSON.stringify(asked)).not.toMatch(/Kim|method_token/);
  });

  it('PR-09 shows credit balances and their movements', async () => {
    const { browser, userId } = await newcomer();
    await shop.context.db
      .insertInto('credit_accounts')
      .values({ user_id: userId, kind: 'wallet', balance_cents: 2_500 })
      .execute();
    await shop.context.db
      .insertInto('credit_entries')
      .values({
        source: 'wallet',
        owner: userId,
        event: 'grant',
        amount_cents: 2_500,
        reference: `test ${userId}`,
      })
      .execute();
    const credits = (await browser.send('GET', '/api/v6/credits')).json();
    expect(credits.balances).toEqual([
      { kind: 'ship_wallet', balance_cents: 0 },
      { kind: 'wallet', balance_cents: 2_500 },
    ]);
    expect(credits.movements).toMatchObject([{ kind: 'wallet', event: 'grant', amount_cents: 2_500 }]);
  });
});
