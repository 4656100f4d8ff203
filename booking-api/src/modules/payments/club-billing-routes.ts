import { clubBilling } from '@sendahead/shared-contracts/payments/club-billing-calls';
import { isClubBilling } from '@sendahead/shared-contracts/payments/method-types';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { registerCall } from '../../platform/register-call.ts';
import type { PlaceOrderContext } from '../../workflows/place-order/context.ts';
import { placeOrder } from '../../workflows/place-order/place-order.ts';
import { requireCart } from '../carts/cart-access.ts';
import { fingerprintOf, idempotencyKeyOf } from './request-key.ts';

/** EP-51, PY-23: places an order on a club's account. */
export function clubBillingRoutes(
  app: FastifyInstance,
  context: AppContext,
  ordering: PlaceOrderContext,
): void {
  registerCall(app, context, clubBilling, async ({ body }, { request, session }) => {
    const user = session?.user;
    if (!user) throw refuse('not_signed_in');
    const key = idempotencyKeyOf(request);
    if (body.cart_id === undefined) throw new Refusal(404, 'cart_not_found');
    const type = body.payment_method_type ?? 'clubBilling';
    if (!isClubBilling(type)) throw refuse('invalid', [{ path: 'payment_method_type', code: 'not_offered' }]);
    const cart = await requireCart(context, request, body.cart_id);
    const answer = await placeOrder(ordering, {
      userId: user.id,
      role: session.role,
      clubId: user.clubId,
      cartId: cart.id,
      tokenHash: cart.tokenHash,
      key,
      requestHash: fingerprintOf(body),
      form: { ...body, payment_method_type: type, store_card_information: false },
    });
    const { status, order_id, error } = JSON.parse(answer);
    return { status, order_id, error };
  });
}
