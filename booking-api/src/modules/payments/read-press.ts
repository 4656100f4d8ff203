import { isClubBilling } from '@sendahead/shared-contracts/payments/method-types';
import type { AppContext } from '../../platform/context.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import type { CallContext } from '../../platform/http/register-call.ts';
import type { PlaceOrderContext, Press } from '../../workflows/place-order/context.ts';
import { placeOrder } from '../../workflows/place-order/place-order.ts';
import { hasAcceptedTerms } from '../accounts/public/presenter.ts';
import { CartNotOpened, cartKeyOf, refuseCart } from '../carts/public/cart-access.ts';
import { couponCodes, limitCodeGuesses } from '../pricing/public/limit-code-guesses.ts';
import { isCouponOf } from '../pricing/public/quotes.ts';
import { fingerprintOf, idempotencyKeyOf } from './public/attempts/request-key.ts';

/**
 * Who presses, on which cart and under which key. Throws Refusal `not_signed_in`, `terms_not_accepted`,
 * `idempotency_key_missing`, `cart_not_found`.
 */
export function presserOf({ request, session }: CallContext, body: { cart_id?: string | undefined }) {
  const user = session?.user;
  if (!user) throw refuse('not_signed_in');
  // The page asks before; that it did is not its word alone.
  if (!hasAcceptedTerms(user)) throw new Refusal(403, 'terms_not_accepted');
  const key = idempotencyKeyOf(request);
  if (body.cart_id === undefined) throw new Refusal(404, 'cart_not_found');
  return { user, role: session.role, key, cartId: body.cart_id };
}

/**
 * The press of `presser` on a cart whose token the request carries; the cart is looked at when it is locked. Throws
 * Refusal `club_billing_not_allowed` where no club is billed (RO-14).
 */
export function readPress(
  { config }: AppContext,
  request: CallContext['request'],
  { user, role, key, cartId }: ReturnType<typeof presserOf>,
  body: unknown,
  form: Press['form'],
): Press {
  if (!config.clubBilling && isClubBilling(form.payment_method_type))
    throw new Refusal(403, 'club_billing_not_allowed');
  return {
    ...cartKeyOf(request),
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
 * Places an order as `placeOrder` does; a cart that its token does not open is counted and noted, and so is a coupon that
 * the cart was told no price with: whether it is good shows in what becomes of the order.
 */
export async function placeAsked(
  context: AppContext,
  ordering: PlaceOrderContext,
  request: CallContext['request'],
  press: Press,
): Promise<string> {
  const { coupon = '' } = press.form;
  if (coupon.trim() !== '' && !(await isCouponOf(context.db, press.cartId, coupon)))
    await limitCodeGuesses(context, couponCodes).count(request, coupon.trim());
  return placeOrder(ordering, press).catch((error: unknown) => {
    if (error instanceof CartNotOpened) return refuseCart(context, request, error);
    throw error;
  });
}
