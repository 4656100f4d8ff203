import fc from 'fast-check';
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
const later = (): void => {
  minute += 20;
  server.moveClock(new Date(Date.parse('2026-11-23T15:00:00Z') + minute * 60_000).toISOString());
};
beforeEach(later);

const session = (city: string) => ({
  origin_city: city,
  origin_state: 'TX',
  destination_city: 'Miami',
  destination_state: 'FL',
  travelers: [],
  ship_state: { ...oneWayForm, o_city: city },
});
const post = (browser: Browser, cart: Cart, act: string, body: object = {}) =>
  browser.send('POST', `/api/v6/carts/${cart.id}/${act}`, {
    body,
    headers: { 'x-cart-token': cart.cart_token },
  });
const save = (browser: Browser, cart: Cart, city: string, turn?: number) =>
  browser.send('POST', `/api/v5/carts/${cart.id}/session`, {
    body: { session: session(city), ...(turn === undefined ? {} : { hold_turn: turn }) },
    headers: { 'x-cart-token': cart.cart_token },
  });
const send = (browser: Browser, cart: Cart, city: string, turn: number) =>
  post(browser, cart, 'late-entries', { session: session(city), hold_turn: turn });
async function read(browser: Browser, cart: Cart): Promise<{ city: string; turn: number }> {
  const headers = { 'x-cart-token': cart.cart_token };
  const answer = (await browser.send('GET', `/api/v6/carts/${cart.id}/session`, { headers })).json();
  const hold = (await browser.send('GET', `/api/v6/carts/${cart.id}/hold`, { headers })).json();
  expect(hold.hold_turn).toBe(answer.hold_turn);
  return { city: answer.session?.origin_city, turn: answer.hold_turn };
}
async function openCart(): Promise<Cart> {
  const cart = (await customer.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
  await save(customer, cart, 'Austin', 0);
  return cart;
}
async function take(browser: Browser, cart: Cart): Promise<Cart & { turn: number }> {
  const body = { cart: cart.display_id, reason: 'they called' };
  const { takeover_id } = (await browser.send('POST', '/api/v6/takeovers', { body })).json();
  const path = `/api/v5/carts/${cart.id}/takeover`;
  const answer = (await browser.send('POST', path, { body: { takeover_id } })).json();
  const held = { ...cart, cart_token: answer.cart_token };
  return { ...held, turn: (await read(browser, held)).turn };
}
const codeOf = (answer: Awaited<ReturnType<typeof send>>) =>
  answer.statusCode === 200 ? 'saved' : answer.json().code;

describe('a cart that changed hands', () => {
  it('TK-25 a save by a page that read the cart before staff had it is refused after they release it', async () => {
    const cart = await openCart();
    const held = await take(admin, cart);
    await save(admin, held, 'Houston', held.turn);
    await post(admin, held, 'release');
    expect(codeOf(await save(customer, cart, 'Dallas', 0))).toBe('cart_changed_hands');
    expect(await read(customer, cart)).toEqual({ city: 'Houston', turn: 2 });
    expect(codeOf(await save(customer, cart, 'Dallas', 2))).toBe('saved');
    // A page of an older release says no turn.
    expect(codeOf(await save(customer, cart, 'Waco'))).toBe('saved');
  });

  it('TK-26 what the customer had not saved reaches staff, once, and makes their page read the cart again', async () => {
    const cart = await openCart();
    const held = await take(admin, cart);
    expect(codeOf(await send(customer, cart, 'Dallas', 0))).toBe('saved');
    expect(codeOf(await send(customer, cart, 'Waco', 0))).toBe('cart_changed_hands');
    expect(codeOf(await save(admin, held, 'Austin', held.turn))).toBe('cart_changed_hands');
    expect(await read(admin, held)).toEqual({ city: 'Dallas', turn: 2 });
  });

  it('TK-26 entries that staff have saved are not replaced by late ones; the same entries, saved again, are', async () => {
    const cart = await openCart();
    const held = await take(admin, cart);
    await save(admin, held, 'Austin', held.turn);
    expect(codeOf(await send(customer, cart, 'Dallas', 0))).toBe('saved');
    const other = await openCart();
    const second = await take(admin, other);
    await save(admin, second, 'Houston', second.turn);
    expect(codeOf(await send(customer, other, 'Dallas', 0))).toBe('cart_changed_hands');
    expect((await read(admin, second)).city).toBe('Houston');
  });

  it('TK-27 what staff had not saved when the customer reclaimed the cart, or a colleague took it, is kept too', async () => {
    const cart = await openCart();
    const held = await take(admin, cart);
    await post(customer, cart, 'take-back');
    expect(codeOf(await send(admin, held, 'Houston', held.turn))).toBe('saved');
    expect((await read(customer, cart)).city).toBe('Houston');
    const first = await take(admin, cart);
    const second = await take(colleague, cart);
    expect(codeOf(await send(admin, first, 'Waco', first.turn))).toBe('saved');
    expect((await read(colleague, second)).city).toBe('Waco');
  });

  it('TK-27 entries that had arrived by a save are answered as kept, and are not saved again', async () => {
    const cart = await openCart();
    const held = await take(admin, cart);
    await save(admin, held, 'Houston', held.turn);
    await post(customer, cart, 'take-back');
    const { turn } = await read(customer, cart);
    const refused = (await send(admin, held, 'Waco', turn)).json();
    expect(refused).toMatchObject({ code: 'cart_changed_hands', changed_fields: ['o_city'] });
    expect(codeOf(await send(admin, held, 'Houston', turn))).toBe('saved');
    expect(await read(customer, cart)).toEqual({ city: 'Houston', turn });
  });

  it('late entries are refused after a minute, after a release, to other keys and in another turn (attack 166)', async () => {
    const cart = await openCart();
    const held = await take(admin, cart);
    expect(codeOf(await send(customer, { ...cart, cart_token: 'A'.repeat(43) }, 'Dallas', 0))).toBe(
      'cart_not_found',
    );
    expect(codeOf(await send(admin, held, 'Dallas', held.turn))).toBe('cart_changed_hands');
    expect(codeOf(await send(customer, cart, 'Dallas', 7))).toBe('cart_changed_hands');
    later();
    expect(codeOf(await send(customer, cart, 'Dallas', 0))).toBe('cart_changed_hands');
    await post(admin, held, 'release');
    expect(codeOf(await send(customer, cart, 'Dallas', 1))).toBe('cart_changed_hands');
    expect(codeOf(await send(admin, held, 'Dallas', 1))).toBe('cart_not_found');
    expect((await read(customer, cart)).city).toBe('Austin');
  });
});

const act = fc.constantFrom(
  'take',
  'release',
  'take-back',
  'customer reads',
  'customer saves',
  'customer sends late',
  'staff read',
  'staff save',
  'staff send late',
);

describe('any order of saves, late entries and changes of hands', () => {
  it('TK-25 TK-26 TK-27 what the holder saved is replaced only by a page that has read it and has the cart', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 14 }), async (acts) => {
        later();
        const cart = await openCart();
        let held: Cart = cart;
        let holder = 'customer' as 'customer' | 'staff';
        let turns = { customer: 0, staff: -1 };
        let stored = 'Austin';
        let savedByHolder = true;
        let towns = 0;
        const keyOf = (who: 'customer' | 'staff') => (who === 'customer' ? cart : held);
        const browserOf = (who: 'customer' | 'staff') => (who === 'customer' ? customer : admin);
        const change = (to: 'customer' | 'staff'): void => {
          holder = to;
          savedByHolder = false;
        };
        for (const what of acts) {
          const who = what.startsWith('staff') ? 'staff' : 'customer';
          towns += 1;
          const town = `Town ${towns}`;
          if (what === 'take') {
            const taken = await take(admin, cart);
            held = taken;
            turns = { ...turns, staff: taken.turn };
            change('staff');
          } else if (what === 'release' || what === 'take-back') {
            const by = what === 'release' ? 'staff' : 'customer';
            if ((await post(browserOf(by), keyOf(by), what)).statusCode === 200) change('customer');
          } else if (what.endsWith('read') || what.endsWith('reads')) {
            if (who === 'customer' || holder === 'staff')
              turns = { ...turns, [who]: (await read(browserOf(who), keyOf(who))).turn };
          } else {
            const late = what.endsWith('late');
            const before = await read(browserOf(holder), keyOf(holder));
            const answer = await (late ? send : save)(browserOf(who), keyOf(who), town, turns[who]);
            if (answer.statusCode !== 200) continue;
            expect(late ? savedByHolder : who !== holder || turns[who] !== before.turn).toBe(false);
            stored = town;
            savedByHolder ||= !late;
          }
          expect((await read(browserOf(holder), keyOf(holder))).city).toBe(stored);
        }
      }),
      { numRuns: Number(process.env.TRIALS === 'full' ? 100 : 15) },
    );
  });
});
