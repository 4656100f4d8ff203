import { mayOrder, ownerOf } from '../../modules/carts/cart-owner.ts';
import { lockCart, type StoredCart } from '../../modules/carts/store.ts';
import type { OrderDraft } from '../../modules/orders/draft.ts';
import { findOrderOfCart } from '../../modules/orders/store.ts';
import { type Attempt, findByKey, findLive, insertAttempt } from '../../modules/payments/attempts.ts';
import { holdCoupon, noteHold } from '../../modules/payments/coupon-holds.ts';
import type { DatabaseTransaction } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { newId } from '../../platform/secrets.ts';
import { alreadyOrdered, pending, refused } from './answer.ts';
import { isPriced, type PlaceOrderContext, type Press, type PricedCart } from './context.ts';
import { inProgress, replay } from './replay.ts';

/** Either the press may go on, or it is answered, or an abandoned press of this cart must be resolved first. */
export type Claim = { attempt: Attempt } | { answer: string } | { abandoned: string };

/**
 * Step 1, one transaction: locks the cart, reads everything again, prices it, and writes the press down. From its
 * commit on no other press can start for this cart, and nothing that the page says about the price counts.
 * Undo: `endAttempt`.
 */
export function claimAttempt(context: PlaceOrderContext, press: Press): Promise<Claim> {
  return context.db.transaction().execute(async (trx): Promise<Claim> => {
    const cart = await lockCart(trx, press.cartId);
    if (!cart || !mayOrder(cart, press)) throw new Refusal(404, 'cart_not_found');
    const earlier = await findByKey(trx, press.userId, press.key);
    if (earlier) return { answer: replay(earlier, press) };
    const type = press.form.payment_method_type;
    const order = await findOrderOfCart(trx, cart.id);
    if (order) {
      if (order.user_id !== ownerOf(cart, press.userId)) throw new Refusal(404, 'cart_not_found');
      return { answer: alreadyOrdered(order.id, type) };
    }
    const live = await findLive(trx, cart.id);
    if (live?.user_id === press.userId && live.state === 'unknown')
      return { answer: pending(cart.orderId, type) };
    if (live) {
      if (live.abandoned) return { abandoned: live.id };
      throw inProgress();
    }
    return start(context, trx, cart, press);
  });
}

async function start(
  context: PlaceOrderContext,
  trx: DatabaseTransaction,
  cart: StoredCart,
  press: Press,
): Promise<Claim> {
  const quote = await trx
    .selectFrom('quotes')
    .select(['total_cents', 'expires_at'])
    .where('id', '=', press.form.quote_id)
    .where('cart_id', '=', cart.id)
    .executeTakeFirst();
  if (!quote) throw new Refusal(404, 'quote_not_found');
  const priced = await context.priceAgain(trx, { cart, form: press.form, role: press.role });
  if (!isPriced(priced) && priced.problem === 'form_incomplete') {
    throw new Refusal(422, 'form_incomplete', { fields: priced.fields });
  }
  if (!isPriced(priced)) return end(trx, cart, press, priced.problem);
  const stale = Date.parse(quote.expires_at) <= context.clock.now() || quote.total_cents !== priced.total;
  if (stale) return end(trx, cart, press, 'recalc');
  if (priced.total < 0) return end(trx, cart, press, 'order_not_placed');
  if (priced.total > 0 && !press.form.payment_method_nonce) {
    throw new Refusal(422, 'form_incomplete', {
      fields: [{ path: 'payment_method_nonce', code: 'required' }],
    });
  }
  if (priced.couponCode !== null && !(await holdCoupon(trx, priced.couponCode)))
    return end(trx, cart, press, 'recalc');
  const attempt = await insertAttempt(trx, {
    ...row(cart, press),
    state: 'started',
    amount_cents: priced.total,
    draft: draftOf(cart, press, priced),
    outcome: null,
    answer: null,
  });
  if (priced.couponCode !== null) await noteHold(trx, attempt.id, priced.couponCode);
  return { attempt };
}

/** A press that ends before the gateway is called; its key answers the same from now on. */
async function end(
  trx: DatabaseTransaction,
  cart: StoredCart,
  press: Press,
  error: 'recalc' | 'pickup_time_over' | 'order_not_placed',
): Promise<Claim> {
  const answer = refused(error, press.form.payment_method_type);
  const draft = draftOf(cart, press, undefined);
  await insertAttempt(trx, {
    ...row(cart, press),
    state: 'declined',
    amount_cents: 0,
    draft,
    outcome: error,
    answer,
  });
  return { answer };
}

const row = (cart: StoredCart, press: Press) => ({
  id: newId('att'),
  actor_scope: press.userId,
  idempotency_key: press.key,
  request_hash: press.requestHash,
  cart_id: cart.id,
  order_id: cart.orderId,
  user_id: press.userId,
  payment_type: press.form.payment_method_type,
});

const draftOf = (cart: StoredCart, press: Press, priced: PricedCart | undefined): OrderDraft => ({
  displayId: cart.displayId,
  brandId: cart.brandId,
  quoteId: press.form.quote_id,
  couponCode: priced?.couponCode ?? null,
  lines: priced?.lines ?? [],
  shipment: priced?.shipment ?? { legs: [], travelers: [] },
});
