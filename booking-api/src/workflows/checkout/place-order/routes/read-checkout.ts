import { isClubBilling } from '@sendahead/shared-contracts/payments/method-types';
import { hasAcceptedTerms } from '../../../../modules/accounts/public/presenter.ts';
import { CartNotOpened, cartKeyOf, refuseCart } from '../../../../modules/carts/public/cart-access.ts';
import { brandOf } from '../../../../modules/catalog/public/request-brand.ts';
import { billsClubs } from '../../../../modules/flags/public/bills-clubs.ts';
import { fingerprintOf, idempotencyKeyOf } from '../../../../modules/payments/public/attempts/request-key.ts';
import { isCouponGuess } from '../../../../modules/pricing/public/coupon-guess.ts';
import { couponCodes, limitCodeGuesses } from '../../../../modules/pricing/public/limit-code-guesses.ts';
import type { AppContext } from '../../../../platform/context.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import type { CallContext } from '../../../../platform/http/register-call.ts';
import type { CheckoutRequest, PlaceOrderContext } from '../../context.ts';
import type { PaymentAnswer } from '../answers/answer.ts';
import { placeOrder } from '../place-order.ts';

/**
 * The user who checks out, with cart and key. Throws Refusal `not_signed_in`, `terms_not_accepted`,
 * `idempotency_key_missing`, `cart_not_found`.
 */
export function submitterOf({ request, session }: CallContext, body: { cart_id?: string | undefined }) {
  const user = session?.user;
  if (!user) throw refuse('not_signed_in');
  // The page asks first, but the server does not rely on that.
  if (!hasAcceptedTerms(user)) throw new Refusal(403, 'terms_not_accepted');
  const key = idempotencyKeyOf(request);
  if (body.cart_id === undefined) throw new Refusal(404, 'cart_not_found');
  return { user, role: session.role, key, cartId: body.cart_id };
}

/**
 * Reads the attempt of `submitter` on the cart of the request's token; the cart is checked when it is locked.
 * Throws Refusal `club_billing_not_allowed` when no club can be billed (RO-14).
 */
export async function readCheckout(
  context: AppContext,
  call: CallContext,
  { user, role, key, cartId }: ReturnType<typeof submitterOf>,
  body: unknown,
  form: CheckoutRequest['form'],
): Promise<CheckoutRequest> {
  if (isClubBilling(form.payment_method_type) && !(await billsClubs(context, call)))
    throw new Refusal(403, 'club_billing_not_allowed');
  return {
    ...cartKeyOf(call.request),
    isFromPage: true,
    purpose: null,
    agreed: null,
    userId: user.id,
    role,
    clubId: user.clubId,
    cartId,
    key,
    requestHash: fingerprintOf(body),
    form,
  };
}

/**
 * Limits coupon guessing through orders: a coupon without a quote of the cart is counted, because the order's
 * outcome would reveal whether it is valid. Beyond the limit the order proceeds without the coupon, at the
 * quoted price.
 */
export async function withoutGuessedCoupon(
  context: AppContext,
  request: CallContext['request'],
  checkout: CheckoutRequest,
): Promise<CheckoutRequest> {
  const { cartId, form } = checkout;
  const coupon = form.coupon?.trim() ?? '';
  if (!(await isCouponGuess(context.db, { coupon, cartId, brand: brandOf(request) }))) return checkout;
  const attempt = { request, cartId };
  const coupons = limitCodeGuesses(context, couponCodes);
  await coupons.count(attempt, coupon);
  const isClosed = (await coupons.closedUntil(attempt)) !== null;
  return isClosed ? { ...checkout, form: { ...form, coupon: '' } } : checkout;
}

/** Places an order like `placeOrder`, and limits guesses of coupons and of cart tokens. */
export async function placeLimitingGuesses(
  context: AppContext,
  ordering: PlaceOrderContext,
  request: CallContext['request'],
  checkout: CheckoutRequest,
): Promise<PaymentAnswer> {
  const limited = await withoutGuessedCoupon(context, request, checkout);
  return placeOrder(ordering, limited).catch((error: unknown) => {
    if (error instanceof CartNotOpened) return refuseCart(context, request, error);
    throw error;
  });
}
