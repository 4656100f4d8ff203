import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { accountMailJob } from '../mails/jobs.ts';
import { forgetPasskeys } from '../passkeys/passkey-store.ts';
import { noPassword } from '../public/password.ts';
import { isUnanswered } from '../public/verification-store.ts';
import { replacePassword } from './password-store.ts';

/** Records that the account's mail belongs to its user; false when that was already known. */
export async function noteOwnMail(trx: Queries, userId: string, now: string): Promise<boolean> {
  const first = await trx
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return first !== undefined;
}

/**
 * Records that the person owns the account's email address, since they have read what we mailed there. An
 * account whose address was never confirmed may have been opened by someone else to trap this person: its
 * password, passkeys and sessions end here, and the person is notified by mail and on the page. Returns
 * whether that happened.
 */
export async function provenByMail(
  { db, clock, jobs }: AppContext,
  userId: string,
  brand: string,
): Promise<boolean> {
  const unanswered = await isUnanswered(db, userId);
  return db.transaction().execute(async (trx) => {
    if (!(await noteOwnMail(trx, userId, clock.instant())) || !unanswered) return false;
    await replacePassword(trx, userId, noPassword);
    await forgetPasskeys(trx, userId);
    await jobs.enqueue(trx, accountMailJob, { kind: 'password-changed', userId, brand });
    return true;
  });
}
