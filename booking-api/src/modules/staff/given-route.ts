import { readGiven } from '@sendahead/shared-contracts/admin/concession-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { accountOf } from '../accounts/public/account-of.ts';
import { requestsForCart } from '../approvals/public/requests-for-cart.ts';
import { requireCart } from '../carts/public/cart-access.ts';

/** CO-127: what staff gave on a cart, and the state of the caller's requests for it. */
export function givenRoute(app: FastifyInstance, context: AppContext): void {
  registerCall(app, context, readGiven, async ({ params }, call) => {
    const actor = accountOf(call);
    const cart = await requireCart(context, call.request, params.cartId);
    const { rateCents, compCents, refundsSurcharges, mostPercent } = cart;
    return {
      mark: JSON.stringify([rateCents, compCents, refundsSurcharges, mostPercent]),
      requests: await requestsForCart(context.db, { cartId: cart.id, askedBy: actor.id }),
    };
  });
}
