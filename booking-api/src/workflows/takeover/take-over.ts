import type { CartSession } from '@sendahead/shared-contracts/carts/schema';
import { lockCart } from '../../modules/carts/public/store.ts';
import { findLive } from '../../modules/payments/public/attempts/attempts.ts';
import type { DatabaseTransaction, Queries } from '../../platform/database/database.ts';
import { hashSecret, newSecret } from '../../platform/security/secrets.ts';

/** A cart by its id or by what its customer reads out, whatever its capitals. */
export async function findCartToTakeOver(db: Queries, typed: string) {
  return db
    .selectFrom('carts')
    .innerJoin('brands', 'brands.id', 'carts.brand_id')
    .select(['carts.id as id', 'carts.display_id as displayId', 'carts.status as status'])
    .select(['carts.user_id as userId', 'brands.slug as brand'])
    .where((where) =>
      where.or([where('carts.id', '=', typed), where('carts.display_id', '=', typed.toUpperCase())]),
    )
    .executeTakeFirst();
}

export async function insertTakeover(
  db: Queries,
  takeover: {
    idHash: Buffer;
    cartId: string;
    staffId: string;
    reason: string;
    now: string;
    expiresAt: string;
  },
): Promise<void> {
  await db
    .insertInto('cart_takeovers')
    .values({
      id_hash: takeover.idHash,
      cart_id: takeover.cartId,
      staff_id: takeover.staffId,
      reason: takeover.reason,
      created_at: takeover.now,
      expires_at: takeover.expiresAt,
    })
    .execute();
}

/**
 * Gives a cart back under a token that nobody has: its owner finds it among the own carts. False when it is not in
 * these hands, or ordered.
 */
export async function release(
  trx: DatabaseTransaction,
  { cartId, staffId, now }: { cartId: string; staffId: string; now: string },
): Promise<boolean | 'cart_being_ordered'> {
  const cart = await lockCart(trx, cartId);
  if (cart?.heldBy !== staffId || cart.status !== 'open') return false;
  if (await findLive(trx, cartId)) return 'cart_being_ordered';
  await trx
    .updateTable('carts')
    .set({ token_hash: hashSecret(newSecret()), held_by: null, updated_at: now })
    .where('id', '=', cartId)
    .execute();
  return true;
}

export type Taken = { customerId: string | null; session: CartSession | null; reason: string };
export type NotTaken = 'takeover_cart_not_found' | 'cart_already_ordered' | 'cart_being_ordered';

/**
 * Takes a cart over while its row is locked, as an order locks it: either the customer's attempt was first and the cart
 * stays theirs, or the old token is worthless before the attempt can start. What was saved until then is in the answer.
 * The id is used up by a takeover that works, and by no other.
 */
export async function takeOver(
  trx: DatabaseTransaction,
  ask: {
    cartId: string;
    idHash: Buffer;
    staffId: string;
    brandOk(slug: string): Promise<boolean>;
    now: string;
  },
  newTokenHash: Buffer,
): Promise<Taken | NotTaken> {
  const cart = await lockCart(trx, ask.cartId);
  const takeover = await trx
    .selectFrom('cart_takeovers')
    .select('reason')
    .where('id_hash', '=', ask.idHash)
    .where('cart_id', '=', ask.cartId)
    .where('staff_id', '=', ask.staffId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ask.now)
    .executeTakeFirst();
  if (!cart || !takeover || !(await ask.brandOk(cart.brandSlug))) return 'takeover_cart_not_found';
  if (cart.status === 'ordered') return 'cart_already_ordered';
  if (cart.status !== 'open') return 'takeover_cart_not_found';
  if (await findLive(trx, cart.id)) return 'cart_being_ordered';
  await trx
    .updateTable('cart_takeovers')
    .set({ used_at: ask.now })
    .where('id_hash', '=', ask.idHash)
    .execute();
  await trx
    .updateTable('carts')
    .set({ token_hash: newTokenHash, held_by: ask.staffId, session_hash: null, updated_at: ask.now })
    .where('id', '=', cart.id)
    .execute();
  return { customerId: cart.userId, session: cart.session, reason: takeover.reason };
}
