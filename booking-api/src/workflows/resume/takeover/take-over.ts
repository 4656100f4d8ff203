import type { CartSession } from '@sendahead/shared-contracts/carts/schema';
import { sql } from 'kysely';
import { lockCart } from '../../../modules/carts/public/store.ts';
import { findLive } from '../../../modules/payments/public/attempts/attempts.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';

export type TakenCart = { customerId: string | null; session: CartSession | null; reason: string };
export type TakeoverRefusal = 'takeover_cart_not_found' | 'cart_already_ordered' | 'cart_being_ordered';

/**
 * Takes a cart over while its row is locked, in the lock order of an order: either the customer's attempt was
 * first and the cart remains theirs, or the old token is invalid before the attempt can start. The answer
 * includes everything saved until then. Only a successful takeover uses the id up.
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
): Promise<TakenCart | TakeoverRefusal> {
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
    .set((set) => ({
      token_hash: newTokenHash,
      held_by: ask.staffId,
      session_hash: null,
      hold_turn: sql<number>`hold_turn + 1`,
      // TK-26: the page that had it may still send what it had not saved.
      left_token_hash: set.ref('token_hash'),
      left_at: ask.now,
      // Taken over from a colleague: a waiting customer keeps waiting.
      waiting_token_hash: set.fn.coalesce('waiting_token_hash', 'token_hash'),
      waiting_session_hash: set.fn.coalesce('waiting_session_hash', 'session_hash'),
      updated_at: ask.now,
    }))
    .where('id', '=', cart.id)
    .execute();
  return { customerId: cart.userId, session: cart.session, reason: takeover.reason };
}
