import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
let minute = 0;
const people: Record<string, Browser> = {};
beforeAll(async () => {
  server = await startTestApp();
  for (const name of ['customer', 'pro', 'admin', 'adminplus', 'carrieradmin']) {
    people[name] = await server.browser();
    await people[name].signIn(name);
  }
  people.guest = await server.browser();
});
afterAll(() => server.close());
beforeEach(() => {
  minute += 20;
  server.moveClock(new Date(Date.parse('2026-11-23T15:00:00Z') + minute * 60_000).toISOString());
});

const as = (name: string): Browser => {
  const browser = people[name];
  if (!browser) throw new Error(`nobody is signed in as ${name}`);
  return browser;
};
type Cart = { id: string; display_id: string; cart_token: string };
const session = (city = 'Austin') => ({
  origin_city: city,
  origin_state: 'TX',
  destination_city: 'Miami',
  destination_state: 'FL',
  travelers: ['Casey Customer:customer@demo.test'],
  ship_state: { ...oneWayForm, o_city: city },
});
const save = (browser: Browser, cart: Cart, city: string) =>
  browser.send('POST', `/api/v5/carts/${cart.id}/session`, {
    body: { session: session(city) },
    headers: { 'x-cart-token': cart.cart_token },
  });
async function openCart(browser = as('customer')): Promise<Cart> {
  const cart = (await browser.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
  await save(browser, cart, 'Austin');
  return cart;
}
const makeId = (cart: string, browser = as('admin'), reason = 'the customer called') =>
  browser.send('POST', '/api/v6/takeovers', { body: { cart, reason } });
const idFor = async (cart: Cart, browser = as('admin')): Promise<string> =>
  (await makeId(cart.display_id, browser)).json().takeover_id;
const take = (cart: { id: string }, takeover_id: string, browser = as('admin'), query = {}) =>
  browser.send('POST', `/api/v5/carts/${cart.id}/takeover`, { body: { takeover_id }, query });
const stored = (id: string) =>
  server.context.db.selectFrom('carts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('taking a cart over', () => {
  it('TK-23 a page of another brand takes no cart over: it would save it without its items', async () => {
    const opened = await as('customer').send('POST', '/api/v5/carts', { body: { cart: { brand_id: 2 } } });
    const taken = await take(opened.json(), await idFor(opened.json()));
    expect(taken.json()).toMatchObject({ code: 'takeover_cart_not_found' });
    expect(await stored(opened.json().id)).toMatchObject({ held_by: null });
  });

  it('TK-01 EP-23 EN-07 a takeover returns the customer, the input, and a token that is the only one from now on', async () => {
    const cart = await openCart();
    const taken = await take(cart, await idFor(cart));
    expect(taken.json()).toMatchObject({
      takeover_user_id: 'usr_demo_customer',
      ship_state: { o_city: 'Austin', traveler: oneWayForm.traveler },
      cart_token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect((await save(as('customer'), cart, 'Dallas')).json().code).toBe('cart_taken_over');
    const held = { ...cart, cart_token: taken.json().cart_token };
    expect((await save(as('admin'), held, 'Houston')).statusCode).toBe(200);
    expect(await stored(cart.id)).toMatchObject({ user_id: 'usr_demo_customer', held_by: 'usr_demo_admin' });
  });

  it('a takeover leaves a trail that admins read: who, whose, which cart and why', async () => {
    const cart = await openCart();
    await take(cart, await idFor(cart));
    const trail = await as('adminplus').send('GET', '/api/v6/audit', {
      query: { subject: 'usr_demo_customer' },
    });
    expect(trail.json().entries[0]).toMatchObject({
      actor: 'usr_demo_admin',
      subject: 'usr_demo_customer',
      act: 'staff.took_cart_over',
      detail: { cart: cart.id, reason: 'the customer called' },
    });
  });

  it('a takeover keeps a guest’s cart without an owner: saving by staff does not make it theirs', async () => {
    const cart = await openCart(await server.browser());
    const taken = (await take(cart, await idFor(cart))).json();
    expect(taken.takeover_user_id).toBeNull();
    await save(as('admin'), { ...cart, cart_token: taken.cart_token }, 'Houston');
    expect((await stored(cart.id)).user_id).toBeNull();
  });

  it('a takeover accepts an id once, for its cart, by the person who made it, and for 15 minutes (attack 5)', async () => {
    const [cart, other] = [await openCart(), await openCart()];
    const id = await idFor(cart);
    const before = await stored(cart.id);
    const refused = [
      await take(other, id),
      await take(cart, id, as('adminplus')),
      await take(cart, 'tko_unknown'),
      await take({ id: 'crt_unknown' }, id),
    ];
    for (const answer of refused)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'takeover_cart_not_found']);
    expect(await stored(cart.id)).toEqual(before);
    expect((await take(cart, id)).statusCode).toBe(200);
    expect((await take(cart, id)).json().code).toBe('takeover_cart_not_found');
    const late = await idFor(other);
    server.moveClock(new Date(Date.parse(server.context.clock.instant()) + 16 * 60_000).toISOString());
    expect((await take(other, late)).statusCode).toBe(404);
    const kept = await server.context.db.selectFrom('cart_takeovers').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(id);
  });

  it('TK-02 a takeover opens on the pages of the cart’s brand only', async () => {
    const cart = await openCart();
    const made = (await makeId(cart.id)).json();
    expect(made).toMatchObject({ brand: 'golf', display_id: cart.display_id });
    const ski = await server.browser('ski.localhost:4000');
    await ski.signIn('admin');
    expect((await take(cart, made.takeover_id, ski)).statusCode).toBe(404);
    expect((await take(cart, made.takeover_id)).statusCode).toBe(200);
  });

  it.each([
    ['guest', 401],
    ['customer', 403],
    ['pro', 403],
    ['carrieradmin', 403],
  ] as const)(
    'a takeover refuses a %s, and does not change the cart (attacks 4, 47)',
    async (name, status) => {
      const cart = await openCart();
      const before = await stored(cart.id);
      expect((await makeId(cart.id, as(name))).statusCode).toBe(status);
      const id = await idFor(cart);
      expect((await take(cart, id, as(name), { cart_token: cart.cart_token })).statusCode).toBe(status);
      expect(await stored(cart.id)).toEqual(before);
    },
  );

  it.each(['admin', 'adminplus'])('RO-01 a takeover allows an %s', async (name) => {
    const cart = await openCart();
    expect((await take(cart, await idFor(cart, as(name)), as(name))).statusCode).toBe(200);
  });

  it('a takeover requires a reason, an open cart, and the CSRF token', async () => {
    const cart = await openCart();
    expect((await makeId(cart.id, as('admin'), '  ')).statusCode).toBe(422);
    expect((await makeId('SA-NONE-SUCH')).json().code).toBe('takeover_cart_not_found');
    const forged = await as('admin').send('POST', '/api/v6/takeovers', {
      body: { cart: cart.id, reason: 'x' },
      headers: { 'x-csrf-token': 'forged' },
    });
    expect(forged.json().code).toBe('csrf_token_invalid');
    const id = await idFor(cart);
    await server.context.db
      .updateTable('carts')
      .set({ status: 'ordered' })
      .where('id', '=', cart.id)
      .execute();
    expect((await makeId(cart.id)).json().code).toBe('cart_already_ordered');
    expect((await take(cart, id)).json().code).toBe('cart_already_ordered');
  });

  it('a takeover can be undone: the owner continues in a cart of their account', async () => {
    const cart = await openCart();
    const { cart_token } = (await take(cart, await idFor(cart))).json();
    const held = { 'x-cart-token': cart_token };
    const release = (browser: Browser, headers = held) =>
      browser.send('POST', `/api/v6/carts/${cart.id}/release`, { body: {}, headers });
    expect((await release(as('adminplus'))).statusCode).toBe(404);
    expect((await release(as('carrieradmin'))).statusCode).toBe(403);
    expect((await release(as('customer'))).statusCode).toBe(403);
    expect((await release(as('admin'), { 'x-cart-token': cart.cart_token })).statusCode).toBe(404);
    expect((await release(as('admin'))).json()).toEqual({ success: true });
    expect((await save(as('admin'), { ...cart, cart_token }, 'Houston')).statusCode).toBe(404);
    const fresh = await openCart();
    const listed = (await as('customer').send('GET', '/api/v6/carts')).json().carts;
    expect(listed.map(({ id }: Cart) => id)).toContain(cart.id);
    const replaced = await as('customer').send('POST', `/api/v6/carts/${fresh.id}/replace`, {
      body: { earlier_cart_id: cart.id, keep: 'earlier' },
      headers: { 'x-cart-token': fresh.cart_token },
    });
    const { ship_state, ...cities } = session('Austin');
    expect(replaced.json().session).toEqual({ ...cities, ship_state: { ...ship_state, cart_id: fresh.id } });
  });

  it('a takeover answers malformed input with a refusal', async () => {
    const cart = await openCart();
    for (const body of [
      {},
      { takeover_id: 1 },
      { takeover_id: 'x'.repeat(300_000) },
      { takeover_id: '../x' },
    ]) {
      const answer = await as('admin').send('POST', `/api/v5/carts/${cart.id}/takeover`, { body });
      expect([400, 413]).toContain(answer.statusCode);
    }
  });

  it('a takeover loses nothing that was saved at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const cart = await openCart();
      const id = await idFor(cart);
      const [saved, taken] = await Promise.all([save(as('customer'), cart, `Town ${round}`), take(cart, id)]);
      expect(taken.statusCode).toBe(200);
      // A late save is refused: the cart is no longer found (404), or reported as taken over (409).
      expect([200, 404, 409]).toContain(saved.statusCode);
      expect(taken.json().ship_state.o_city).toBe(saved.statusCode === 200 ? `Town ${round}` : 'Austin');
    }
  });

  it('one of two simultaneous takeovers with one id succeeds', async () => {
    const cart = await openCart();
    const id = await idFor(cart);
    const answers = await Promise.all(Array.from({ length: 6 }, () => take(cart, id)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});
