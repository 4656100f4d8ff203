import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import { mayOrder, ownerOf } from '../../modules/carts/cart-owner.ts';
import { lockCart, type StoredCart } from '../../modules/carts/store.ts';
import type { OrderDraft } from '../../modules/orders/draft.ts';
import { findOrderOfCart } from '../../modules/orders/store.ts';
import { findAmended, isBeingAmended } from '../../modules/payments/amendments.ts';
import { type Attempt, findByKey, findLive, insertAttempt } from '../../modules/payments/attempts.ts';
import { holdCoupon, noteHold } from '../../modules/payments/coupon-holds.ts';
import { holdCredits, noteCredits } from '../../modules/payments/credit-holds.ts';
import { isUsedBy } from '../../modules/pricing/coupon.ts';
import { commitWithoutWaiting, type DatabaseTransaction, transact } from '../../platform/database.ts';
import { type Reference, readReference } from '../../platform/reference.ts';
import { Refusal } from '../../platform/refusal.ts';
import { newId } from '../../platform/secrets.ts';
import { alreadyOrdered, pending, refused } from './answer.ts';
import { checkCard } from './check-card.ts';
import { isPriced, type PlaceOrderContext, type Press, type PricedCart } from './context.ts';
import { type PaymentPlan, planPayment } from './plan-payment.ts';
import { inProgress, replay } from './replay.ts';
import { requireInternationalInfo } from './require-international-info.ts';

/**
 * Either the press may go on, or it is answered, or an abandoned press of this cart must be resolved first. `looked`:
 * what the gateway finds wrong with its card, where it has one.
 */
export type Claim =
  | { attempt: Attempt; looked: ReturnType<typeof checkCard> | undefined }
  | { answer: string }
  | { abandoned: string };

/**
 * Step 1, one transaction: locks the cart, reads everything again, prices it, and writes the press down. From its
 * commit on no other press can start for this cart, and nothing that the page says about the price counts.
 * Undo: `endAttempt`.
 */
export async function claimAttempt(context: PlaceOrderContext, press: Press): Promise<Claim> {
  try {
    return await claimOnce(context, press, false);
  } catch (error) {
    if (!(error instanceof HoldLost)) throw error;
    return claimOnce(context, press, true);
  }
}

function claimOnce(context: PlaceOrderContext, press: Press, holdLost: boolean): Promise<Claim> {
  return transact(context.db, async (trx): Promise<Claim> => {
    // They go out together and are answered in turn: what follows the lock is as it stands under the lock.
    const [cart, earlier, order, live, quote, reference] = await Promise.all([
      lockCart(trx, press.cartId),
      findByKey(trx, press.userId, press.key),
      findOrderOfCart(trx, press.cartId),
      findLive(trx, press.cartId),
      findQuoted(trx, press),
      readReference(trx),
    ]);
    if (!cart || !mayOrder(cart, press)) throw new Refusal(404, 'cart_not_found');
    if (earlier) return { answer: replay(earlier, press) };
    const type = press.form.payment_method_type;
    if (order) {
      if (order.user_id !== ownerOf(cart, press.userId)) throw new Refusal(404, 'cart_not_found');
      return { answer: alreadyOrdered(order.id, type) };
    }
    if (cart.status === 'ordered') {
      const amended = await findAmended(trx, cart.id);
      if (amended) return { answer: alreadyOrdered(amended, type) };
    }
    if (live?.user_id === press.userId && live.state === 'unknown')
      return { answer: pending(cart.orderId, type) };
    if (live) {
      if (live.abandoned) return { abandoned: live.id };
      throw inProgress();
    }
    return holdLost
      ? end(trx, cart, press, 'recalc')
      : start(context, trx, cart, press, { quote, reference });
  });
}

/** The price that the press names, if it was told for this cart. */
const findQuoted = (trx: DatabaseTransaction, press: Press) =>
  trx
    .selectFrom('quotes')
    .select(['total_cents', 'expires_at'])
    .where('id', '=', press.form.quote_id)
    .where('cart_id', '=', press.cartId)
    .executeTakeFirst();

/** What was read under the lock. */
type Found = { quote: Awaited<ReturnType<typeof findQuoted>>; reference: Reference };

async function start(
  context: PlaceOrderContext,
  trx: DatabaseTransaction,
  cart: StoredCart,
  press: Press,
  { quote, reference }: Found,
): Promise<Claim> {
  if (!quote) throw new Refusal(404, 'quote_not_found');
  const owner = ownerOf(cart, press.userId);
  const amends = press.form.price_api_order_id;
  if (amends && (await isBeingAmended(trx, amends))) throw inProgress();
  const priced = await context.priceAgain(trx, {
    cart,
    form: press.form,
    role: press.role,
    owner,
    userId: press.userId,
    reference,
  });
  if (!isPriced(priced) && priced.problem === 'form_incomplete') {
    throw new Refusal(422, 'form_incomplete', { fields: priced.fields });
  }
  if (!isPriced(priced)) return end(trx, cart, press, priced.problem);
  await requireInternationalInfo(trx, cart.id, priced);
  const stale = Date.parse(quote.expires_at) <= context.clock.now() || quote.total_cents !== priced.total;
  if (stale) return end(trx, cart, press, 'recalc');
  const plan = await planPayment(trx, press, owner, priced);
  if ('error' in plan) return end(trx, cart, press, plan.error);
  const id = newId('att');
  const couponCode = await newCoupon(trx, priced);
  if (!(await holdAll(trx, id, owner, couponCode, plan))) throw new HoldLost();
  // The gateway looks at the card while the press is written down.
  const looked = plan.gatewayCents > 0 ? checkCard(context, press) : undefined;
  // Before the gateway is asked for money, a commit that waits for the disk carries this one with it.
  const [attempt] = await Promise.all([
    insertAttempt(trx, {
      ...row(cart, press),
      id,
      ...(priced.amends === null
        ? {}
        : { order_id: priced.amends.orderId, amends_order_id: priced.amends.orderId }),
      paid_before_cents: priced.amends?.paidBefore ?? null,
      owner_id: owner,
      state: 'started',
      amount_cents: plan.gatewayCents,
      value_cents: priced.value,
      club_id: plan.clubId,
      club_cents: plan.clubCents,
      payment_method_id: plan.methodId,
      draft: draftOf(cart, press, priced),
      outcome: null,
      answer: null,
    }),
    couponCode === null ? undefined : noteHold(trx, id, couponCode, owner),
    noteCredits(trx, id, plan.tenders),
    plan.gatewayCents > 0 ? commitWithoutWaiting(trx) : undefined,
  ]);
  return { attempt, looked };
}

/** The coupon of a press, where it is not one that the amended order has used already. */
const newCoupon = async (trx: DatabaseTransaction, { couponCode, amends }: PricedCart) =>
  couponCode !== null && amends !== null && (await isUsedBy(trx, couponCode, amends.orderId))
    ? null
    : couponCode;

/** Takes the coupon's use and what credits pay. False when one of them was spent a moment ago. */
async function holdAll(
  trx: DatabaseTransaction,
  attemptId: string,
  owner: string,
  couponCode: string | null,
  plan: PaymentPlan,
): Promise<boolean> {
  if (couponCode !== null && !(await holdCoupon(trx, couponCode, owner))) return false;
  return holdCredits(trx, attemptId, plan.tenders);
}

/** What was priced a moment ago is spent: everything held so far is given back, and the press ends with `recalc`. */
class HoldLost extends Error {}

/** A press that ends before the gateway is called; its key answers the same from now on. */
async function end(
  trx: DatabaseTransaction,
  cart: StoredCart,
  press: Press,
  error: PaymentErrorCode,
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
  ...(priced?.move ? { move: priced.move } : {}),
});
