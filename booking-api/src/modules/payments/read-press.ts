import { isClubBilling } from '@sendahead/shared-contracts/payments/method-types';
import type { AppContext } from '../../platform/context.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import type { CallContext } from '../../platform/register-call.ts';
import type { Press } from '../../workflows/place-order/context.ts';
import { requireCart } from '../carts/cart-access.ts';
import { fingerprintOf, idempotencyKeyOf } from './request-key.ts';

/** Who presses, on which cart and under which key. Throws Refusal `not_signed_in`, `idempotency_key_missing`, `cart_not_found`. */
export function presserOf({ request, session }: CallContext, body: { cart_id?: string | undefined }) {
  const user = session?.user;
  if (!user) throw refuse('not_signed_in');
  const key = idempotencyKeyOf(request);
  if (body.cart_id === undefined) throw new Refusal(404, 'cart_not_found');
  return { user, role: session.role, key, cartId: body.cart_id };
}

/**
 * The press of `presser` on a cart whose token the request carries. Throws the Refusals of `requireCart`, and
 * `club_billing_not_allowed` where no club is billed (RO-14).
 */
export async function readPress(
  context: AppContext,
  request: CallContext['request'],
  { user, role, key, cartId }: ReturnType<typeof presserOf>,
  body: unknown,
  form: Press['form'],
): Promise<Press> {
  if (!context.config.clubBilling && isClubBilling(form.payment_method_type))
    throw new Refusal(403, 'club_billing_not_allowed');
  const cart = await requireCart(context, request, cartId);
  return {
    userId: user.id,
    role,
    clubId: user.clubId,
    cartId: cart.id,
    tokenHash: cart.tokenHash,
    key,
    requestHash: fingerprintOf(body),
    form,
  };
}
