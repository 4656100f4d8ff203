import type { Invitation } from '@sendahead/shared-contracts/console/invitation-schema';
import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction, Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { noteInvitation } from '../invitations/invitation-store.ts';
import { accountMailJob } from '../mails/jobs.ts';
import { noPassword } from './password.ts';

type Inviting = { userId: string; actorId: string; clubName: string | null; brand: string };

/**
 * CO-36: emails an invitation to the account that staff made; links of earlier invitations end. Throws
 * Refusal 409 `already_joined` for an account in use, whose owner signs in with an existing method.
 */
export async function invite(
  { jobs, clock }: Pick<AppContext, 'jobs' | 'clock'>,
  trx: DatabaseTransaction,
  { userId, actorId, clubName, brand }: Inviting,
): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  if (!(await isUnused(trx, userId))) throw new Refusal(409, 'already_joined');
  await noteInvitation(trx, { userId, invitedBy: actorId, clubName, now: clock.instant() });
  await jobs.enqueue(trx, accountMailJob, { kind: 'invitation', userId, brand });
}

/** Never used: no password, passkey or provider, and the address was never confirmed. */
export async function isUnused(db: Queries, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .where('password_hash', '=', noPassword)
    .where('disabled', '=', false)
    .where('deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('passkeys').select('id').whereRef('passkeys.user_id', '=', 'users.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('user_identities')
            .select('subject')
            .whereRef('user_identities.user_id', '=', 'users.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return user !== undefined;
}

/** The progress of a user's invitation; null for users who registered themselves. */
export async function invitationOf(db: Queries, userId: string, now: number): Promise<Invitation | null> {
  const [row, unused] = await Promise.all([
    db
      .selectFrom('users')
      .leftJoin('invitations', 'invitations.user_id', 'users.id')
      .leftJoin('users as inviter', 'inviter.id', 'invitations.invited_by')
      .select(['asked_at', 'sent_at', 'expires_at', 'opened_at', 'club_name'])
      .select(['users.email_verified_at', 'inviter.first_name', 'inviter.last_name', 'inviter.email'])
      .where('users.id', '=', userId)
      .executeTakeFirst(),
    isUnused(db, userId),
  ]);
  if (!row || (row.asked_at === null && !unused)) return null;
  const at = (instant: string | null): string | null => instant && new Date(instant).toISOString();
  const isOver = row.expires_at !== null && new Date(row.expires_at).getTime() <= now;
  return {
    state: stateOf({ ...row, isOver }),
    asked_at: at(row.asked_at),
    sent_at: at(row.sent_at),
    expires_at: at(row.expires_at),
    opened_at: at(row.opened_at),
    joined_at: at(row.email_verified_at),
    invited_by: row.asked_at ? `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || row.email : null,
    for_club: row.club_name,
    can_send: unused,
  };
}

function stateOf(row: {
  asked_at: string | null;
  sent_at: string | null;
  opened_at: string | null;
  email_verified_at: string | null;
  isOver: boolean;
}): Invitation['state'] {
  if (row.email_verified_at) return 'joined';
  if (row.asked_at === null) return 'none';
  if (row.sent_at === null) return 'sending';
  if (row.isOver) return 'expired';
  return row.opened_at ? 'opened' : 'sent';
}
