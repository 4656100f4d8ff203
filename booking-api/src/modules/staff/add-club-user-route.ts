import { addClubUser } from '@sendahead/shared-contracts/admin/people-calls';
import { may, mayForClub, mayGrant } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import { beginsLimited, defaultLimits } from '@sendahead/shared-contracts/console/approval-states';
import { isEmail, isName } from '@sendahead/shared-contracts/validation/person';
import { isPhoneOf } from '@sendahead/shared-contracts/validation/phone-rules';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { accountOf } from '../accounts/public/account-of.ts';
import { inheritReleaseParts, isLimited, limitsOf, setLimits } from '../accounts/public/staff-limits.ts';
import type { Account } from '../accounts/public/store.ts';
import { brandOfRequest } from '../catalog/public/request-brand.ts';
import { brandExists } from '../catalog/public/store.ts';
import { findFacility } from '../clubs/public/store.ts';
import { addPerson, limitAdds, limitLookUps } from './public/add-person.ts';

/** A person added by staff, to a club or to none. */
export function addClubUserRoute(app: FastifyInstance, context: AppContext): void {
  const { db, throttle } = context;

  registerCall(app, context, addClubUser, async ({ body }, call) => {
    const actor = accountOf(call);
    const clubId = body.club_id ?? (may(actor.role, 'help_people') ? null : actor.clubId);
    if (!mayForClub(actor, 'help_people', clubId)) throw refuse('not_allowed');
    const role: NonNullable<typeof body.role> | 'consumer' = body.role ?? 'consumer';
    if (!mayAdd(actor, { role, clubId })) throw refuse('not_allowed');
    // CO-165: its limits would add to the caller’s.
    if (may(role, 'refund_by_hand') && isLimited(await limitsOf(db, actor.id)))
      throw new Refusal(403, 'limit_above_own');
    const club = clubId === null ? null : await findFacility(db, clubId);
    if (club === undefined || (club && club.archived_at !== null)) throw new Refusal(404, 'club_not_found');
    const fields = [
      ...(isName(body.first_name) ? [] : [{ path: 'first_name', code: 'name_not_valid' }]),
      ...(isName(body.last_name) ? [] : [{ path: 'last_name', code: 'name_not_valid' }]),
      ...(isEmail(body.email) ? [] : [{ path: 'email', code: 'email_not_valid' }]),
      ...(!body.phone || isPhoneOf(body.phone, 'US') ? [] : [{ path: 'phone', code: 'phone_not_valid' }]),
    ];
    if (fields.length > 0) throw refuse('invalid', fields);
    // EP-17: `email_taken` reveals an account, so adding counts as a lookup.
    await limitLookUps(throttle, actor.id);
    await limitAdds(throttle, actor.id);
    const { slug } = body.brand ? { slug: body.brand } : await brandOfRequest(context, call.request);
    if (!(await brandExists(db, slug))) throw refuse('invalid', [{ path: 'brand', code: 'unknown' }]);
    const email = body.email.trim();
    const memberNumber = body.member_number?.trim() || null;
    const person = {
      email,
      firstName: body.first_name.trim(),
      lastName: body.last_name.trim(),
      phone: body.phone?.trim() ?? '',
      role,
      club: clubId === null ? null : { id: clubId, memberNumber },
    };
    const id = await db.transaction().execute(async (trx) => {
      const added = await addPerson(context, trx, person, { actorId: actor.id, brand: slug });
      if (beginsLimited(role)) await setLimits(trx, added, defaultLimits);
      if (may(role, 'run_releases')) await inheritReleaseParts(trx, added, actor.id);
      return added;
    });
    return { user_id: id, user_email: email };
  });
}

/** CO-47: whether a user may add an account with a role. */
function mayAdd(
  actor: Account,
  { role, clubId }: { role: Exclude<Role, 'guest'>; clubId: number | null },
): boolean {
  if (role === 'consumer') return true;
  if (role === 'pro') return clubId !== null && may(actor.role, 'run_accounts');
  return clubId === null && mayGrant(actor.role, role);
}
