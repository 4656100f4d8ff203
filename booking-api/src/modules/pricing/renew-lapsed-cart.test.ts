import { oneWayForm } from '../../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';

type Known = { id: string; cart_token: string };

let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  guest = await server.browser();
});

const ask = (cart: Known) =>
  guest.send('POST', '/refactor/v5/ship/ship_price', {
    body: { ...oneWayForm, cart_id: cart.id },
    headers: { 'x-cart-token': cart.cart_token },
  });

const db = () => server.context.db;
const rowOf = ({ id }: Known) =>
  db().selectFrom('carts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** A guest's cart of a microsite that nobody came back to. */
async function lapsed(): Promise<Known> {
  const opened: Known = (
    await guest.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1, micro_site_id: 1 } } })
  ).json();
  expect((await ask(opened)).json().cart_replacement).toBeNull();
  await db().updateTable('carts').set({ status: 'expired' }).where('id', '=', opened.id).execute();
  return opened;
}

describe('a cart that has lapsed', () => {
  it('PR-12 is replaced by a new one with the price that was asked', async () => {
    const opened = await lapsed();
    const { cart_replacement, quote_id } = (await ask(opened)).json();
    expect(cart_replacement.id).not.toBe(opened.id);
    expect((await ask(cart_replacement)).json()).toMatchObject({ cart_replacement: null });
    const quote = await db()
      .selectFrom('quotes')
      .select('cart_id')
      .where('id', '=', quote_id)
      .executeTakeFirstOrThrow();
    expect(quote.cart_id).toBe(cart_replacement.id);
  });

  it('PR-12, OPEN-45 goes on in the same microsite, and comes along when its guest signs in', async () => {
    const { cart_replacement } = (await ask(await lapsed())).json();
    expect(await rowOf(cart_replacement)).toMatchObject({ micro_site_id: 1, user_id: null });
    await guest.signIn('customer');
    expect(await rowOf(cart_replacement)).toMatchObject({ user_id: 'usr_demo_customer' });
  });

  it('PR-12 is not found by another token', async () => {
    const { id } = await lapsed();
    expect((await ask({ id, cart_token: 'x'.repeat(43) })).statusCode).toBe(404);
  });
});
