import * as calls from '@sendahead/shared-contracts/payments/club-billing-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { accountOf } from '../accounts/public/account-of.ts';
import { audit } from '../accounts/public/audit.ts';
import { isUnanswered } from '../accounts/public/verification-store.ts';
import { findFacility } from '../clubs/public/store.ts';
import { billsClubs } from '../flags/public/bills-clubs.ts';
import {
  billingRequestOf,
  decideBillingRequest,
  openBillingRequests,
  requestBilling,
} from './public/clubs/club-billing.ts';

/** EP-57, PY-24: asking to be let onto a club's account, and an admin's word on it. */
export function clubRequestRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, throttle } = context;

  registerCall(app, context, calls.requestClubBilling, async ({ params }, call) => {
    const user = accountOf(call);
    await throttle.attempt('club-request', user.id, 20, 3600);
    if (!(await billsClubs(context, call))) return { status: false, errors: ['not_offered'] };
    const clubId = Number(params.club_id);
    const club = /^\d{1,9}$/.test(params.club_id) ? await findFacility(db, clubId) : undefined;
    if (!club) throw new Refusal(404, 'club_not_found');
    // A club knows people by their mail: it has to be theirs before it is asked to pay for them.
    if (await isUnanswered(db, user.id)) return { status: false, errors: ['email_not_verified'] };
    if ((await billingRequestOf(db, clubId, user.id)) === 'granted')
      return { status: false, errors: ['already_granted'] };
    await requestBilling(db, clubId, user.id, clock.instant());
    return { status: true, errors: [] };
  });

  registerCall(app, context, calls.listClubRequests, async () => {
    const rows = await openBillingRequests(db);
    return {
      requests: rows.map((row) => ({ ...row, requested_at: new Date(row.requested_at).toISOString() })),
    };
  });

  registerCall(app, context, calls.decideClubRequest, async ({ params, body }, call) => {
    const actor = accountOf(call);
    const state = body.granted ? ('granted' as const) : ('refused' as const);
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
