import { sql } from 'kysely';
import { oneWayForm } from '../../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { expireCarts } from '../../workflows/resume/expire/expire-carts.ts';

let server: TestApp;
let minute = 0;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => {
  minute += 20;
  server.moveClock(new Date(Date.parse('2026-11-23T15:00:00Z') + minute * 60_000).toISOString());
});

type Cart = { id: string; cart_token: string };
const session = (city: string) => ({
  origin_city: city,
  origin_state: 'TX',
  destination_city: 'Miami',
  destination_state: 'FL',
  travelers: [],
  ship_state: { ...oneWayForm, o_city: city },
});
const open = async (browser: Browser): Promise<Cart> =>
  (await browser.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
const save = (browser: Browser, cart: Cart, city: string) =>
  browser.send('POST', `/api/v5/carts/${cart.id}/session`, {
    body: { session: session(city) },
    headers: { 'x-cart-token': cart.cart_token },
  });
const replace = (browser: Browser, cart: Cart, earlier: Cart, keep = 'this') =>
  browser.send('POST', `/api/v6/carts/${cart.id}/replace`, {
    body: { earlier_cart_id: earlier.id, keep },
    headers: { 'x-cart-token': cart.cart_token },
  });
const stored = (cart: Cart) =>
  server.context.db.selectFrom('carts').selectAll().where('id', '=', cart.id).executeTakeFirstOrThrow();
const signedIn = async (name = 'customer'): Promise<Browser> => {
  const browser = await server.browser();
  await browser.signIn(name);
  return browser;
};
const savedBy = async (browser: Browser, city: string): Promise<Cart> => {
  const cart = await open(browser);
  await save(browser, cart, city);
  return cart;
};

describe('a guest’s cart', () => {
  it('EP-21 moves to the account at sign-in with all its input, unlike other guests’ carts', async () => {
    const [mine, stranger] = [await server.browser(), await server.browser()];
    const [cart, theirs] = [await savedBy(mine, 'Austin'), await savedBy(stranger, 'Boston')];
    await mine.signIn('customer');
    expect(await stored(cart)).toMatchObject({
      user_id: 'usr_demo_customer',
      session: session('Austin'),
      session_hash: null,
    });
    expect((await stored(theirs)).user_id).toBeNull();
    expect((await save(mine, cart, 'Dallas')).statusCode).toBe(200);
  });

  it('remains a guest’s cart when the sign-in fails', async () => {
    const mine = await server.browser();
    const cart = await savedBy(mine, 'Austin');
    await mine.signIn('customer', 'not the password');
    expect((await stored(cart)).user_id).toBeNull();
  });
});

describe("an account's carts", () => {
  it('GB-01 an account’s carts are listed to their account at their brand, including split bills, without tokens and without carts that staff hold', async () => {
    const browser = await signedIn('pro');
    const cart = await savedBy(browser, 'Austin');
    await open(browser);
    const held = await savedBy(browser, 'Boston');
    await server.context.db
      .updateTable('carts')
      .set({ held_by: 'usr_demo_admin' })
      .where('id', '=', held.id)
      .execute();
    expect((await browser.send('GET', '/api/v6/carts')).json()).toEqual({
      next: null,
      carts: [
        {
          id: cart.id,
          display_id: expect.stringMatching(/^SA-/),
          saved_at: server.context.clock.instant(),
          origin_city: 'Austin',
          destination_city: 'Miami',
          is_divided: false,
        },
      ],
    });
    await server.context.db
      .updateTable('carts')
      .set({ status: 'divided' })
      .where('id', '=', cart.id)
      .execute();
    expect((await browser.send('GET', '/api/v6/carts')).json().carts).toMatchObject([
      { id: cart.id, is_divided: true },
    ]);
    const ski = await server.browser('ski.localhost:4000');
    await ski.signIn('pro');
    expect((await ski.send('GET', '/api/v6/carts')).json()).toEqual({ carts: [], next: null });
    expect((await (await server.browser()).send('GET', '/api/v6/carts')).statusCode).toBe(401);
  });

  it('attack 50: an account’s carts are read page by page, from an index, for any number of carts', async () => {
    const browser = await signedIn('adminplus');
    const first = await savedBy(browser, 'Austin');
    await sql`insert into carts select (jsonb_populate_record(c, jsonb_build_object('id', 'crt_many' || n,
        'order_id', 'ord_many' || n, 'display_id', 'SA-' || n, 'token_hash', '\\x' || md5(n::text),
        'session', case when n % 100 = 0 then c.session end,
        'updated_at', c.updated_at - make_interval(secs => n / 2)))).*
      from carts c cross join generate_series(1, 5000) n where c.id = ${first.id}`.execute(server.context.db);
    await sql`analyze carts`.execute(server.context.db);
    const pages: string[][] = [];
    let next: string | null = null;
    do {
      const query: Record<string, string> = next === null ? { limit: '20' } : { limit: '20', before: next };
      const page = (await browser.send('GET', '/api/v6/carts', { query })).json();
      pages.push(page.carts.map(({ id }: Cart) => id));
      next = page.next;
    } while (next !== null);
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 11]);
    expect(new Set(pages.flat()).size).toBe(51);
    expect(pages[0]?.[0]).toBe(first.id);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from carts
      where user_id = 'usr_demo_adminplus' and brand_id = 1 and status in ('open', 'divided') and held_by is null
        and session is not null and (updated_at, id) < ((select updated_at from carts where id = ${first.id}), ${first.id})
      order by updated_at desc, id desc limit 20`.execute(server.context.db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('carts_in_list');
    expect(plan).not.toMatch(/Sort|Seq Scan/);
    const refused = await browser.send('GET', '/api/v6/carts', { query: { limit: '101' } });
    expect(refused.statusCode).toBe(400);
  });

  it('PR-12 OR-08 replace an earlier cart: its entries continue under the new id, and it is closed', async () => {
    const browser = await signedIn();
    const [earlier, cart] = [await savedBy(browser, 'Austin'), await savedBy(browser, 'Boston')];
    const answer = await replace(browser, cart, earlier, 'earlier');
    const { ship_state, ...cities } = session('Austin');
    const goesOn = { ...cities, ship_state: { ...ship_state, cart_id: cart.id } };
    expect((await stored(cart)).session).toEqual(goesOn);
    expect(answer.json()).toEqual({
      session: goesOn,
      cart_replacement: { cart_id: cart.id, replaced_cart_id: earlier.id },
    });
    expect(await stored(earlier)).toMatchObject({ status: 'replaced', replaced_by: cart.id, session: null });
    expect((await save(browser, earlier, 'Dallas')).statusCode).toBe(404);
    expect((await replace(browser, cart, earlier)).statusCode).toBe(404);
  });

  it('an account’s carts keep the new cart’s entries on request, even when there are no entries yet', async () => {
    const browser = await signedIn();
    const [earlier, cart] = [await savedBy(browser, 'Austin'), await open(browser)];
    expect((await replace(browser, cart, earlier, 'this')).json().session).toBeNull();
    expect((await stored(cart)).session).toBeNull();
  });

  it('an account’s carts never replace another person’s cart, a held one, or themselves', async () => {
    const [mine, other] = [await signedIn(), await signedIn('pro')];
    const [cart, theirs, held] = [
      await savedBy(mine, 'Austin'),
      await savedBy(other, 'Boston'),
      await savedBy(mine, 'Dallas'),
    ];
    await server.context.db
      .updateTable('carts')
      .set({ held_by: 'usr_demo_admin' })
      .where('id', '=', held.id)
      .execute();
    for (const earlier of [theirs, held, cart, { ...cart, id: 'crt_unknown' }])
      expect((await replace(mine, cart, earlier)).statusCode).toBe(404);
    expect((await replace(other, cart, theirs)).statusCode).toBe(404);
    expect((await stored(theirs)).status).toBe('open');
  });

  it('an account’s carts do not deadlock when two replace each other at the same time', async () => {
    const browser = await signedIn();
    const [one, two] = [await savedBy(browser, 'Austin'), await savedBy(browser, 'Boston')];
    const answers = await Promise.all([replace(browser, one, two), replace(browser, two, one)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });

  it('EP-22 an account’s carts are saved within a rate limit', async () => {
    const browser = await signedIn();
    const cart = await open(browser);
    let last = 0;
    for (let tries = 0; tries < 121; tries += 1) last = (await save(browser, cart, 'Austin')).statusCode;
    expect(last).toBe(429);
  });
});

describe('idle carts', () => {
  it('idle carts expire after 30 days, those of an account after 90, and lose their input', async () => {
    await expireCarts(server.context.db, Date.parse('2030-01-01T00:00:00Z'));
    const guest = await server.browser();
    const member = await signedIn();
    const [theirs, mine] = [await savedBy(guest, 'Austin'), await savedBy(member, 'Boston')];
    const start = server.context.clock.now();
    const after = (days: number) => expireCarts(server.context.db, start + days * 86_400_000);
    expect(await after(29)).toBe(0);
    expect(await after(31)).toBe(1);
    expect(await stored(theirs)).toMatchObject({ status: 'expired', session: null });
    expect((await save(guest, theirs, 'Dallas')).statusCode).toBe(404);
    expect((await stored(mine)).status).toBe('open');
    expect(await after(91)).toBe(1);
    expect((await stored(mine)).session).toBeNull();
  });
});
