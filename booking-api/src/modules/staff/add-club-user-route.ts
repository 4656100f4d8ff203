import { addClubUser } from '@sendahead/shared-contracts/admin/people-calls';
import { may, mayForClub, mayGrant } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import { beginsLimited, defaultLimits, fitsLimit } from '@sendahead/shared-contracts/console/approval-states';
import { isEmail, isName } from '@sendahead/shared-contracts/validation/person';
import { isPhoneOf } from '@sendahead/shared-contracts/validation/phone-rules';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import type { Queries } from '../../platform/database/database.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { newId } from '../../platform/security/secrets.ts';
import { accountOf } from '../accounts/public/account-of.ts';
import { audit } from '../accounts/public/audit.ts';
import { invite } from '../accounts/public/invitations.ts';
import { noPassword } from '../accounts/public/password.ts';
import { limitsOf, setLimits } from '../accounts/public/staff-limits.ts';
import { type Account, insertAccount } from '../accounts/public/store.ts';
import { brandOfRequest } from '../catalog/public/request-brand.ts';
import { brandExists } from '../catalog/public/store.ts';
import { invitingClub } from '../clubs/public/inviting-club.ts';
import { findFacility } from '../clubs/public/store.ts';
import { lookUpsPerMinute } from './look-up-limit.ts';
import { joinClub } from './store.ts';

/** How many people a staff member may add per day, including those whose existing account is revealed. */
const addsPerDay = 100;

/** A person added by staff, to a club or to none. */
export function addClubUserRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock, throttle } = context;

  registerCall(app, context, addClubUser, async ({ body }, call) => {
    const actor = accountOf(call);
    const clubId = body.club_id ?? (may(actor.role, 'help_people') ? null : actor.clubId);
    if (!mayForClub(actor, 'help_people', clubId)) throw refuse('not_allowed');
    const role: NonNullable<typeof body.role> | 'consumer' = body.role ?? 'consumer';
    if (!(await mayAdd(db, actor, { role, clubId }))) throw refuse('not_allowed');
    const club = clubId === null ? null : await findFacility(db, clubId);
    if (club === undefined) throw new Refusal(404, 'club_not_found');
    const fields = [
      ...(isName(body.first_name) ? [] : [{ path: 'first_name', code: 'name_not_valid' }]),
      ...(isName(body.last_name) ? [] : [{ path: 'last_name', code: 'name_not_valid' }]),
      ...(isEmail(body.email) ? [] : [{ path: 'email', code: 'email_not_valid' }]),
      ...(!body.phone || isPhoneOf(body.phone, 'US') ? [] : [{ path: 'phone', code: 'phone_not_valid' }]),
    ];
    if (fields.length > 0) throw refuse('invalid', fields);
    const person = {
      id: newId('usr'),
      email: body.email.trim(),
      firstName: body.first_name.trim(),
      lastName: body.last_name.trim(),
      phone: body.phone?.trim() ?? '',
      role,
      termsVersion: null,
    };
    // EP-17: `email_taken` reveals an account, so adding counts as a lookup.
    await throttle.attempt('staff-lookup', actor.id, lookUpsPerMinute, 60);
    await throttle.attempt('club-user-day', actor.id, addsPerDay, 86_400);
    const { slug } = body.brand ? { slug: body.brand } : await brandOfRequest(context, call.request);
    if (!(await brandExists(db, slug))) throw refuse('invalid', [{ path: 'brand', code: 'unknown' }]);
    await db.transaction().execute(async (trx) => {
      if (!(await insertAccount(trx, { ...person, passwordHash: noPassword, now: clock.instant() })))
        throw new Refusal(409, 'email_taken');
      if (clubId !== null)
        await joinClub(trx, person.id, { clubId, memberNumber: body.member_number?.trim() || null });
      if (beginsLimited(role)) await setLimits(trx, person.id, defaultLimits);
      await audit({ db: trx, clock }, 'staff.added_club_user', {
        userId: actor.id,
        subject: person.id,
        detail: { ...(clubId === null ? {} : { club: clubId }), ...(role === 'consumer' ? {} : { role }) },
      });
      await invite(context, trx, { userId: person.id, actorId: actor.id, ...invitingClub(club, slug) });
    });
    return { user_id: person.id, user_email: person.email };
  });
}

/**
 * CO-47, CO-44: whether a user may add an account with a role; no one adds an account with higher limits than
 * theirs.
 */
async function mayAdd(
  db: Queries,
  actor: Account,
  { role, clubId }: { role: Exclude<Role, 'guest'>; clubId: number | null },
): Promise<boolean> {
  if (role === 'consumer') return true;
  if (role === 'pro') return clubId !== null && may(actor.role, 'run_accounts');
  if (clubId !== null || !mayGrant(actor.role, role)) return false;
  if (!may(role, 'refund_by_hand')) return true;
  const own = await limitsOf(db, actor.id);
  const theirs = beginsLimited(role) ? defaultLimits : { refundCents: null, discountPercent: null };
  return (
    fitsLimit(own.refundCents, theirs.refundCents) && fitsLimit(own.discountPercent, theirs.discountPercent)
  );
}
