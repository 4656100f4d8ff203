import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { accountMailJob } from '../mails/jobs.ts';
import { audit } from '../public/audit.ts';
import { isVerified, spendVerification } from '../public/verification-store.ts';

/** Days for which the link is valid. */
export const verificationDays = 3;
const linksPerHour = 4;
const triesPerHour = 30;

/** Queues a link for the address of a new account, and records the request. No one waits for the mail. */
export async function requestVerification(
  { db, jobs, clock }: Pick<AppContext, 'db' | 'jobs' | 'clock'>,
  userId: string,
  brand: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ verification_asked_at: clock.instant() })
    .where('id', '=', userId)
    .execute();
  await sendLink({ db, jobs }, userId, brand);
}

const sendLink = ({ db, jobs }: Pick<AppContext, 'db' | 'jobs'>, userId: string, brand: string) =>
  db
    .transaction()
    .execute((trx) => jobs.enqueue(trx, accountMailJob, { kind: 'verify-email', userId, brand }));

/**
 * Sends another link to the account's own address; does nothing when it is verified. The request restricts no
 * account that was never asked to verify. Throws Refusal 429.
 */
export async function resendVerification(context: AppContext, userId: string, brand: string): Promise<void> {
  await context.throttle.attempt('verify-mail', userId, linksPerHour, 3600);
  if (!(await isVerified(context.db, userId))) await sendLink(context, userId, brand);
}

/**
 * Verifies the address by a link, only while signed in to the account it was sent to: a click in someone's
 * mail must not verify a stranger's account that uses their address. Throws Refusal 422 `link_not_valid`.
 */
export async function verify(context: AppContext, userId: string, token: string): Promise<void> {
  const { db, clock, throttle } = context;
  await throttle.attempt('verify', userId, triesPerHour, 3600);
  if (!(await spendVerification(db, token, userId, clock.instant())))
    throw new Refusal(422, 'link_not_valid');
  await audit(context, 'email.verified', { userId, subject: userId });
}
