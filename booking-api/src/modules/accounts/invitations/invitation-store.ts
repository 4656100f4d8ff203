import { daysLater } from '../../../platform/clock.ts';
import type { DatabaseTransaction, Queries } from '../../../platform/database/database.ts';
import { openReset } from '../password/password-store.ts';

/** Days for which the link of an invitation is valid. */
export const invitationDays = 7;

const expiryOf = (now: number): string => daysLater(now, invitationDays);

/** Records an invitation; links of earlier invitations end. */
export async function noteInvitation(
  trx: DatabaseTransaction,
  { userId, ...invitation }: { userId: string; invitedBy: string; clubName: string | null; now: string },
): Promise<void> {
  await trx
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .where('invitation', '=', true)
    .execute();
  const row = {
    invited_by: invitation.invitedBy,
    club_name: invitation.clubName,
    asked_at: invitation.now,
    sent_at: null,
    expires_at: null,
    opened_at: null,
  };
  await trx
    .insertInto('invitations')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Makes the token of an invitation; undefined for a user who joined in the meantime, or may not sign in. */
export async function openInvitation(
  db: Queries,
  userId: string,
  now: number,
): Promise<{ token: string; clubName: string | null } | undefined> {
  const invited = await db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.user_id')
    .select('club_name')
    .where('users.id', '=', userId)
    .where('email_verified_at', 'is', null)
    .where('disabled', '=', false)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!invited) return undefined;
  const reset = { userId, now: new Date(now).toISOString(), expiresAt: expiryOf(now), invitation: true };
  return { token: await openReset(db, reset), clubName: invited.club_name };
}

export async function noteSent(db: Queries, userId: string, now: number): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ sent_at: new Date(now).toISOString(), expires_at: expiryOf(now) })
    .where('user_id', '=', userId)
    .execute();
}

/** Records the first time that the page of the link was opened. */
export async function noteOpened(db: Queries, userId: string, now: string): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ opened_at: now })
    .where('user_id', '=', userId)
    .where('opened_at', 'is', null)
    .execute();
}
