import { openTakeover, readTakeover, takeOverCart } from '@sendahead/shared-contracts/admin/takeover-calls';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../../../modules/accounts/public/account-of.ts';
import { audit } from '../../../modules/accounts/public/audit.ts';
import { findAccount } from '../../../modules/accounts/public/store.ts';
import { isOtherBrands } from '../../../modules/carts/public/cart-access.ts';
import { brandOfHost, firstBrand } from '../../../modules/catalog/public/brand-of-host.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { hashSecret, newId, newSecret } from '../../../platform/security/secrets.ts';
import { lateEntriesRoute } from './late-entries-route.ts';
import { nameBuyerRoute } from './name-buyer-route.ts';
import { findCartToTakeOver, findOpened, insertTakeover } from './opened-takeovers.ts';
import { releaseRoutes } from './release-routes.ts';
import { takeOver } from './take-over.ts';

const takeoverMinutes = 15;

/** Staff take over a customer's cart: an id created for it with a reason, used once, both recorded. */
export function takeoverRoutes(app: FastifyInstance, context: AppContext): void {
  openRoute(app, context);
  readRoute(app, context);
  takeRoute(app, context);
  releaseRoutes(app, context);
  lateEntriesRoute(app, context);
  nameBuyerRoute(app, context);
}

function openRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock, throttle } = context;

  registerCall(app, context, openTakeover, async ({ body }, call) => {
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
      held_by: await colleagueOf(db, cart.heldBy, actor.id),
    };
  });
}

/** The current holder of a cart: a first name, null when no one holds it or the reader does. */
async function colleagueOf(db: Queries, heldBy: string | null, actorId: string): Promise<string | null> {
  if (heldBy === null || heldBy === actorId) return null;
  return (await findAccount(db, heldBy))?.firstName ?? null;
}

function readRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock, throttle } = context;

  registerCall(app, context, readTakeover, async ({ params }, call) => {
    const actor = accountOf(call);
    await throttle.attempt('takeover', actor.id, 30, 60);
    const ask = { idHash: hashSecret(params.takeoverId), staffId: actor.id, now: clock.instant() };
    const opened = await findOpened(db, ask);
    if (!opened) throw new Refusal(404, 'takeover_cart_not_found');
    const customer = opened.customerId === null ? undefined : await findAccount(db, opened.customerId);
    return {
      cart_id: opened.cartId,
      display_id: opened.displayId,
      brand: opened.brand,
      customer: customer
        ? {
            id: customer.id,
            email: customer.email,
            first_name: customer.firstName,
            last_name: customer.lastName,
          }
        : null,
      used: opened.usedAt !== null,
      ...(opened.buyerNamed ? { buyer_named: true } : {}),
    };
  });
}

function takeRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock, throttle } = context;

  registerCall(app, context, takeOverCart, async ({ params, body }, call) => {
    const actor = accountOf(call);
    await throttle.attempt('takeover', actor.id, 30, 60);
    const token = newSecret();
    const ask = {
      cartId: params.cartId,
      idHash: hashSecret(body.takeover_id),
      staffId: actor.id,
      // A page of another brand shows none of the cart's items, and would save it without them.
      brandOk: async (slug: string) =>
        !(await isOtherBrands(context.db, brandOfHost(call.request.hostname) ?? firstBrand, slug)),
      now: clock.instant(),
    };
    const takeover = await db.transaction().execute(async (trx) => {
      const outcome = await takeOver(trx, ask, hashSecret(token));
      if (typeof outcome !== 'string')
        await audit({ db: trx, clock }, 'staff.took_cart_over', {
          userId: actor.id,
          subject: outcome.customerId ?? params.cartId,
          detail: { cart: params.cartId, reason: body.reason?.trim() || outcome.reason },
        });
      return outcome;
    });
    if (typeof takeover === 'string') {
      await audit(context, 'staff.takeover_refused', { userId: actor.id, subject: params.cartId });
      throw new Refusal(takeover === 'takeover_cart_not_found' ? 404 : 409, takeover);
    }
    return {
      cart_id: params.cartId,
      takeover_user_id: takeover.customerId,
      ship_state: takeover.session?.ship_state ?? {},
      cart_token: token,
    };
  });
}
