import { adjustRate } from '@sendahead/shared-contracts/pricing/rate-adjustment-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { accountOf } from '../accounts/public/account-of.ts';
import { audit } from '../accounts/public/audit.ts';
import { lockLimits } from '../accounts/public/staff-limits.ts';
import { askApproval } from '../approvals/public/requests.ts';
import { lockCart } from '../carts/public/store.ts';
import { judgeDiscount, latestPrice } from './public/discount-share.ts';
import { setRateAdjustment } from './public/rate-adjustment.ts';

/**
 * An admin corrects the price of a cart, and removes the correction with 0; the next price shows it as a
 * separate line. A reduction above the admin's limit waits for a second person.
 */
export function adjustmentRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, adjustRate, async ({ params, body }, call) => {
    const actor = accountOf(call);
    const { amount_cents, reason } = body;
    return db.transaction().execute(async (trx) => {
      const { discountPercent } = await lockLimits(trx, actor.id);
      const cart = await lockCart(trx, params.cart_id);
      if (cart?.status !== 'open') throw new Refusal(404, 'cart_not_found');
      // CO-152: a slipped decimal point would make the order free.
      const price = amount_cents < 0 ? await latestPrice(trx, cart.id) : null;
      if (price !== null && -amount_cents > price)
        throw refuse('invalid', [{ path: 'amount_cents', code: 'too_large' }]);
      const discount = { cartId: cart.id, act: 'rate_adjustment', cents: -amount_cents } as const;
      const verdict = await judgeDiscount(trx, discount, amount_cents < 0 ? discountPercent : null);
      if (!verdict.isWithin) {
        const approval_id = await askApproval(
          { trx, clock },
          {
            kind: 'rate_adjustment',
            askedBy: actor.id,
            reason,
            cartId: cart.id,
            displayId: cart.displayId,
            customerId: cart.userId,
            cents: amount_cents,
            percent: verdict.percent,
          },
        );
        return { ship_rate_adjustment: cents(cart.rateCents ?? 0), approval_id };
      }
      const adjustment = { cartId: cart.id, cents: amount_cents, reason, actorId: actor.id };
      await setRateAdjustment(trx, { ...adjustment, mostPercent: verdict.most }, clock.instant());
      await audit({ db: trx, clock }, 'staff.adjusted_rate', {
        userId: actor.id,
        subject: cart.userId ?? cart.id,
        detail: { cart: cart.id, cents: amount_cents, reason },
      });
      return { ship_rate_adjustment: cents(amount_cents) };
    });
  });
}
