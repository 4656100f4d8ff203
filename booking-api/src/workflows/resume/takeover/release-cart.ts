import { sql } from 'kysely';
import { lockCart } from '../../../modules/carts/public/store.ts';
import { findLive } from '../../../modules/payments/public/attempts/attempts.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { hashSecret, newSecret, sameBytes } from '../../../platform/security/secrets.ts';

/**
 * The customer's page continues with its kept token; a cart that no one waits for gets an unknown token. `left` is the
 * token of a page that may still send what it had not saved (TK-26).
 */
const handBack = (
  trx: DatabaseTransaction,
  { cartId, left, now }: { cartId: string; left: Buffer | null; now: string },
) =>
  trx
    .updateTable('carts')
    .set((set) => ({
      token_hash: set.fn.coalesce('waiting_token_hash', set.val(hashSecret(newSecret()))),
      session_hash: set.ref('waiting_session_hash'),
      waiting_token_hash: null,
      waiting_session_hash: null,
      held_by: null,
      // CO-124: the buyer whom staff named is not known to be the guest who continues.
      user_id: set
        .case()
        .when('buyer_named', '=', true)
        .then(set.val<string | null>(null))
        .else(set.ref('user_id'))
        .end(),
      buyer_named: false,
      hold_turn: sql<number>`hold_turn + 1`,
      left_token_hash: left,
      left_at: left && now,
      updated_at: now,
    }))
    .where('id', '=', cartId)
    .execute();

/**
 * Releases a cart: the customer's open page continues with it, and its owner finds it in their list. False
 * when this person does not hold it, or it is ordered.
 */
export async function release(
  trx: DatabaseTransaction,
  { cartId, staffId, now }: { cartId: string; staffId: string; now: string },
): Promise<boolean | 'cart_being_ordered'> {
  const cart = await lockCart(trx, cartId);
  if (cart?.heldBy !== staffId || cart.status !== 'open') return false;
  if (await findLive(trx, cartId)) return 'cart_being_ordered';
  // The page that releases it has saved before.
  await handBack(trx, { cartId, left: null, now });
  return true;
}

/**
 * Reclaims it as its customer, with the token that the page kept: from then on the staff's token opens
 * nothing. False when no one waits with this token.
 */
export async function takeBack(
  trx: DatabaseTransaction,
  { cartId, tokenHash, now }: { cartId: string; tokenHash: Buffer; now: string },
): Promise<{ heldBy: string } | false | 'cart_being_ordered'> {
  const cart = await lockCart(trx, cartId);
  if (!cart?.heldBy || !cart.waitingTokenHash || cart.status !== 'open') return false;
  if (!sameBytes(tokenHash, cart.waitingTokenHash)) return false;
  if (await findLive(trx, cartId)) return 'cart_being_ordered';
  await handBack(trx, { cartId, left: cart.tokenHash, now });
  return { heldBy: cart.heldBy };
}
