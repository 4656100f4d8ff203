import { adjustRate } from '@sendahead/shared-contracts/pricing/calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { accountOf } from '../accounts/public/account-of.ts';
import { audit } from '../accounts/public/audit.ts';
import { touchCart } from '../carts/public/concessions.ts';
import { findCart } from '../carts/public/store.ts';

/**
 * An admin corrects the price of a cart, and removes the correction by 0; the next price shows it as a separate line.
 */
export function adjustmentRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, adjustRate, async ({ params, body }, call) => {
    const actor = accountOf(call);
    const cart = await findCart(db, params.cart_id);
    if (cart?.status !== 'open') throw new Refusal(404, 'cart_not_found');
    const row = {
      amount_cents: body.amount_cents,
      reason: body.reason,
      actor_id: actor.id,
      created_at: clock.instant(),
    };
    if (body.amount_cents === 0)
      await db.deleteFrom('rate_adjustments').where('cart_id', '=', cart.id).execute();
    else
      await db
        .insertInto('rate_adjustments')
        .values({ cart_id: cart.id, ...row })
        .onConflict((conflict) => conflict.column('cart_id').doUpdateSet(row))
        .execute();
    await touchCart(db, cart.id, clock.instant());
    await audit(context, 'staff.adjusted_rate', {
      userId: actor.id,
      subject: cart.userId ?? cart.id,
      detail: { cart: cart.id, cents: body.amount_cents, reason: body.reason },
    });
    return { ship_rate_adjustment: cents(body.amount_cents) };
  });
}
