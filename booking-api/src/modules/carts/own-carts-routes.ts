import * as calls from '@sendahead/shared-contracts/carts/calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/register-call.ts';
import { accountOf } from '../accounts/profile-routes.ts';
import { brandOfRequest } from '../accounts/request-brand.ts';
import { requireCart } from './cart-access.ts';
import { replaceCart } from './replace-cart.ts';

const shown = 20;

/** The carts of an account: which are open, and one in the place of another. */
export function ownCartRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.listCarts, async (_input, call) => {
    const brand = await brandOfRequest(context, call.request);
    const rows = await db
      .selectFrom('carts')
      .select(['id', 'display_id', 'updated_at', 'session'])
      .where('user_id', '=', accountOf(call).id)
      .where('brand_id', '=', brand.id)
      .where('status', '=', 'open')
      .where('held_by', 'is', null)
      .where('session', 'is not', null)
      .orderBy('updated_at', 'desc')
      .limit(shown)
      .execute();
    return {
      carts: rows.map((row) => ({
        id: row.id,
        display_id: row.display_id,
        saved_at: new Date(row.updated_at).toISOString(),
        origin_city: row.session?.origin_city ?? null,
        destination_city: row.session?.destination_city ?? null,
      })),
    };
  });

  registerCall(app, context, calls.replaceCart, async ({ params, body }, call) => {
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
