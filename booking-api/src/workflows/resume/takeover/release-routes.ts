import { readLostCart, releaseCart } from '@sendahead/shared-contracts/admin/takeover-calls';
import { takeBackCart } from '@sendahead/shared-contracts/carts/hold-calls';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../../../modules/accounts/public/account-of.ts';
import { audit } from '../../../modules/accounts/public/audit.ts';
import { cartKeyOf, requireCart, requireReadableCart } from '../../../modules/carts/public/cart-access.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { whoTookCart } from './lost-cart.ts';
import { release, takeBack } from './release-cart.ts';

/** The two ends of a takeover (staff release the cart, or its customer reclaims it), and who ended it. */
export function releaseRoutes(app: FastifyInstance, context: AppContext): void {
  releaseRoute(app, context);
  takeBackRoute(app, context);
  lostRoute(app, context);
}

function lostRoute(app: FastifyInstance, context: AppContext): void {
  registerCall(app, context, readLostCart, async ({ params }, call) => {
    const staffId = accountOf(call).id;
    await context.throttle.attempt('takeover', staffId, 30, 60);
    const lost = await whoTookCart(context.db, { cartId: params.cartId, staffId });
    if (!lost) throw new Refusal(404, 'takeover_cart_not_found');
    return lost;
  });
}

function releaseRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, releaseCart, async ({ params }, call) => {
    const actor = accountOf(call);
    const cart = await requireCart(context, call.request, params.cartId);
    const ask = { cartId: cart.id, staffId: actor.id, now: clock.instant() };
    await db.transaction().execute(async (trx) => {
      const released = await release(trx, ask);
      if (released === 'cart_being_ordered') throw new Refusal(409, released);
      if (!released) throw new Refusal(404, 'cart_not_found');
      await audit({ db: trx, clock }, 'staff.released_cart', {
        userId: actor.id,
        subject: cart.userId ?? cart.id,
        detail: { cart: cart.id },
      });
    });
    return { success: true as const };
  });
}

function takeBackRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, takeBackCart, async ({ params }, { request }) => {
    const { cart, waiting } = await requireReadableCart(context, request, params.cartId);
    if (!waiting) throw new Refusal(404, 'cart_not_found');
    const { tokenHash } = cartKeyOf(request);
    await db.transaction().execute(async (trx) => {
      const returnedHold = await takeBack(trx, { cartId: cart.id, tokenHash, now: clock.instant() });
      if (returnedHold === 'cart_being_ordered') throw new Refusal(409, returnedHold);
      if (!returnedHold) throw new Refusal(404, 'cart_not_found');
      // The trail names the staff member who held the cart, because a guest may reclaim it.
      await audit({ db: trx, clock }, 'staff.cart_taken_back', {
        userId: returnedHold.heldBy,
        subject: cart.userId ?? cart.id,
        detail: { cart: cart.id },
      });
    });
    return { success: true as const };
  });
}
