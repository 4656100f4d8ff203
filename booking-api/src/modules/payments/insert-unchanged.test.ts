import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { newId } from '../../platform/secrets.ts';
import { forTheseTests, signedInForTheseTests } from '../../testing/for-these-tests.ts';
import { startShop } from '../../workflows/testing/shop.ts';
import { cartVersion } from '../carts/store.ts';
import { unpaid } from './attempts.ts';
import { insertUnchanged, type PressOfCart } from './insert-unchanged.ts';

const shop = forTheseTests(startShop);
const customer = signedInForTheseTests(shop);

async function newCart() {
  const { id, order_id } = (
    await customer.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })
  ).json();
  return { id: String(id), orderId: String(order_id) };
}

/** A press of a cart as it stands now. */
async function pressOf({ id, orderId }: Awaited<ReturnType<typeof newCart>>, key: string = randomUUID()) {
  const { db } = shop.context;
  const { version } = await db
    .selectFrom('carts')
    .select(cartVersion.as('version'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'like', 'customer%')
    .executeTakeFirstOrThrow();
  const press: PressOfCart = {
    cartVersion: version,
    attempt: {
      ...unpaid,
      id: newId('att'),
      actor_scope: user.id,
      idempotency_key: key,
      request_hash: Buffer.from('00ff5c', 'hex'),
      cart_id: id,
      order_id: orderId,
      user_id: user.id,
      payment_type: 'NewCard',
      state: 'authorising',
      amount_cents: 4200,
      outcome: null,
      answer: null,
      draft: {
        displayId: 'SA-1',
        brandId: 1,
        quoteId: 'q',
        couponCode: null,
        lines: [],
        shipment: { legs: [], travelers: [] },
      },
    },
  };
  return press;
}

const written = (...presses: PressOfCart[]) => insertUnchanged(shop.context.db, presses);
const ids = (...presses: PressOfCart[]) => new Set(presses.map(({ attempt }) => attempt.id));
const touch = (cartId: string) =>
  sql`update carts set updated_at = updated_at where id = ${cartId}`.execute(shop.context.db);

describe('presses that are written at once', () => {
  it('B3-1 are written whole, and may have asked for money from then on', async () => {
    const press = await pressOf(await newCart());
    expect(await written(press)).toEqual(ids(press));
    const { lease_until, asked_at, created_at, updated_at, ...row } = await shop.context.db
      .selectFrom('checkout_attempts')
      .selectAll()
      .where('id', '=', press.attempt.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual(press.attempt);
    expect(asked_at).toBe(created_at);
    expect(Date.parse(lease_until) - Date.parse(created_at)).toBe(45_000);
    expect(updated_at).toBe(created_at);
  });

  it('B3-24 are left out one by one: cart written since, key used, another on its way, cart held', async () => {
    const [good, changed, twice, held] = [await newCart(), await newCart(), await newCart(), await newCart()];
    const fine = await pressOf(good);
    const stale = await pressOf(changed);
    await touch(changed.id);
    const [first, second] = [await pressOf(twice), await pressOf(twice)];
    const usedKey = await pressOf(await newCart(), fine.attempt.idempotency_key);
    const late = await pressOf(held);
    await shop.context.db.transaction().execute(async (trx) => {
      await sql`select id from carts where id = ${held.id} for update`.execute(trx);
      expect(await written(stale, fine, first, second, usedKey, late)).toEqual(ids(fine, first));
    });
    expect(await written(late)).toEqual(ids(late));
    expect(await written(second)).toEqual(new Set());
  });

  it('B3-24 of one cart count by what each has read of it', async () => {
    const cart = await newCart();
    const stale = await pressOf(cart);
    await touch(cart.id);
    const fresh = await pressOf(cart);
    expect(await written(stale, fresh)).toEqual(ids(fresh));
  });
});
