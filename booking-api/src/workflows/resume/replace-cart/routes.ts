import { replaceCart as replaceCartCall } from '@sendahead/shared-contracts/carts/own-cart-calls';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../../../modules/accounts/public/account-of.ts';
import { requireCart } from '../../../modules/carts/public/cart-access.ts';
import type { AppContext } from '../../../platform/context.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { replaceCart } from './replace-cart.ts';

/** Replacing one cart of an account with another. */
export function replaceCartRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, replaceCartCall, async ({ params, body }, call) => {
    const cart = await requireCart(context, call.request, params.cartId);
    const session = await replaceCart(db, {
      cartId: cart.id,
      tokenHash: cart.tokenHash,
      earlierId: body.earlier_cart_id,
      userId: accountOf(call).id,
      keep: body.keep,
      now: clock.instant(),
    });
    return { session, cart_replacement: { cart_id: cart.id, replaced_cart_id: body.earlier_cart_id } };
  });
}
