import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Cart = { id: string; display_id: string; cart_token: string };

let server: TestApp;
let customer: Browser;
let admin: Browser;
let colleague: Browser;
let minute = 0;
beforeAll(async () => {
  server = await startTestApp();
  [customer, admin, colleague] = await Promise.all([server.browser(), server.browser(), server.browser()]);
  await admin.signIn('admin');
  await colleague.signIn('adminplus');
});
afterAll(() => server.close());
beforeEach(() => {
  minute += 20;
  server.moveClock(new Date(Date.parse('2026-11-23T15:00:00Z') + minute * 60_000).toISOString());
});

const session = (city: string) => ({
  origin_city: city,
  origin_state: 'TX',
  destination_city: 'Miami',
  destination_state: 'FL',
  travelers: [],
  ship_state: { ...oneWayForm, o_city: city },
});
const save = (browser: Browser, cart: Cart, city: string) =>
  browser.send('POST', `/api/v5/carts/${cart.id}/session`, {
    body: { session: session(city) },
    headers: { 'x-cart-token': cart.cart_token },
  });
const read = (browser: Browser, cart: Cart) =>
  browser.send('GET', `/api/v6/carts/${cart.id}/session`, { headers: { 'x-cart-token': cart.cart_token } });
const holder = async (browser: Browser, cart: Cart): Promise<string | null> => {
  const headers = { 'x-cart-token': cart.cart_token };
  return (await browser.send('GET', `/api/v6/carts/${cart.id}/hold`, { headers })).json().held_by;
};
const post = (browser: Browser, cart: Cart, act: 'release' | 'take-back') =>
  browser.send('POST', `/api/v6/carts/${cart.id}/${act}`, {
    body: {},
    headers: { 'x-cart-token': cart.cart_token },
  });
async function openCart(): Promise<Cart> {
  const cart = (await customer.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
  await save(customer, cart, 'Austin');
  return cart;
}
const open = (browser: Browser, cart: Cart) =>
  browser.send('POST', '/api/v6/takeovers', { body: { cart: cart.display_id, reason: 'they called' } });
const opened = (browser: Browser, id: string) => browser.send('GET', `/api/v6/takeovers/${id}`);
async function take(browser: Browser, cart: Cart): Promise<{ id: string; held: Cart }> {
  const id: string = (await open(browser, cart)).json().takeover_id;
  const answer = await browser.send('POST', `/api/v5/carts/${cart.id}/takeover`, {
    body: { takeover_id: id },
  });
  return { id, held: { ...cart, cart_token: answer.json().cart_token } };
}

describe('a cart that staff hold', () => {
  it('TK-09 the token alone shows the cart, even when a sign-in just replaced the session', async () => {
    const cart = await openCart();
    await take(admin, cart);
    const withoutSession = await server.browser();
    withoutSession.cookie = '';
    expect(await holder(withoutSession, cart)).toBe('Alex');
    const withoutToken = await withoutSession.send('GET', `/api/v6/carts/${cart.id}/hold`);
    expect(withoutToken.statusCode).toBe(404);
  });

  it('TK-01 the cart’s customer can read it, sees who holds it, and cannot save into it', async () => {
    const cart = await openCart();
    expect(await holder(customer, cart)).toBeNull();
    const { held } = await take(admin, cart);
    await save(admin, held, 'Houston');
    const seen = (await read(customer, cart)).json();
    expect([await holder(customer, cart), seen.session.origin_city]).toEqual(['Alex', 'Houston']);
    expect(await holder(admin, held)).toBeNull();
    const refused = await save(customer, cart, 'Dallas');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'cart_taken_over']);
    expect((await read(admin, held)).json().session.origin_city).toBe('Houston');
  });

  it('the cart opens read-only to its customer, and to no one by a guess (attack 66)', async () => {
    const cart = await openCart();
    await take(admin, cart);
    const price = await customer.send('POST', `/api/v6/carts/${cart.id}/replace`, {
      body: { earlier_cart_id: cart.id, keep: 'this' },
      headers: { 'x-cart-token': cart.cart_token },
    });
    expect(price.statusCode).toBeGreaterThanOrEqual(400);
    const guessed = { ...cart, cart_token: 'A'.repeat(43) };
    for (const answer of [await read(customer, guessed), await post(customer, guessed, 'take-back')])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'cart_not_found']);
  });

  it('a released cart is open again to the page that waited', async () => {
    const cart = await openCart();
    const { held } = await take(admin, cart);
    await save(admin, held, 'Houston');
    expect((await post(admin, held, 'release')).json()).toEqual({ success: true });
    const seen = (await read(customer, cart)).json();
    expect([await holder(customer, cart), seen.session.origin_city]).toEqual([null, 'Houston']);
    expect((await save(customer, cart, 'Dallas')).statusCode).toBe(200);
    expect((await read(admin, held)).statusCode).toBe(404);
  });

  it('a cart reclaimed by its customer is closed to staff immediately (attack 66)', async () => {
    const cart = await openCart();
    const { held } = await take(admin, cart);
    expect((await post(customer, cart, 'take-back')).json()).toEqual({ success: true });
    expect((await save(admin, held, 'Houston')).statusCode).toBe(404);
    expect((await post(admin, held, 'release')).statusCode).toBe(404);
    expect((await save(customer, cart, 'Dallas')).statusCode).toBe(200);
    expect((await post(customer, cart, 'take-back')).statusCode).toBe(404);
    const acts = await colleague.send('GET', '/api/v6/audit', { query: { subject: cart.id } });
    expect(acts.json().entries[0]).toMatchObject({
      act: 'staff.cart_taken_back',
      actor: 'usr_demo_admin',
      detail: { cart: cart.id },
    });
  });

  it('CO-115 staff who lost a cart read who took it and when, by name', async () => {
    const cart = await openCart();
    const lost = (browser: Browser) => browser.send('GET', `/api/v6/carts/${cart.id}/lost`);
    expect((await lost(admin)).json().code).toBe('takeover_cart_not_found');
    await take(admin, cart);
    await take(colleague, cart);
    const at = server.context.clock.instant();
    expect((await lost(admin)).json()).toEqual({ by: 'colleague', name: 'Avery Plus', at });
    expect((await lost(colleague)).json()).toMatchObject({ by: 'you' });
    await post(customer, cart, 'take-back');
    expect((await lost(admin)).json()).toMatchObject({ by: 'customer', name: null });
    expect((await lost(customer)).statusCode).toBe(401);
  });

  it('TK-14 the cart remains its customer’s: staff who return without the takeover release it, and assign it to no one else', async () => {
    const cart = await openCart();
    const { held } = await take(admin, cart);
    const headers = { 'x-cart-token': held.cart_token };
    const user = (await admin.send('GET', `/api/v6/carts/${cart.id}/user`, { headers })).json();
    expect(user).toEqual({ person: null, taken_over: true });
    const ended = await admin.send('POST', '/users/set_cart_user', {
      body: { cart_id: cart.id, user_id: 'usr_demo_admin' },
      headers,
    });
    expect([ended.statusCode, ended.json().code]).toEqual([409, 'cart_taken_over']);
    expect(await holder(customer, cart)).toBe('Alex');
  });

  it('a second staff member sees the name of its holder; after they take it over, its customer still waits', async () => {
    const cart = await openCart();
    expect((await open(colleague, cart)).json().held_by).toBeNull();
    const first = await take(admin, cart);
    expect((await open(admin, cart)).json().held_by).toBeNull();
    expect((await open(colleague, cart)).json().held_by).toBe('Alex');
    const second = await take(colleague, cart);
    expect((await save(admin, first.held, 'Houston')).statusCode).toBe(404);
    expect(await holder(customer, cart)).toBe('Avery');
    expect((await post(colleague, second.held, 'release')).statusCode).toBe(200);
    expect((await save(customer, cart, 'Dallas')).statusCode).toBe(200);
  });

  it('one of two simultaneous acts gets the cart: the customer who reclaims it, or staff who release it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const cart = await openCart();
      const { held } = await take(admin, cart);
      const answers = await Promise.all([post(customer, cart, 'take-back'), post(admin, held, 'release')]);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect((await save(customer, cart, 'Dallas')).statusCode).toBe(200);
    }
  });
});

describe('the takeover id', () => {
  it('TK-02 OPEN-53 the person who opened the cart sees the takeover id, before it is used and while the cart is held', async () => {
    const cart = await openCart();
    const { takeover_id } = (await open(admin, cart)).json();
    expect((await opened(admin, takeover_id)).json()).toEqual({
      cart_id: cart.id,
      display_id: cart.display_id,
      brand: 'golf',
      customer: null,
      used: false,
    });
    expect((await opened(colleague, takeover_id)).json().code).toBe('takeover_cart_not_found');
    const { id, held } = await take(admin, cart);
    expect((await opened(admin, id)).json().used).toBe(true);
    await post(admin, held, 'release');
    expect((await opened(admin, id)).json().code).toBe('takeover_cart_not_found');
  });

  it('OPEN-53 the takeover id is hidden when its 15 minutes are over', async () => {
    const cart = await openCart();
    const { takeover_id } = (await open(admin, cart)).json();
    server.moveClock(new Date(Date.parse(server.context.clock.instant()) + 16 * 60_000).toISOString());
    expect((await opened(admin, takeover_id)).statusCode).toBe(404);
  });
});
