import type { Browser, TestApp } from '../../testing/test-app.ts';
import { startAccountServer } from '../accounts/testing/account-server.ts';

let server: TestApp;
const users: Record<string, Browser> = {};
let ids: Record<string, string> = {};
beforeAll(async () => {
  server = await startAccountServer();
  for (const name of ['customer', 'pro', 'admin'] as const) {
    users[name] = await server.browser();
    await users[name].signIn(name);
    ids = { ...ids, [name]: (await users[name].send('GET', '/api/v6/session')).json().user.id };
  }
});
afterAll(() => server.close());

const as = (name: string): Browser => {
  const browser = users[name];
  if (!browser) throw new Error(`nobody is signed in as ${name}`);
  return browser;
};
const openCart = async (browser: Browser) =>
  (await browser.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json() as {
    id: string;
    cart_token: string;
  };
const person = { first_name: 'Bea', last_name: 'Lane', email: 'bea@lane.test', phone: '512-555-0100' };

describe('looking a user up', () => {
  it('EP-17 EN-08 finds a user by id and by email, for an admin', async () => {
    for (const user_id of [ids.customer ?? '', 'Customer@demo.test']) {
      const found = await as('admin').send('GET', '/users/get_user', { query: { user_id } });
      expect(found.json()).toEqual({ user_id: ids.customer, user_email: 'customer@demo.test', messages: [] });
    }
  });
  it('EP-17 OPEN-54 hides people of other clubs from a pro user, and everyone from customers and guests (attack 7)', async () => {
    expect(
      (await as('pro').send('GET', '/users/get_user', { query: { user_id: ids.customer ?? '' } })).statusCode,
    ).toBe(404);
    expect(
      (await as('customer').send('GET', '/users/get_user', { query: { user_id: ids.pro ?? '' } })).statusCode,
    ).toBe(403);
    expect(
      (await (await server.browser()).send('GET', '/users/get_user', { query: { user_id: ids.pro ?? '' } }))
        .statusCode,
    ).toBe(401);
  });
});

describe('booking on behalf', () => {
  it('EP-18 TK-14 assigns the cart to the user and audits who did it', async () => {
    const cart = await openCart(as('admin'));
    const headers = { 'x-cart-token': cart.cart_token };
    const set = await as('admin').send('POST', '/users/set_cart_user', {
      body: { cart_id: cart.id, user_id: ids.customer },
      headers,
    });
    expect(set.json()).toEqual({ success: true, on_behalf_user: ids.customer });
    const trail = await as('admin').send('GET', '/api/v6/audit', { query: { subject: ids.customer ?? '' } });
    expect(trail.json().entries[0]).toMatchObject({
      actor: ids.admin,
      subject: ids.customer,
      act: 'staff.booked_for',
      detail: { cart: cart.id },
    });
  });
  it('TK-14 resets the rate adjustment when the cart moves to another person, but not to the same one', async () => {
    const cart = await openCart(as('admin'));
    const headers = { 'x-cart-token': cart.cart_token };
    const give = (user_id = '') =>
      as('admin').send('POST', '/users/set_cart_user', { body: { cart_id: cart.id, user_id }, headers });
    const adjustments = () =>
      server.context.db
        .selectFrom('rate_adjustments')
        .select('amount_cents')
        .where('cart_id', '=', cart.id)
        .execute();
    const adjust = () =>
      as('admin').send('PUT', `/api/v6/carts/${cart.id}/rate_adjustment`, {
        body: { amount_cents: -500, reason: 'agreed by phone' },
      });
    await adjust();
    expect((await give(ids.customer)).statusCode).toBe(200);
    expect(await adjustments()).toEqual([]);
    await adjust();
    await give(ids.customer);
    expect(await adjustments()).toEqual([{ amount_cents: -500 }]);
    await give(ids.pro);
    expect(await adjustments()).toEqual([]);
  });
  it('PR-13 removes a rate adjustment with 0, which is recorded as well', async () => {
    const cart = await openCart(as('admin'));
    const adjust = (amount_cents: number) =>
      as('admin').send('PUT', `/api/v6/carts/${cart.id}/rate_adjustment`, {
        body: { amount_cents, reason: 'agreed by phone' },
      });
    await adjust(-500);
    expect((await adjust(0)).json()).toEqual({ ship_rate_adjustment: 0 });
    const { db } = server.context;
    const left = await db
      .selectFrom('rate_adjustments')
      .select('cart_id')
      .where('cart_id', '=', cart.id)
      .execute();
    expect(left).toEqual([]);
    const noted = await db
      .selectFrom('audit_events')
      .select('detail')
      .where('kind', '=', 'staff.adjusted_rate')
      .execute();
    expect(noted.map(({ detail }) => detail)).toContainEqual(
      expect.objectContaining({ cart: cart.id, cents: 0 }),
    );
  });
  it('EP-18 booking on behalf needs the cart’s token, a known user and a role (attack 6)', async () => {
    const cart = await openCart(as('admin'));
    const headers = { 'x-cart-token': cart.cart_token };
    const body = { cart_id: cart.id, user_id: ids.customer };
    expect((await as('admin').send('POST', '/users/set_cart_user', { body })).statusCode).toBe(404);
    expect(
      (
        await as('admin').send('POST', '/users/set_cart_user', {
          body: { ...body, user_id: 'usr_nobody' },
          headers,
        })
      ).statusCode,
    ).toBe(404);
    expect((await as('customer').send('POST', '/users/set_cart_user', { body, headers })).statusCode).toBe(
      403,
    );
  });
});

describe('club users', () => {
  it('MD-08 club users can be found once they are added to a club', async () => {
    const added = await as('admin').send('POST', '/api/v6/club_users', { body: { ...person, club_id: 1 } });
    expect(added.json()).toMatchObject({ user_email: 'bea@lane.test' });
    const found = await as('admin').send('GET', '/users/get_user', { query: { user_id: 'bea@lane.test' } });
    expect(found.json().user_id).toBe(added.json().user_id);
    expect(
      (await as('admin').send('POST', '/api/v6/club_users', { body: { ...person, club_id: 1 } })).json(),
    ).toMatchObject({ code: 'email_taken' });
  });
  it('TK-13 admins add a customer without a club; a customer added by club staff belongs to their club', async () => {
    const add = async (who: 'admin' | 'pro', email: string) => {
      const added = await as(who).send('POST', '/api/v6/club_users', { body: { ...person, email } });
      expect(added.statusCode).toBe(200);
      const people = (await as('admin').send('GET', '/api/v6/people', { query: { search: email } })).json();
      return people.people[0];
    };
    expect(await add('admin', 'caller@lane.test')).toMatchObject({ club_name: null });
    expect(await add('pro', 'member@lane.test')).toMatchObject({ club_name: 'Heronsway Golf Club' });
  });
  it('CO-47 admins invite staff of a club, who then work for it; club staff and a user without a club cannot invite', async () => {
    const invite = (who: 'admin' | 'pro', more: object) =>
      as(who).send('POST', '/api/v6/club_users', { body: { ...person, role: 'pro', ...more } });
    const { user_id: id } = (await invite('admin', { email: 'desk@lane.test', club_id: 1 })).json();
    const staff = await as('admin').send('GET', '/api/v6/console/users', {
      query: { club: '1', role: 'pro' },
    });
    expect(staff.json().users).toContainEqual(expect.objectContaining({ id, role: 'pro', verified: false }));
    for (const [who, more] of [
      ['pro', { email: 'colleague@lane.test', club_id: 1 }],
      ['admin', { email: 'nowhere@lane.test' }],
    ] as const)
      expect((await invite(who, more)).statusCode).toBe(403);
  });
  it('MD-08 club users with wrong fields are refused field by field, and a pro user cannot add to another club', async () => {
    const wrong = await as('admin').send('POST', '/api/v6/club_users', {
      body: { club_id: 1, first_name: '1', last_name: '', email: 'x', phone: 'y' },
    });
    expect(wrong.json().fields.map(({ path }: { path: string }) => path)).toEqual([
      'first_name',
      'last_name',
      'email',
      'phone',
    ]);
    expect(
      (await as('pro').send('POST', '/api/v6/club_users', { body: { ...person, club_id: 99_999 } }))
        .statusCode,
    ).toBe(403);
    expect(
      (
        await as('admin').send('POST', '/api/v6/club_users', {
          body: { ...person, email: 'c@d.test', club_id: 999_999 },
        })
      ).statusCode,
    ).toBe(404);
  });
});

describe('finding accounts by adding people', () => {
  it('EP-17 shares the rate limit of lookups, in both directions', async () => {
    server.moveClock('2026-11-23T18:00:30Z');
    const again = () =>
      as('pro').send('POST', '/api/v6/club_users', {
        body: { ...person, email: 'customer@demo.test', club_id: 1 },
      });
    expect((await again()).json().code).toBe('email_taken');
    for (let tries = 0; tries < 59; tries += 1)
      await as('pro').send('GET', '/users/get_user', { query: { user_id: `${tries}@lane.test` } });
    expect((await again()).statusCode).toBe(429);
    expect(
      (await as('pro').send('GET', '/users/get_user', { query: { user_id: 'x@lane.test' } })).statusCode,
    ).toBe(429);
  });

  it('attack 50: ends after a hundred a day per staff member, even minute by minute', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 105; tries += 1) {
      server.moveClock(new Date(Date.parse('2026-11-23T18:05:00Z') + tries * 61_000).toISOString());
      const body = { ...person, email: 'customer@demo.test', club_id: 1 };
      statuses.push((await as('pro').send('POST', '/api/v6/club_users', { body })).statusCode);
    }
    // Two lookups happened above.
    expect(statuses).toEqual([...Array(98).fill(409), ...Array(7).fill(429)]);
    const admins = await as('admin').send('POST', '/api/v6/club_users', {
      body: { ...person, email: 'new@lane.test', club_id: 1 },
    });
    expect(admins.statusCode).toBe(200);
  });
});

describe('the audit trail', () => {
  it('only admins see the audit trail', async () => {
    expect((await as('pro').send('GET', '/api/v6/audit')).statusCode).toBe(403);
    expect((await as('customer').send('GET', '/api/v6/audit')).statusCode).toBe(403);
  });
});
