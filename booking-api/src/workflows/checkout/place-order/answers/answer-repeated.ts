import { ownerOf } from '../../../../modules/carts/public/cart-owner.ts';
import type { StoredCart } from '../../../../modules/carts/public/store.ts';
import { findOrderOfCart } from '../../../../modules/orders/public/store.ts';
import { findAmended } from '../../../../modules/payments/public/attempts/amendments.ts';
import { findByKey, findLive } from '../../../../modules/payments/public/attempts/attempts.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { CheckoutRequest } from '../../context.ts';
import { alreadyOrdered, type PaymentAnswer, pending } from './answer.ts';
import { inProgress, replay } from './replay.ts';

/**
 * The answer to an attempt whose key was used before, or whose cart is ordered or has a live attempt. An
 * abandoned attempt is returned instead: it must be resolved first. Undefined when none of this applies. Call
 * it while the cart is locked. Throws Refusal `cart_not_found`, `attempt_in_progress`,
 * `idempotency_key_reused`.
 */
export async function answerRepeated(
  trx: DatabaseTransaction,
  cart: StoredCart,
  checkout: CheckoutRequest,
): Promise<{ answer: PaymentAnswer } | { abandoned: string } | undefined> {
  const [earlier, order, live] = await Promise.all([
    findByKey(trx, checkout.userId, checkout.key),
    findOrderOfCart(trx, cart.id),
    findLive(trx, cart.id),
  ]);
  if (earlier) return { answer: replay(earlier, checkout) };
  const type = checkout.form.payment_method_type;
  if (order) {
    if (order.user_id !== ownerOf(cart, checkout.userId)) throw new Refusal(404, 'cart_not_found');
    return { answer: alreadyOrdered(order.id, type) };
  }
  if (cart.status === 'ordered') {
    const amended = await findAmended(trx, cart.id);
    if (amended) return { answer: alreadyOrdered(amended, type) };
  }
  if (live?.user_id === checkout.userId && live.state === 'unknown')
    return { answer: pending(live.order_id, type) };
  if (!live) return undefined;
  if (live.state === 'waiting') throw new Refusal(409, 'bill_divided');
  if (live.abandoned) return { abandoned: live.id };
  throw inProgress();
}
