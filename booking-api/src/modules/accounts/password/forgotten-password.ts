import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isWithin } from '../../../platform/throttle/throttle.ts';
import { accountMailQueue } from '../mails/queue.ts';
import { audit } from '../public/audit.ts';
import { mailKey } from '../public/mail-key.ts';
import { hashPassword } from '../public/password.ts';
import { findByEmail } from '../public/store.ts';
import { rememberDevice } from '../sign-in/known-devices.ts';
import { withMinimumDuration } from '../sign-in/minimum-duration.ts';
import { mailOfReset, spendReset } from './password-store.ts';

/** Milliseconds that asking for a link takes, whoever asks for whatever address. */
const askMs = 120;
const linksPerHour = 4;

/**
 * Asks for the link of a forgotten password. The answer, its time and what the database does are the same for an
 * address without an account; past the limit of an address nothing is sent, and that is not told either. Throws
 * Refusal 429 once an asker's own address has asked too often.
 */
export async function requestReset(
  { db, jobs, throttle }: AppContext,
  request: FastifyRequest,
  email: string,
  brand: string,
): Promise<void> {
  await throttle.attempt('forgotten', request.ip, 10, 60);
  await throttle.attempt('forgotten-day', request.ip, 100, 86_400);
  await withMinimumDuration(askMs, async () => {
    const account = await findByEmail(db, email);
    const attempt = throttle.attempt('forgotten-mail', mailKey(email), linksPerHour, 3600);
    const often = !(await isWithin(attempt));
    await db.transaction().execute((trx) =>
      jobs.enqueue(trx, accountMailQueue, {
        kind: 'reset-password',
        userId: often ? null : (account?.id ?? null),
        brand,
      }),
    );
  });
}

/**
 * Sets the password by a mailed link; throws Refusal 422 `link_not_valid`. Ends every session of the account.
 * The browser becomes a known device: it can sign in while others guess elsewhere.
 */
export async function resetByLink(
  context: AppContext,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  token: string,
  password: string,
  brand: string,
): Promise<void> {
  const { db, clock, throttle, jobs } = context;
  await throttle.attempt('reset', request.ip, 20, 60);
  const refused = new Refusal(422, 'link_not_valid');
  // Asked first, so that nobody makes the server hash without a link.
  if ((await mailOfReset(db, token, clock.instant())) === undefined) throw refused;
  const userId = await spendReset(db, token, await hashPassword(password), clock.instant());
  if (userId === undefined) throw refused;
  await rememberDevice(context, request, reply, userId);
  await audit(context, 'password.reset', { userId, subject: userId });
  await db
    .transaction()
    .execute((trx) => jobs.enqueue(trx, accountMailQueue, { kind: 'password-changed', userId, brand }));
}
