import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/security/secrets.ts';
import type { Throttle } from '../../../platform/throttle/throttle.ts';
import { audit } from '../../accounts/public/audit.ts';
import { invite } from '../../accounts/public/invitations.ts';
import { noPassword } from '../../accounts/public/password.ts';
import { type Account, insertAccount } from '../../accounts/public/store.ts';
import { invitingClub } from '../../clubs/public/inviting-club.ts';
import { findFacility } from '../../clubs/public/store.ts';
import { lookUpsPerMinute } from '../look-up-limit.ts';
import { joinClub } from '../store.ts';

/** How many people a staff member may add per day, including those whose existing account is revealed. */
const addsPerDay = 100;

/** Counts a lookup that reveals whether an email has an account (EP-17). Throws Refusal 429. */
export const limitLookUps = (throttle: Throttle, actorId: string): Promise<void> =>
  throttle.attempt('staff-lookup', actorId, lookUpsPerMinute, 60);

/** Counts an added person. Throws Refusal 429. */
export const limitAdds = (throttle: Throttle, actorId: string): Promise<void> =>
  throttle.attempt('club-user-day', actorId, addsPerDay, 86_400);

export type AddedPerson = {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  role: Account['role'];
  club: { id: number; memberNumber: string | null } | null;
};

/**
 * Adds an account without a password for a person, and invites them. Returns its id. Throws Refusal 409
 * `email_taken`.
 */
export async function addPerson(
  context: Pick<AppContext, 'jobs' | 'clock'>,
  trx: DatabaseTransaction,
  { club, role, ...person }: AddedPerson,
  by: { actorId: string; brand: string },
): Promise<string> {
  const { clock } = context;
  const id = newId('usr');
  const now = clock.instant();
  const account = { ...person, id, role, termsVersion: null, passwordHash: noPassword, now };
  if (!(await insertAccount(trx, account))) throw new Refusal(409, 'email_taken');
  if (club) await joinClub(trx, id, { clubId: club.id, memberNumber: club.memberNumber });
  await audit({ db: trx, clock }, 'staff.added_club_user', {
    userId: by.actorId,
    subject: id,
    detail: { ...(club ? { club: club.id } : {}), ...(role === 'consumer' ? {} : { role }) },
  });
  const facility = club ? ((await findFacility(trx, club.id)) ?? null) : null;
  await invite(context, trx, { userId: id, actorId: by.actorId, ...invitingClub(facility, by.brand) });
  return id;
}
