import * as calls from '@sendahead/shared-contracts/payments/club-billing-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import type { Queries } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { accountOf } from '../accounts/public/account-of.ts';
import { audit } from '../accounts/public/audit.ts';
import { isUnanswered } from '../accounts/public/verification-store.ts';
import { cartKeyOf, opensCart } from '../carts/public/cart-access.ts';
import { findCart } from '../carts/public/store.ts';
import { findFacility } from '../clubs/public/store.ts';
import { billsClubs } from '../flags/public/bills-clubs.ts';
import {
  billingRequestOf,
  clubsWithoutAccount,
  decideBillingRequest,
  requestBilling,
} from './public/clubs/club-billing.ts';
import { openBillingRequests } from './public/clubs/open-billing-requests.ts';

/** EP-57, PY-24: requests to bill a club's account, and an admin's decision. */
export function clubRequestRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, throttle } = context;

  registerCall(app, context, calls.requestClubBilling, async ({ params, query }, call) => {
    const user = accountOf(call);
    await throttle.attempt('club-request', user.id, 20, 3600);
    if (!(await billsClubs(context, call))) return { status: false, errors: ['not_offered'] };
    const clubId = Number(params.club_id);
    const club = /^\d{1,9}$/.test(params.club_id) ? await findFacility(db, clubId) : undefined;
    if (!club) throw new Refusal(404, 'club_not_found');
    // A club identifies people by their mail, so the mail must be verified before the club is asked to pay.
    if (await isUnanswered(db, user.id)) return { status: false, errors: ['email_not_verified'] };
    if ((await billingRequestOf(db, clubId, user.id)) === 'granted')
      return { status: false, errors: ['already_granted'] };
    if ((await clubsWithoutAccount(db, [clubId])).length > 0)
      return { status: false, errors: ['no_account'] };
    const cartId = await openedCart(context, call, query.cart_id);
    await requestBilling(db, { clubId, userId: user.id, cartId }, clock.instant());
    return { status: true, errors: [] };
  });

  registerCall(app, context, calls.listClubRequests, async () => ({
    requests: await openBillingRequests(db),
  }));

  registerCall(app, context, calls.decideClubRequest, async ({ params, body }, call) => {
    const actor = accountOf(call);
    const state = body.granted ? ('granted' as const) : ('refused' as const);
    if (body.granted)
      await requireGrantable(db, actor.id, { userId: body.user_id, clubId: Number(params.club_id) });
    const decision = { clubId: Number(params.club_id), userId: body.user_id, state };
    const decided = await decideBillingRequest(db, decision, { actorId: actor.id, at: clock.instant() });
    if (!decided) throw new Refusal(404, 'request_not_found');
    await audit(context, 'staff.decided_club_billing', {
      userId: actor.id,
      subject: body.user_id,
      detail: { club: params.club_id, granted: body.granted },
    });
    return { state };
  });
}

/** The browser's open booking; null for another user's. */
async function openedCart(
  { db }: AppContext,
  { request }: CallContext,
  id: string | undefined,
): Promise<string | null> {
  const cart = id === undefined ? undefined : await findCart(db, id);
  return cart && (await opensCart(db, cartKeyOf(request), cart)) ? cart.id : null;
}

/**
 * CO-98. Throws Refusal `own_billing_request`, and `club_without_account` when a grant would have no effect.
 */
async function requireGrantable(
  db: Queries,
  actorId: string,
  { userId, clubId }: { userId: string; clubId: number },
): Promise<void> {
  if (userId === actorId) throw new Refusal(403, 'own_billing_request');
  const isAsked = (await billingRequestOf(db, clubId, userId)) !== undefined;
  if (isAsked && (await clubsWithoutAccount(db, [clubId])).length > 0)
    throw new Refusal(409, 'club_without_account');
}
