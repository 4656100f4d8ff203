import { mayForClub } from '@sendahead/shared-contracts/call/role-acts';
import { sendInvitation } from '@sendahead/shared-contracts/console/invitation-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import { invite, isUnused } from '../../accounts/public/invitations.ts';
import { brandOf } from '../../catalog/public/request-brand.ts';
import { invitingClub } from '../../clubs/public/inviting-club.ts';
import { findFacility } from '../../clubs/public/store.ts';
import { findListedUser } from './list-users.ts';

/** Invitations to one person per hour and day, and by one staff member per day. */
const maxInvitations = { hour: 3, day: 6, byStaff: 100 } as const;

/** CO-36: sends the invitation again, or to an account from before invitations. */
export function invitationRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock, throttle } = context;

  registerCall(app, context, sendInvitation, async ({ params: { userId } }, call) => {
    const actor = accountOf(call);
    const found = await findListedUser(db, userId);
    if (!found || !mayForClub(actor, 'help_people', found.clubId)) throw new Refusal(404, 'no_such_thing');
    if (!(await isUnused(db, userId))) throw new Refusal(409, 'already_joined');
    await throttle.attempt('invite-by', actor.id, maxInvitations.byStaff, 86_400);
    await throttle.attempt('invite-hour', userId, maxInvitations.hour, 3600);
    await throttle.attempt('invite-day', userId, maxInvitations.day, 86_400);
    const club = found.clubId === null ? undefined : await findFacility(db, found.clubId);
    const slug = brandOf(call.request);
    await db.transaction().execute(async (trx) => {
      await invite(context, trx, { userId, actorId: actor.id, ...invitingClub(club ?? null, slug) });
      await audit({ db: trx, clock }, 'staff.sent_invitation', { userId: actor.id, subject: userId });
    });
    return { success: true as const };
  });
}
