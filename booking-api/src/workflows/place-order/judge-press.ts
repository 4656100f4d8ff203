import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import type { OrderDraft } from '../../modules/bookings/public/draft.ts';
import { ownerOf } from '../../modules/carts/public/cart-owner.ts';
import type { StoredCart } from '../../modules/carts/public/store.ts';
import { isBeingAmended } from '../../modules/payments/public/attempts/amendments.ts';
import { type PressRecord, unpaid } from '../../modules/payments/public/attempts/attempts.ts';
import { isUsedBy } from '../../modules/pricing/public/coupon.ts';
import { findQuote } from '../../modules/pricing/public/quotes.ts';
import type { Queries } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/security/secrets.ts';
import { isPriced, type PlaceOrderContext, type Press, type PricedCart } from './context.ts';
import { type PaymentPlan, planPayment } from './plan-payment.ts';
import { inProgress } from './replay.ts';
import { requireAnswers } from './require-answers.ts';
import { requireInternationalInfo } from './require-international-info.ts';

/** What a press comes to: what is to be written of it and held for it, or why it ends. */
export type Judged =
  | { attempt: PressRecord; plan: PaymentPlan; couponCode: string | null }
  | { error: PaymentErrorCode };

/**
 * Reads all that a press depends on and prices its cart; writes nothing. Throws Refusal `quote_not_found`,
 * `attempt_in_progress`, `form_incomplete`, `international_info_required`, and those of `planPayment`.
 */
export async function judgePress(
  context: PlaceOrderContext,
  db: Queries,
  cart: StoredCart,
  press: Press,
): Promise<Judged> {
  const quote = await findQuote(db, press.form.quote_id, cart.id);
  if (!quote) throw new Refusal(404, 'quote_not_found');
  const owner = ownerOf(cart, press.userId);
  const amends = press.form.price_api_order_id;
  if (amends && (await isBeingAmended(db, amends))) throw inProgress();
  const priced = await context.priceAgain(db, {
    cart,
    form: press.form,
    role: press.role,
    owner,
    userId: press.userId,
  });
  if (!isPriced(priced) && priced.problem === 'form_incomplete') {
    throw new Refusal(422, 'form_incomplete', { fields: priced.fields });
  }
  if (!isPriced(priced)) return { error: priced.problem };
  await requireInternationalInfo(db, cart.id, priced);
  await requireAnswers(db, cart.id, press, priced);
  const stale = Date.parse(quote.expiresAt) <= context.clock.now() || quote.totalCents !== priced.total;
  if (stale) return { error: 'recalc' };
  const plan = await planPayment(db, press, owner, priced);
  if ('error' in plan) return plan;
  return {
    attempt: { ...pressOf(cart, press), ...paying(owner, priced, plan), draft: draftOf(cart, press, priced) },
    plan,
    couponCode: await newCoupon(db, priced),
  };
}

/** A press that ends with an error before it has held or asked for anything. */
export const endedPress = (
  cart: StoredCart,
  press: Press,
  outcome: PaymentErrorCode,
  answer: string,
): PressRecord => ({
  ...pressOf(cart, press),
  state: 'declined',
  amount_cents: 0,
  draft: draftOf(cart, press, undefined),
  outcome,
  answer,
});

/** The coupon of a press, where it is not one that the amended order has used already. */
const newCoupon = async (db: Queries, { couponCode, amends }: PricedCart): Promise<string | null> =>
  couponCode !== null && amends !== null && (await isUsedBy(db, couponCode, amends.orderId))
    ? null
    : couponCode;

const pressOf = (cart: StoredCart, press: Press) => ({
  ...unpaid,
  id: newId('att'),
  actor_scope: press.userId,
  idempotency_key: press.key,
  request_hash: press.requestHash,
  cart_id: cart.id,
  order_id: cart.orderId,
  user_id: press.userId,
  payment_type: press.form.payment_method_type,
  outcome: null,
  answer: null,
});

const paying = (owner: string, { amends, value }: PricedCart, plan: PaymentPlan) => ({
  ...(amends === null ? {} : { order_id: amends.orderId, amends_order_id: amends.orderId }),
  paid_before_cents: amends?.paidBefore ?? null,
  owner_id: owner,
  // From the commit on the gateway may be asked for money: who finds the press later asks it first.
  state: plan.gatewayCents > 0 ? ('authorising' as const) : ('started' as const),
  amount_cents: plan.gatewayCents,
  value_cents: value,
  club_id: plan.clubId,
  club_cents: plan.clubCents,
  payment_method_id: plan.methodId,
});

const draftOf = (cart: StoredCart, press: Press, priced: PricedCart | undefined): OrderDraft => ({
  displayId: cart.displayId,
  brandId: cart.brandId,
  quoteId: press.form.quote_id,
  couponCode: priced?.couponCode ?? null,
  lines: priced?.lines ?? [],
  shipment: priced?.shipment ?? { legs: [], travelers: [] },
  ...(priced?.move ? { move: priced.move } : {}),
  ...(press.actorId === undefined ? {} : { actorId: press.actorId }),
});
