import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isAllowed } from '../../../platform/throttle/throttle.ts';
import { visitorNetwork } from '../../../platform/throttle/visitor-network.ts';
import { accountMailJob } from '../mails/jobs.ts';
import { audit } from '../public/audit.ts';
import { mailKey } from '../public/mail-key.ts';
import { hashPassword, noPassword } from '../public/password.ts';
import { findByEmail } from '../public/store.ts';
import { knownDevice, rememberDevice } from '../sign-in/known-devices.ts';
import { withMinimumDuration } from '../sign-in/minimum-duration.ts';
import { findReset, spendReset } from './password-store.ts';

/** Milliseconds that a request for a link takes, the same for every address and caller. */
const askMs = 120;
/**
 * Links per hour: for a browser that was signed in before, and for an account from one network and from all
 * networks.
 */
const linksPerHour = { device: 4, network: 3, account: 4 } as const;
/**
 * Beyond the limits one link in ten minutes is still mailed. Each is valid for half an hour in any browser, so that
 * the owner always has a valid link, even when strangers request links.
 */
const alwaysEverySeconds = 600;

/**
 * Requests the link for a forgotten password. The answer, its time and the database work are the same for an
 * address without an account; beyond the limit of an address nothing is sent, which the answer does not
 * reveal. Throws Refusal 429 when the caller's network address has asked too often.
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
    const often = !(await mayMail({ db, throttle }, request, email, account?.id));
    await db.transaction().execute((trx) =>
      jobs.enqueue(trx, accountMailJob, {
        kind: 'reset-password',
        userId: often ? null : (account?.id ?? null),
        brand,
      }),
    );
  });
}

/** Whether to mail one more link. Requests by strangers never keep the owner from a link. */
async function mayMail(
  { db, throttle }: Pick<AppContext, 'db' | 'throttle'>,
  request: FastifyRequest,
  email: string,
  userId: string | undefined,
): Promise<boolean> {
  const key = mailKey(email);
  const device = await knownDevice(db, request, userId);
  if (
    device !== undefined &&
    (await isAllowed(throttle.attempt('forgotten-device', device, linksPerHour.device, 3600)))
  )
    return true;
  const network = `${visitorNetwork(request.ip)} ${key}`;
  if (
    (await isAllowed(throttle.attempt('forgotten-ask', network, linksPerHour.network, 3600))) &&
    (await isAllowed(throttle.attempt('forgotten-mail', key, linksPerHour.account, 3600)))
  )
    return true;
  return isAllowed(throttle.attempt('forgotten-always', key, 1, alwaysEverySeconds));
}

type Link = { token: string; brand: string };
type Http = { request: FastifyRequest; reply: FastifyReply };
type Entered = { userId: string; provenHash: string };

/**
 * Sets the password by a mailed link; throws Refusal 422 `link_not_valid`. Ends every session of the account.
 * The browser becomes a known device: it can sign in while others guess elsewhere. Returns what a sign-in needs.
 */
export async function resetByLink(
  context: AppContext,
  http: Http,
  { token, brand }: Link,
  password: string,
): Promise<Entered> {
  const { db, clock, throttle, jobs } = context;
  await throttle.attempt('reset', http.request.ip, 20, 60);
  // Checked first, so that no one makes the server hash without a link.
  const link = await findReset(db, token, clock.instant());
  if (!link) throw linkOver();
  const entered = await spend(context, http, token, await hashPassword(password));
  await audit(context, link.invitation ? 'invitation.accepted' : 'password.reset', {
    userId: entered.userId,
    subject: entered.userId,
  });
  // Before an invitation there was no password to change.
  if (!link.invitation)
    await db
      .transaction()
      .execute((trx) =>
        jobs.enqueue(trx, accountMailJob, { kind: 'password-changed', userId: entered.userId, brand }),
      );
  return entered;
}

/** CO-36: uses an invitation without a password; throws Refusal 422 `link_not_valid`. Returns what a sign-in needs. */
export async function joinByLink(context: AppContext, http: Http, token: string): Promise<Entered> {
  await context.throttle.attempt('reset', http.request.ip, 20, 60);
  const entered = await spend(context, http, token, null);
  await audit(context, 'invitation.accepted', { userId: entered.userId, subject: entered.userId });
  return entered;
}

const linkOver = (): Refusal => new Refusal(422, 'link_not_valid');

async function spend(
  context: AppContext,
  { request, reply }: Http,
  token: string,
  passwordHash: string | null,
): Promise<Entered> {
  const userId = await spendReset(context.db, token, passwordHash, context.clock.instant());
  if (userId === undefined) throw linkOver();
  await rememberDevice(context, request, reply, userId);
  return { userId, provenHash: passwordHash ?? noPassword };
}
