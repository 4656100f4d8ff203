import { cartUser } from '@sendahead/shared-contracts/admin/book-for-calls';
import { findPeople, searchMin } from '@sendahead/shared-contracts/admin/people-calls';
import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { accountOf } from '../accounts/public/account-of.ts';
import { requireCart } from '../carts/public/cart-access.ts';
import { lookUpsPerMinute } from './look-up-limit.ts';
import { readPerson, searchPeople } from './public/people.ts';
import { partsOf } from './public/people-search.ts';

/** TK-13, TK-15: the people whom staff may book for, and the person they currently book for. */
export function peopleRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, throttle } = context;

  registerCall(app, context, findPeople, async ({ query }, call) => {
    const actor = accountOf(call);
    await throttle.attempt('staff-lookup', actor.id, lookUpsPerMinute, 60);
    const parts = partsOf(query.search);
    if (Math.max(...parts.map((part) => part.length), 0) < searchMin)
      throw refuse('invalid', [{ path: 'search', code: 'too_short' }]);
    // OPEN-54: club staff find people of their club; club staff without a club find no one.
    const found = await searchPeople(db, parts, may(actor.role, 'help_people') ? 'any' : (actor.clubId ?? 0));
    if (found.people.length > 0)
      await db
        .insertInto('audit_events')
        .values(
          found.people.map(({ user_id }) => ({
            happened_at: clock.instant(),
            kind: 'staff.found_in_search',
            user_id: actor.id,
            subject: user_id,
            detail: '{}',
          })),
        )
        .execute();
    return found;
  });

  registerCall(app, context, cartUser, async ({ params }, call) => {
    const actor = accountOf(call);
    const cart = await requireCart(context, call.request, params.cartId);
    const theirs = cart.heldBy === actor.id && cart.userId !== null && cart.userId !== actor.id;
    return {
      person: theirs && cart.userId !== null ? await readPerson(db, cart.userId) : null,
      ...(cart.heldBy === actor.id && cart.waitingTokenHash ? { taken_over: true } : {}),
      ...(theirs && cart.buyerNamed ? { buyer_named: true } : {}),
    };
  });
}
