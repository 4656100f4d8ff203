import { setCartUser } from '@sendahead/shared-contracts/admin/book-for-calls';
import { userLookup } from '@sendahead/shared-contracts/admin/people-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { accountOf } from '../accounts/public/account-of.ts';
import { audit } from '../accounts/public/audit.ts';
import { mayHelp } from '../accounts/public/helped-user.ts';
import { requireCart } from '../carts/public/cart-access.ts';
import { addClubUserRoute } from './add-club-user-route.ts';
import { givenRoute } from './given-route.ts';
import { lookUpsPerMinute } from './look-up-limit.ts';
import { peopleRoutes } from './people-routes.ts';
import { permissionRoute } from './permission-route.ts';
import { assignCart, findPerson } from './store.ts';

/** What club staff and admins do on others' behalf. Every act adds a line to the audit trail. */
export function staffRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, throttle } = context;

  registerCall(app, context, userLookup, async ({ query }, call) => {
    const actor = accountOf(call);
    await throttle.attempt('staff-lookup', actor.id, lookUpsPerMinute, 60);
    const person = await findPerson(db, query.user_id);
    if (!person || !mayHelp(actor, person)) throw new Refusal(404, 'user_not_found');
    await audit(context, 'staff.looked_up', { userId: actor.id, subject: person.id });
    return { user_id: person.id, user_email: person.email, messages: [] };
  });

  registerCall(app, context, setCartUser, async ({ body }, call) => {
    const actor = accountOf(call);
    const cart = await requireCart(context, call.request, body.cart_id);
    const person = await findPerson(db, body.user_id);
    if (!person || !mayHelp(actor, person)) throw new Refusal(404, 'user_not_found');
    // The owner waits for the cart to come back.
    if (cart.waitingTokenHash && cart.userId !== person.id) throw new Refusal(409, 'cart_taken_over');
    const assignment = { userId: person.id, actorId: actor.id, now: clock.instant() };
    await db.transaction().execute(async (trx) => {
      if (!(await assignCart(trx, cart, assignment))) throw new Refusal(404, 'cart_not_found');
      await audit({ db: trx, clock }, 'staff.booked_for', {
        userId: actor.id,
        subject: person.id,
        detail: { cart: cart.id },
      });
    });
    return { success: true as const, on_behalf_user: person.id };
  });

  permissionRoute(app, context);
  givenRoute(app, context);
  peopleRoutes(app, context);
  addClubUserRoute(app, context);
}
