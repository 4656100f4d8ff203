import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import type { OrderDraft } from '../../../../modules/bookings/public/draft.ts';
import { ownerOf } from '../../../../modules/carts/public/cart-owner.ts';
import type { StoredCart } from '../../../../modules/carts/public/store.ts';
import { isBeingAmended } from '../../../../modules/payments/public/attempts/amendments.ts';
import { type AttemptRecord, blankAttempt } from '../../../../modules/payments/public/attempts/attempts.ts';
import { isUsedBy } from '../../../../modules/pricing/public/coupon.ts';
import { tenderLines } from '../../../../modules/pricing/public/credits.ts';
import { findQuote, type Quote } from '../../../../modules/pricing/public/quotes.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { newId } from '../../../../platform/security/secrets.ts';
import { type CheckoutRequest, isPriced, type PlaceOrderContext, type PricedCart } from '../../context.ts';
import { inProgress } from '../answers/replay.ts';
import { requireAnswers } from '../checks/require-answers.ts';
import { requireFirstOrder } from '../checks/require-first-order.ts';
import { requireHolidayTerms } from '../checks/require-holiday-terms.ts';
import { requireInternationalInfo } from '../checks/require-international-info.ts';
import { requireUnchangedOrder } from '../checks/require-unchanged-order.ts';
import { type PaymentPlan, planPayment } from '../tenders/plan-payment.ts';
import { requireReasons } from '../tenders/require-authorization.ts';

/** What is to be written and held for an attempt, or the error that ends it. */
export type PlannedAttempt =
  | { attempt: AttemptRecord; plan: PaymentPlan; couponCode: string | null }
  | { error: PaymentErrorCode };

/**
 * Reads all that an attempt depends on, and prices its cart. Writes nothing but the use of an authorization. Throws Refusal `quote_not_found`,
 * `attempt_in_progress`, `form_incomplete`, `international_info_required`, `holiday_terms_required`, `booking_ordered_already`, `order_changed`, `authorization_needed`, and those of
 * `planPayment`.
 */
export async function planAttempt(
  context: PlaceOrderContext,
  db: Queries,
  cart: StoredCart,
  checkout: CheckoutRequest,
): Promise<PlannedAttempt> {
  const quote = await findQuote(db, checkout.form.quote_id, cart.id);
  if (!quote) throw new Refusal(404, 'quote_not_found');
  const owner = ownerOf(cart, checkout.userId);
  const amends = checkout.form.price_api_order_id;
  if (amends && (await isBeingAmended(db, amends))) throw inProgress();
  const priced = await context.priceAgain(db, {
    cart,
    form: checkout.form,
    role: checkout.role,
    owner,
    userId: checkout.userId,
    quote,
  });
  if (!isPriced(priced) && priced.problem === 'form_incomplete') {
    throw new Refusal(422, 'form_incomplete', { fields: priced.fields });
  }
  if (!isPriced(priced)) return { error: priced.problem };
  await requireInternationalInfo(db, cart.id, priced);
  await requireAnswers(db, cart.id, checkout, priced);
  if (checkout.form.asks_holiday_terms) await requireHolidayTerms(db, owner, priced, context.clock.instant());
  await requireFirstOrder(db, cart, checkout, { owner, amends: priced.amends });
  const stale = Date.parse(quote.expiresAt) <= context.clock.now() || !isAsTold(quote, priced);
  if (stale) return { error: 'recalc' };
  await requireReasons(db, checkout, cart, priced);
  const plan = await planPayment(db, checkout, owner, priced, context.clock.instant());
  if ('error' in plan) return plan;
  if (checkout.isDivided) requireDivisible(checkout, owner, priced, plan);
  await requireUnchangedOrder(db, cart);
  return {
    attempt: {
      ...attemptOf(cart, checkout),
      ...paying(owner, priced, plan, checkout.isDivided === true),
      draft: draftOf(cart, checkout, priced),
    },
    plan,
    couponCode: await newCoupon(db, priced),
  };
}

/** An attempt that ends with an error before it has held or asked for anything. */
export const endedAttempt = (
  cart: StoredCart,
  checkout: CheckoutRequest,
  outcome: PaymentErrorCode,
  answer: string,
): AttemptRecord => ({
  ...attemptOf(cart, checkout),
  state: 'declined',
  amount_cents: 0,
  draft: draftOf(cart, checkout, undefined),
  outcome,
  answer,
});

/**
 * ADR 0106: what costs less by now is charged at what it costs, unless a coupon or credits that were not quoted make it less: trying one
 * would tell whether it is good. What an order is amended to is charged as it was told.
 */
const isAsTold = (quote: Quote, { total, tenders, amends, couponCode }: PricedCart): boolean => {
  if (total >= quote.totalCents || amends) return total === quote.totalCents;
  const quoted = quote.lines.map(({ id }) => id);
  return couponCode === quote.couponCode && tenderLines(tenders).every(({ id }) => quoted.includes(id));
};

/** The coupon of an attempt, where it is not one that the amended order has used already. */
const newCoupon = async (db: Queries, { couponCode, amends }: PricedCart): Promise<string | null> =>
  couponCode !== null && amends !== null && (await isUsedBy(db, couponCode, amends.orderId))
    ? null
    : couponCode;

const attemptOf = (cart: StoredCart, checkout: CheckoutRequest) => ({
  ...blankAttempt,
  id: newId('att'),
  actor_scope: checkout.userId,
  idempotency_key: checkout.key,
  request_hash: checkout.requestHash,
  cart_id: cart.id,
  order_id: cart.orderId,
  user_id: checkout.userId,
  payment_type: checkout.form.payment_method_type,
  outcome: null,
  answer: null,
});

/** A bill is divided for oneself, before its order, and where cards have something to pay. */
function requireDivisible(
  { userId }: CheckoutRequest,
  owner: string,
  { amends }: PricedCart,
  { gatewayCents }: PaymentPlan,
): void {
  if (owner !== userId || amends !== null || gatewayCents === 0) throw new Refusal(422, 'not_divisible');
}

const paying = (owner: string, { amends, value }: PricedCart, plan: PaymentPlan, isDivided: boolean) => ({
  ...(amends === null ? {} : { order_id: amends.orderId, amends_order_id: amends.orderId }),
  paid_before_cents: amends?.paidBefore ?? null,
  owner_id: owner,
  // From the commit on the gateway may be asked for money: who finds the attempt later asks it first.
  state: plan.gatewayCents > 0 && !isDivided ? ('authorising' as const) : ('started' as const),
  // Of a divided bill each share is charged by an attempt of its own.
  amount_cents: isDivided ? 0 : plan.gatewayCents,
  value_cents: value,
  club_id: plan.clubId,
  club_cents: plan.clubCents,
  payment_method_id: plan.methodId,
});

const draftOf = (
  cart: StoredCart,
  checkout: CheckoutRequest,
  priced: PricedCart | undefined,
): OrderDraft => ({
  displayId: cart.displayId,
  brandId: cart.brandId,
  quoteId: checkout.form.quote_id,
  couponCode: priced?.couponCode ?? null,
  lines: priced?.lines ?? [],
  shipment: priced?.shipment ?? { legs: [], travelers: [] },
  ...(priced?.move ? { move: priced.move } : {}),
  ...(priced?.pays ? { pays: priced.pays } : {}),
  ...(checkout.actorId === undefined ? {} : { actorId: checkout.actorId }),
});
