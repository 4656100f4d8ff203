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
import { accountOf } from '../accounts/public/account-of.ts';
import { inheritReleaseParts, limitsOf, setLimits } from '../accounts/public/staff-limits.ts';
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
    if (!(await mayAdd(db, actor, { role, clubId }))) throw refuse('not_allowed');
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
