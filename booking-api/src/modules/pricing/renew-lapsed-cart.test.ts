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

/** A guest's microsite cart that expired. */
async function lapsed(): Promise<Known> {
  const opened: Known = (
    await guest.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1, micro_site_id: 1 } } })
  ).json();
  expect((await ask(opened)).json().cart_replacement).toBeNull();
  await db().updateTable('carts').set({ status: 'expired' }).where('id', '=', opened.id).execute();
  return opened;
}

describe('a lapsed cart', () => {
  it('PR-12 a lapsed cart is replaced by a new cart in the answer of a price', async () => {
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

  it('PR-12 transfers the price correction of staff, only once', async () => {
    const opened = await lapsed();
    await db()
      .insertInto('rate_adjustments')
      .values({
        cart_id: opened.id,
        amount_cents: -700,
        reason: 'late bag',
        actor_id: 'usr_demo_admin',
        created_at: '2026-11-23T15:00:00Z',
      })
      .execute();
    const first = (await ask(opened)).json();
    expect(first.ship_rate_adjustment).toBe(-700);
    const again = (await ask(first.cart_replacement)).json();
    expect([again.ship_rate_adjustment, again.final_price_cents]).toEqual([-700, first.final_price_cents]);
    expect((await ask(opened)).json()).toMatchObject({
      ship_rate_adjustment: null,
      final_price_cents: first.final_price_cents + 700,
    });
  });

  it('PR-12, OPEN-45 a lapsed cart is replaced within its microsite, and moves to the account when its guest signs in', async () => {
    const { cart_replacement } = (await ask(await lapsed())).json();
    expect(await rowOf(cart_replacement)).toMatchObject({ micro_site_id: 1, user_id: null });
    await guest.signIn('customer');
    expect(await rowOf(cart_replacement)).toMatchObject({ user_id: 'usr_demo_customer' });
  });

  it('PR-12 a lapsed cart is not found with another token', async () => {
    const { id } = await lapsed();
    expect((await ask({ id, cart_token: 'x'.repeat(43) })).statusCode).toBe(404);
  });
});
