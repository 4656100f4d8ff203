import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import { CartNotOpened, opens } from '../../modules/carts/cart-access.ts';
import { mayOrder, ownerOf } from '../../modules/carts/cart-owner.ts';
import { lockCart, type StoredCart } from '../../modules/carts/store.ts';
import type { OrderDraft } from '../../modules/orders/draft.ts';
import { isBeingAmended } from '../../modules/payments/amendments.ts';
import { insertAttempt, type PressRecord, unpaid } from '../../modules/payments/attempts.ts';
import { holdCoupon, noteHold } from '../../modules/payments/coupon-holds.ts';
import { holdCredits, noteCredits } from '../../modules/payments/credit-holds.ts';
import { isUsedBy } from '../../modules/pricing/coupon.ts';
import { type DatabaseTransaction, type End, transact } from '../../platform/database.ts';
import type { Reference } from '../../platform/reference.ts';
import { Refusal } from '../../platform/refusal.ts';
import { newId } from '../../platform/secrets.ts';
import { refused } from './answer.ts';
import { answerAgain } from './answer-again.ts';
import { checkCard } from './check-card.ts';
import { isPriced, type PlaceOrderContext, type Press, type PricedCart } from './context.ts';
import { lookAround, type Surroundings } from './look-around.ts';
import { type PaymentPlan, planPayment } from './plan-payment.ts';
import { inProgress } from './replay.ts';
import { requireInternationalInfo } from './require-international-info.ts';

/**
 * Either the press may go on, or it is answered, or an abandoned press of this cart must be resolved first. `looked`:
 * what the gateway finds wrong with its card, where it has one.
 */
export type Claim =
  | { attempt: PressRecord; looked: ReturnType<typeof checkCard> | undefined; reference: Reference }
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
  return transact(context.db, async (trx, finish): Promise<Claim> => {
    // They go out together and are answered in turn: what follows the lock is as it stands under the lock.
    const [cart, around] = await Promise.all([lockCart(trx, press.cartId), lookAround(trx, press)]);
    if (!(await opens(trx, press, cart)) || !cart) throw new CartNotOpened(cart);
    if (!mayOrder(cart, press)) throw new Refusal(404, 'cart_not_found');
    press.limit?.judge(around.declines);
    const before = around.earlierPress ? await answerAgain(trx, cart, press) : undefined;
    if (before) return before;
    return holdLost ? end(trx, cart, press, 'recalc') : start(context, { trx, finish }, cart, press, around);
  });
}

async function start(
  context: PlaceOrderContext,
  { trx, finish }: { trx: DatabaseTransaction; finish: End },
  cart: StoredCart,
  press: Press,
  { quote, reference, correction }: Surroundings,
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
    correction,
  });
  if (!isPriced(priced) && priced.problem === 'form_incomplete') {
    throw new Refusal(422, 'form_incomplete', { fields: priced.fields });
  }
  if (!isPriced(priced)) return end(trx, cart, press, priced.problem);
  await requireInternationalInfo(trx, cart.id, priced);
  const stale = Date.parse(quote.expiresAt) <= context.clock.now() || quote.totalCents !== priced.total;
  if (stale) return end(trx, cart, press, 'recalc');
  const plan = await planPayment(trx, press, owner, priced);
  if ('error' in plan) return end(trx, cart, press, plan.error);
  const id = newId('att');
  const couponCode = await newCoupon(trx, priced);
  if (!(await holdAll(trx, id, owner, couponCode, plan))) throw new HoldLost();
  const { amends: amended } = priced;
  const attempt: PressRecord = {
    ...row(cart, press),
    ...unpaid,
    id,
    ...(amended === null ? {} : { order_id: amended.orderId, amends_order_id: amended.orderId }),
    paid_before_cents: amended?.paidBefore ?? null,
    owner_id: owner,
    // From the commit on the gateway may be asked for money: who finds the press later asks it first.
    state: plan.gatewayCents > 0 ? 'authorising' : 'started',
    amount_cents: plan.gatewayCents,
    value_cents: priced.value,
    club_id: plan.clubId,
    club_cents: plan.clubCents,
    payment_method_id: plan.methodId,
    draft: draftOf(cart, press, priced),
    outcome: null,
    answer: null,
  };
  const written = finish(
    insertAttempt(trx, attempt),
    ...(couponCode === null ? [] : [noteHold(trx, id, couponCode, owner)]),
    noteCredits(trx, id, plan.tenders),
  );
  // The gateway looks at the card while the press is written down.
  const looked = plan.gatewayCents > 0 ? checkCard(context, press) : undefined;
  await written;
  return { attempt, looked, reference };
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
    ...unpaid,
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
