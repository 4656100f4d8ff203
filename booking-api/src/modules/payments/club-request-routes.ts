import * as calls from '@sendahead/shared-contracts/payments/club-billing-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { accountOf } from '../accounts/public/account-of.ts';
import { audit } from '../accounts/public/audit.ts';
import { isUnanswered } from '../accounts/public/verification-store.ts';
import { findFacility } from '../clubs/public/store.ts';
import { billingRequestOf } from './public/clubs/club-billing.ts';

/** EP-57, PY-24: asking to be let onto a club's account, and an admin's word on it. */
export function clubRequestRoutes(app: FastifyInstance, context: AppContext): void {
  const { config, db, clock, throttle } = context;

  registerCall(app, context, calls.requestClubBilling, async ({ params }, call) => {
    const user = accountOf(call);
    await throttle.attempt('club-request', user.id, 20, 3600);
    if (!config.clubBilling) return { status: false, errors: ['not_offered'] };
    const clubId = Number(params.club_id);
    const club = /^\d{1,9}$/.test(params.club_id) ? await findFacility(db, clubId) : undefined;
    if (!club) throw new Refusal(404, 'club_not_found');
    // A club knows people by their mail: it has to be theirs before it is asked to pay for them.
    if (await isUnanswered(db, user.id)) return { status: false, errors: ['email_not_verified'] };
    if ((await billingRequestOf(db, clubId, user.id)) === 'granted')
      return { status: false, errors: ['already_granted'] };
    await db
      .insertInto('club_billing_requests')
      .values({
        user_id: user.id,
        club_id: clubId,
        state: 'requested',
        requested_at: clock.instant(),
        decided_at: null,
        decided_by: null,
      })
      // Who was refused may ask again; who waits, waits on.
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'club_id'])
          .doUpdateSet({ state: 'requested', requested_at: clock.instant() })
          .where('club_billing_requests.state', '=', 'refused'),
      )
      .execute();
    return { status: true, errors: [] };
  });

  registerCall(app, context, calls.listClubRequests, async () => {
    const rows = await db
      .selectFrom('club_billing_requests')
      .select(['user_id', 'club_id', 'requested_at'])
      .where('state', '=', 'requested')
      .orderBy('requested_at')
      .limit(200)
      .execute();
    return {
      requests: rows.map((row) => ({ ...row, requested_at: new Date(row.requested_at).toISOString() })),
    };
  });

  registerCall(app, context, calls.decideClubRequest, async ({ params, body }, call) => {
    const actor = accountOf(call);
    const row = await db
      .updateTable('club_billing_requests')
      .set({
        state: body.granted ? 'granted' : 'refused',
        decided_at: clock.instant(),
        decided_by: actor.id,
      })
      .where('user_id', '=', body.user_id)
      .where('club_id', '=', Number(params.club_id))
      .returning('state')
      .executeTakeFirst();
    if (!row) throw new Refusal(404, 'request_not_found');
    await audit(context, 'staff.decided_club_billing', {
      userId: actor.id,
      subject: body.user_id,
      detail: { club: params.club_id, granted: body.granted },
    });
    return { state: row.state };
  });
}
