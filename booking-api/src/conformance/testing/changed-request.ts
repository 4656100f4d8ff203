import { insertCart } from '../../modules/carts/public/store.ts';
import { hashSecret, newId, newSecret } from '../../platform/security/secrets.ts';
import type { Shop } from '../../workflows/testing/shop.ts';
import type { Values } from './send-operation.ts';

/** Turns a valid request into one that is refused; may also change its rows in the database. */
export type Change = (good: Values, shop: Shop) => Values | Promise<Values>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const merged = (into: unknown, changed: Record<string, unknown>): Record<string, unknown> => {
  const base = isRecord(into) ? into : {};
  const values = Object.entries(changed).map(([key, value]) => [
    key,
    isRecord(value) && Object.keys(value).length > 0 ? merged(base[key], value) : value,
  ]);
  return { ...base, ...Object.fromEntries(values) };
};

const partOf =
  (part: 'path' | 'query' | 'header') =>
  (changed: Record<string, unknown>): Change =>
  (good) => ({ ...good, [part]: { ...good[part], ...changed } });

/** Replaces values in the path, the query and the headers; `body` changes values at any depth. */
export const path = partOf('path');
export const query = partOf('query');
export const header = partOf('header');
export const body =
  (changed: Record<string, unknown>): Change =>
  (good) => ({ ...good, body: merged(good.body, changed) });

/** The cart that a request names, in any of its fields. */
function cartOf({ path: { cartId, cart_id }, body: sent }: Values): string {
  const named = cartId ?? cart_id ?? (isRecord(sent) ? (sent.cart_id ?? sent.cart) : undefined);
  if (typeof named !== 'string') throw new Error('a request about no cart');
  return named;
}

export const afterItWasOrdered: Change = async (good, { context: { db } }) => {
  await db.updateTable('carts').set({ status: 'ordered' }).where('id', '=', cartOf(good)).execute();
  return good;
};

/** The same for two open carts of one account. */
export const besideAnother =
  (change: Change): Change =>
  async (good, shop) => {
    const { db, clock } = shop.context;
    const { user_id } = await db
      .selectFrom('carts')
      .select('user_id')
      .where('id', '=', cartOf(good))
      .executeTakeFirstOrThrow();
    const id = newId('crt');
    await insertCart(db, {
      id,
      orderId: newId('ord'),
      displayId: id.slice(-12),
      tokenHash: hashSecret(newSecret()),
      brandId: 1,
      micrositeId: null,
      userId: user_id,
      sessionHash: null,
      now: clock.instant(),
    });
    return change(await body({ earlier_cart_id: id })(good, shop), shop);
  };

/** Uses any existing order, of any user. */
export const ofAnOrder: Change = async (good, { context: { db } }) => {
  const { id } = await db.selectFrom('orders').select('id').orderBy('placed_at').executeTakeFirstOrThrow();
  return { ...good, path: { orderId: id } };
};

/** Uses an order of the customer, once its bags have arrived. */
export const afterItArrived: Change = async (good, { context: { db } }) => {
  const { id } = await db
    .updateTable('orders')
    .set({ state: 'delivered' })
    .where('user_id', '=', 'usr_demo_customer')
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...good, path: { orderId: id } };
};

/** An attempt for the cart is in progress. */
export const whileItIsOrdered: Change = async (good, shop) => {
  await insertAttemptOf(shop, cartOf(good));
  return good;
};

/** The same for an attempt that amends the order of the path. */
export const whileItIsAmended =
  (change: Change): Change =>
  async (good, shop) => {
    const values = await change(good, shop);
    const orderId = String(values.path.orderId);
    const { cart_id } = await shop.context.db
      .selectFrom('orders')
      .select('cart_id')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    await insertAttemptOf(shop, cart_id, orderId);
    return values;
  };

async function insertAttemptOf(
  { context: { db } }: Shop,
  cart_id: string,
  amends_order_id: string | null = null,
): Promise<void> {
  await db
    .insertInto('checkout_attempts')
    .values({
      id: `att_${cart_id}`,
      actor_scope: 'test',
      idempotency_key: cart_id,
      request_hash: Buffer.from('x'),
      cart_id,
      order_id: `ord_${cart_id}`,
      user_id: 'usr_demo_customer',
      state: 'started',
      amount_cents: 100,
      payment_type: 'NewCard',
      draft: '{}' as never,
      provider: null,
      transaction_id: null,
      outcome: null,
      answer: null,
      lease_until: new Date(Date.now() + 3_600_000).toISOString(),
      asked_at: null,
      amends_order_id,
      paid_before_cents: null,
      club_id: null,
      payment_method_id: null,
      owner_id: null,
    })
    .execute();
}
