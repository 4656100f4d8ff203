import { openCartForUser } from '@sendahead/shared-contracts/admin/book-for-calls';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../../../modules/accounts/public/account-of.ts';
import { audit } from '../../../modules/accounts/public/audit.ts';
import { mayHelp } from '../../../modules/accounts/public/helped-user.ts';
import { findAccount } from '../../../modules/accounts/public/store.ts';
import { findBrandById } from '../../../modules/catalog/public/store.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { openCartFor } from './open-cart-for.ts';

/** TK-14: staff begin a booking for a person from the person's page. */
export function bookForRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, throttle } = context;

  registerCall(app, context, openCartForUser, async ({ params, body }, call) => {
    const actor = accountOf(call);
    await throttle.attempt('cart', call.request.ip, 120, 60);
    const person = await findAccount(db, params.userId);
    if (!person || person.id === actor.id || !mayHelp(actor, person))
      throw new Refusal(404, 'user_not_found');
    const brand = await findBrandById(db, body.brand_id);
    if (!brand) throw refuse('malformed', [{ path: 'brand_id', code: 'unknown' }]);
    const cart = await db.transaction().execute(async (trx) => {
      const opened = await openCartFor(trx, person, {
        brand,
        actorId: actor.id,
        now: clock.instant(),
      });
      await audit({ db: trx, clock }, 'staff.booked_for', {
        userId: actor.id,
        subject: person.id,
        detail: { cart: opened.id },
      });
      return opened;
    });
    return {
      id: cart.id,
      order_id: cart.orderId,
      display_id: cart.displayId,
      cart_token: cart.token,
      name: `${person.firstName} ${person.lastName}`.trim(),
    };
  });
}
