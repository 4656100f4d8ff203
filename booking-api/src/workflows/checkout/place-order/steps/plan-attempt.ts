import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import type { OrderDraft } from '../../../../modules/bookings/public/draft.ts';
import type { Purpose } from '../../../../modules/bookings/public/purpose.ts';
import { ownerOf, requireOwner } from '../../../../modules/carts/public/cart-owner.ts';
import type { StoredCart } from '../../../../modules/carts/public/store.ts';
import { isGroupBookingTaken } from '../../../../modules/group-events/public/booking-of-person.ts';
import { isBeingAmended } from '../../../../modules/payments/public/attempts/amendments.ts';
import { type AttemptRecord, blankAttempt } from '../../../../modules/payments/public/attempts/attempts.ts';
import { isUsedBy } from '../../../../modules/pricing/public/coupon.ts';
import { tenderLines } from '../../../../modules/pricing/public/credits.ts';
import { findQuote, type Quote } from '../../../../modules/pricing/public/quotes.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { newId } from '../../../../platform/security/secrets.ts';
import { changesNothing } from '../../checks/amended/changes-nothing.ts';
import { requireUnchangedOrder } from '../../checks/amended/require-unchanged-order.ts';
import { requireAnswers } from '../../checks/require-answers.ts';
import { requireFirstOrder } from '../../checks/require-first-order.ts';
import { requireHolidayTerms } from '../../checks/require-holiday-terms.ts';
import { requireInternationalInfo } from '../../checks/require-international-info.ts';
import { type Checkout, isPriced, type PlaceOrderContext, type PricedCart } from '../../context.ts';
import { inProgress } from '../answers/replay.ts';
import { type PaymentPlan, planPayment } from '../tenders/plan-payment.ts';
import { requireReasons } from '../tenders/require-permission.ts';

/** The attempt to store and the holds to place, or the error that ends it. */
export type PlannedAttempt =
  | { attempt: AttemptRecord; plan: PaymentPlan; couponCode: string | null }
  | { error: PaymentErrorCode };

/**
 * Reads all inputs of an attempt, and prices it by its purpose. Writes nothing but the use of a permission.
 * Throws Refusal `quote_not_found`, `attempt_in_progress`, `form_incomplete`, `international_info_required`,
 * `holiday_terms_required`, `booking_ordered_already`, `group_booked_already`, `order_changed`,
 * `authorization_needed`, and those of `planPayment`.
 */
export async function planAttempt(
  context: PlaceOrderContext,
  db: Queries,
  cart: StoredCart,
  checkout: Checkout,
): Promise<PlannedAttempt> {
  const { purpose, agreed } = checkout;
  const quote = agreed === null ? await findQuote(db, checkout.form.quote_id, cart.id) : undefined;
  if (agreed === null && !quote) throw new Refusal(404, 'quote_not_found');
  const owner = requireOwner(cart, checkout.userId);
  if (purpose.kind !== 'new' && (await isBeingAmended(db, purpose.orderId))) throw inProgress();
  const priced = await context.priceAgain(db, { cart, checkout, owner, quote });
  if (!isPriced(priced) && priced.problem === 'form_incomplete') {
    throw new Refusal(422, 'form_incomplete', { fields: priced.fields });
  }
  if (!isPriced(priced)) return { error: priced.problem };
  await requireInternationalInfo(db, cart.id, priced, ofOrder(purpose));
  if (purpose.kind === 'new') await requireForNew(db, cart, checkout, priced, context.clock.instant());
  // A deduction without its reason is refused as such, whatever the page showed.
  await requireReasons(db, checkout, cart, priced);
  const isTold = quote
    ? Date.parse(quote.expiresAt) > context.clock.now() &&
      isAsQuoted(quote, priced, purpose, cart.heldBy === checkout.userId)
    : priced.total === agreed;
  if (!isTold) return { error: 'recalc' };
  if (await changesNothing(db, purpose, priced)) return { error: 'nothing_to_change' };
  const plan = await planPayment(db, checkout, { cart, owner, clock: context.clock }, priced);
  if ('error' in plan) return plan;
  if (checkout.paidLater) requirePayableLater(checkout, cart, plan);
  await requireUnchangedOrder(db, cart);
  return {
    attempt: {
      ...attemptOf(cart, checkout),
      ...paying(owner, priced, plan, checkout),
      draft: draftOf(cart, checkout, priced),
    },
    plan,
    couponCode: await newCoupon(db, priced, purpose),
  };
}

/** Checks for new orders only: an amended order passed them when it was placed. */
async function requireForNew(
  db: Queries,
  cart: StoredCart,
  checkout: Checkout,
  { shipment }: PricedCart,
  now: string,
): Promise<void> {
  const owner = requireOwner(cart, checkout.userId);
  await requireAnswers(db, cart.id, checkout);
  if (checkout.form.asks_holiday_terms) await requireHolidayTerms(db, owner, shipment, now);
  if (await isGroupBookingTaken(db, cart)) throw new Refusal(409, 'group_booked_already');
  await requireFirstOrder(db, cart, checkout, owner);
}

/** The order that an attempt concerns; null for a new order. */
const ofOrder = (purpose: Purpose): string | null => (purpose.kind === 'new' ? null : purpose.orderId);

/** An attempt that ends with an error before it has held or requested anything. */
export const endedAttempt = (
  cart: StoredCart,
  checkout: Checkout,
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
 * ADR 0106: a price below the quote is charged as it is, unless an unquoted coupon or credit lowers it,
 * because trying one would reveal whether it is valid. An amendment is charged exactly as quoted, and so is an order
 * that staff place, or on which staff gave something since the quote: the page shows it first (CO-127).
 */
const isAsQuoted = (
  quote: Quote,
  { total, lines, tenders, couponCode }: PricedCart,
  { kind }: Purpose,
  byStaff: boolean,
): boolean => {
  if (total >= quote.totalCents || kind !== 'new' || byStaff) return total === quote.totalCents;
  if (givenBy(lines) !== givenBy(quote.lines)) return false;
  const quoted = quote.lines.map(({ id }) => id);
  return couponCode === quote.couponCode && tenderLines(tenders).every(({ id }) => quoted.includes(id));
};

/** The cents that staff took off or added. */
const givenBy = (lines: Quote['lines'] | PricedCart['lines']): number =>
  lines
    .filter(({ id }) => ['rate-adjustment', 'surcharges', 'comp'].includes(id))
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);

/** The coupon of an attempt, unless the amended order already used it. */
async function newCoupon(db: Queries, { couponCode }: PricedCart, purpose: Purpose): Promise<string | null> {
  const orderId = ofOrder(purpose);
  return couponCode !== null && orderId !== null && (await isUsedBy(db, couponCode, orderId))
    ? null
    : couponCode;
}

const attemptOf = (cart: StoredCart, checkout: Checkout) => ({
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

/**
 * Only the owner can split a bill, and only staff who hold a cart can send a link to pay for it; both only
 * for a new order, and only when there is an amount for cards to pay.
 */
function requirePayableLater(
  { userId, purpose, paidLater }: Checkout,
  cart: StoredCart,
  { gatewayCents }: PaymentPlan,
): void {
  const byLink = paidLater === 'by_link';
  const may = byLink ? cart.heldBy === userId : ownerOf(cart, userId) === userId;
  if (!may || purpose.kind !== 'new' || gatewayCents === 0)
    throw new Refusal(422, byLink ? 'link_not_possible' : 'not_divisible');
}

const paying = (
  owner: string,
  { paidBefore, value }: PricedCart,
  plan: PaymentPlan,
  { purpose, paidLater }: Checkout,
) => ({
  ...(purpose.kind === 'new' ? {} : { order_id: purpose.orderId, amends_order_id: purpose.orderId }),
  paid_before_cents: paidBefore,
  owner_id: owner,
  // From the commit on the gateway may have been called, so recovery asks the gateway first.
  state: plan.gatewayCents > 0 && !paidLater ? ('authorising' as const) : ('started' as const),
  // Each share of a split bill is charged by a separate attempt.
  amount_cents: paidLater ? 0 : plan.gatewayCents,
  value_cents: value,
  club_id: plan.clubId,
  club_cents: plan.clubCents,
  payment_method_id: plan.methodId,
});

const draftOf = (cart: StoredCart, checkout: Checkout, priced: PricedCart | undefined): OrderDraft => ({
  displayId: cart.displayId,
  brandId: cart.brandId,
  quoteId: checkout.form.quote_id,
  couponCode: priced?.couponCode ?? null,
  lines: priced?.lines ?? [],
  shipment: priced?.shipment ?? { legs: [], travelers: [] },
  purpose: withoutChange(checkout.purpose),
});

/** Names and addresses of a requested change are stored in the shipment, and are deleted from the attempt with it. */
const withoutChange = (purpose: Purpose): Purpose =>
  purpose.kind === 'amend' && 'change' in purpose.amendment
    ? { ...purpose, amendment: { ...purpose.amendment, change: {} } }
    : purpose;
