import * as calls from '@sendahead/shared-contracts/admin/calls';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../../modules/accounts/public/account-of.ts';
import { audit } from '../../modules/accounts/public/audit.ts';
import { isOtherBrands, requireCart } from '../../modules/carts/public/cart-access.ts';
import { brandOfHost } from '../../modules/catalog/public/brand-of-host.ts';
import type { AppContext } from '../../platform/context.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { hashSecret, newId, newSecret } from '../../platform/security/secrets.ts';
import { findCartToTakeOver, insertTakeover, release, takeOver } from './take-over.ts';

const takeoverMinutes = 15;

/** Staff take a customer's cart over: an id made for it with a reason, used once, both noted. */
export function takeoverRoutes(app: FastifyInstance, context: AppContext): void {
  openRoute(app, context);
  takeRoute(app, context);
  releaseRoute(app, context);
}

function openRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock, throttle } = context;

  registerCall(app, context, calls.openTakeover, async ({ body }, call) => {
    const actor = accountOf(call);
    await throttle.attempt('takeover', actor.id, 30, 60);
    const reason = body.reason.trim();
    if (reason === '') throw refuse('invalid', [{ path: 'reason', code: 'required' }]);
    const cart = await findCartToTakeOver(db, body.cart);
    if (cart?.status === 'ordered') throw new Refusal(409, 'cart_already_ordered');
    if (cart?.status !== 'open') throw new Refusal(404, 'takeover_cart_not_found');
    const takeoverId = newId('tko');
    const expiresAt = new Date(clock.now() + takeoverMinutes * 60_000).toISOString();
    await insertTakeover(db, {
      idHash: hashSecret(takeoverId),
      cartId: cart.id,
      staffId: actor.id,
      reason,
      now: clock.instant(),
      expiresAt,
    });
    await audit(context, 'staff.takeover_opened', { userId: actor.id, subject: cart.userId ?? cart.id });
    return {
      takeover_id: takeoverId,
      cart_id: cart.id,
      display_id: cart.displayId,
      brand: cart.brand,
      expires_at: expiresAt,
    };
  });
}

function takeRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock, throttle } = context;

  registerCall(app, context, calls.takeOverCart, async ({ params, body }, call) => {
    const actor = accountOf(call);
    await throttle.attempt('takeover', actor.id, 30, 60);
    const token = newSecret();
    const ask = {
      cartId: params.cartId,
      idHash: hashSecret(body.takeover_id),
      staffId: actor.id,
      brandOk: async (slug: string) =>
        !(await isOtherBrands(context.db, brandOfHost(call.request.hostname), slug)),
      now: clock.instant(),
    };
    const taken = await db.transaction().execute(async (trx) => {
      const outcome = await takeOver(trx, ask, hashSecret(token));
      if (typeof outcome !== 'string')
        await audit({ db: trx, clock }, 'staff.took_cart_over', {
          userId: actor.id,
          subject: outcome.customerId ?? params.cartId,
          detail: { cart: params.cartId, reason: body.reason?.trim() || outcome.reason },
        });
      return outcome;
    });
    if (typeof taken === 'string') {
      await audit(context, 'staff.takeover_refused', { userId: actor.id, subject: params.cartId });
      throw new Refusal(taken === 'takeover_cart_not_found' ? 404 : 409, taken);
    }
    return {
      takeover_user_id: taken.customerId,
      ship_state: taken.session?.ship_state ?? {},
      cart_token: token,
    };
  });
}

function releaseRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.releaseCart, async ({ params }, call) => {
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
