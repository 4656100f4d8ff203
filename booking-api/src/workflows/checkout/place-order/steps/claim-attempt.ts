import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import type { Purpose } from '../../../../modules/bookings/public/purpose.ts';
import { CartNotOpened, opensCart } from '../../../../modules/carts/public/cart-access.ts';
import { mayOrder, requireOwner } from '../../../../modules/carts/public/cart-owner.ts';
import { lockCart, type StoredCart } from '../../../../modules/carts/public/store.ts';
import { requireOpenBrand } from '../../../../modules/catalog/public/brand-states/standing.ts';
import {
  claimGroupBooking,
  releaseGroupBooking,
} from '../../../../modules/group-events/public/booking-of-person.ts';
import {
  type AttemptRecord,
  findAttempt,
  insertAttempt,
} from '../../../../modules/payments/public/attempts/attempts.ts';
import {
  holdCoupon,
  recordCouponHold,
  releaseCouponHold,
} from '../../../../modules/payments/public/holds/coupon-holds.ts';
import {
  holdCredits,
  recordCreditHolds,
  releaseCreditHolds,
} from '../../../../modules/payments/public/holds/credit-holds.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { Checkout, CheckoutRequest, PlaceOrderContext } from '../../context.ts';
import { requireOrdering } from '../../require-ordering.ts';
import { type PaymentAnswer, refused, writeAnswer } from '../answers/answer.ts';
import { answerRepeated } from '../answers/answer-repeated.ts';
import { endedAttempt, type PlannedAttempt, planAttempt } from './plan-attempt.ts';
import type { Undo } from './step.ts';

/** The attempt proceeds, or it is answered, or an abandoned attempt of this cart must be resolved first. */
export type Claim = { attempt: AttemptRecord } | { answer: PaymentAnswer } | { abandoned: string };

/**
 * Step 1, under the lock of the cart: reads everything again, prices the cart, and stores the attempt. Once
 * it has committed, no other attempt can start for this cart, and the page's price no longer matters. Undo:
 * `releaseHolds`.
 */
export async function claimAttempt(context: PlaceOrderContext, checkout: CheckoutRequest): Promise<Claim> {
  try {
    return await claimLocked(context, checkout, false);
  } catch (error) {
    if (!(error instanceof DiscountUsedUp)) throw error;
    return claimLocked(context, checkout, true);
  }
}

function claimLocked(
  context: PlaceOrderContext,
  checkoutRequest: CheckoutRequest,
  holdLost: boolean,
): Promise<Claim> {
  return context.db.transaction().execute(async (trx): Promise<Claim> => {
    const cart = await lockCart(trx, checkoutRequest.cartId);
    if (!(await opensCart(trx, checkoutRequest, cart)) || !cart) throw new CartNotOpened(cart);
    if (!mayOrder(cart, checkoutRequest)) throw new Refusal(404, 'cart_not_found');
    await checkoutRequest.limitDeclines?.(trx);
    const before = await answerRepeated(trx, cart, checkoutRequest);
    if (before) return before;
    if (checkoutRequest.isFromPage) await requireOrdering(context);
    const checkout = {
      ...checkoutRequest,
      purpose: checkoutRequest.purpose ?? purposeOfCart(cart, checkoutRequest),
    };
    if (checkoutRequest.isFromPage && checkout.purpose.kind === 'new')
      await requireOpenBrand(trx, cart.brandSlug);
    return holdLost ? end(trx, cart, checkout, 'recalc') : start(context, trx, cart, checkout);
  });
}

/** The server determines which order a cart changes, regardless of the request. */
function purposeOfCart(cart: StoredCart, { form, userId, role }: CheckoutRequest): Purpose {
  const orderId = cart.amends ?? form.price_api_order_id;
  if (!orderId) return { kind: 'new' };
  const by = { id: userId, role };
  return { kind: 'amend', orderId, generation: null, amendment: { kind: 'booking' }, by };
}

async function start(
  context: PlaceOrderContext,
  trx: DatabaseTransaction,
  cart: StoredCart,
  checkout: Checkout,
): Promise<Claim> {
  const planned = await planAttempt(context, trx, cart, checkout);
  if ('error' in planned) return end(trx, cart, checkout, planned.error);
  const { attempt, plan, couponCode } = planned;
  const owner = requireOwner(cart, checkout.userId);
  // Two browsers that opened one link run in sequence here, and the second is refused.
  if (checkout.purpose.kind === 'new' && !(await claimGroupBooking(trx, cart)))
    throw new Refusal(409, 'group_booked_already');
  if (!(await reserveDiscounts(trx, owner, planned))) throw new DiscountUsedUp();
  await insertAttempt(trx, attempt);
  if (couponCode !== null) await recordCouponHold(trx, attempt.id, couponCode, owner);
  await recordCreditHolds(trx, attempt.id, plan.tenders);
  return { attempt };
}

/** Holds the coupon's use and the credits. False when one of them has been used up. */
async function reserveDiscounts(
  trx: DatabaseTransaction,
  owner: string,
  { attempt, couponCode, plan }: Exclude<PlannedAttempt, { error: PaymentErrorCode }>,
): Promise<boolean> {
  if (couponCode !== null && !(await holdCoupon(trx, couponCode, owner))) return false;
  return holdCredits(trx, attempt.id, plan.tenders);
}

/**
 * An input of the fresh price is already used up: all holds are released, and the attempt ends with `recalc`.
 */
class DiscountUsedUp extends Error {}

/** Ends an attempt before the gateway is called; its key returns the same answer from now on. */
async function end(
  trx: DatabaseTransaction,
  cart: StoredCart,
  checkout: Checkout,
  error: PaymentErrorCode,
): Promise<Claim> {
  const answer = refused(error, checkout.form.payment_method_type);
  await insertAttempt(trx, endedAttempt(cart, checkout, error, writeAnswer(answer)));
  return { answer };
}

/** Undoes the claim: releases the coupon's use, the credits, and the booking of a group event. */
export const releaseHolds: Undo = async (trx, _, { id }) => {
  await releaseCouponHold(trx, id);
  await releaseCreditHolds(trx, id);
  const attempt = await findAttempt(trx, id);
  if (attempt) await releaseGroupBooking(trx, attempt.cart_id);
};
