import { changeEmail, confirmEmailChange } from '@sendahead/shared-contracts/accounts/email-calls';
import { isEmail } from '@sendahead/shared-contracts/validation/person';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { brandOf } from '../../catalog/public/request-brand.ts';
import { endOtherDevices } from '../devices/device-store.ts';
import { accountMailJob } from '../mails/jobs.ts';
import { accountOf } from '../public/account-of.ts';
import { audit } from '../public/audit.ts';
import { mailboxKey } from '../public/mail-key.ts';
import { provePresence } from '../public/prove-presence.ts';
import { signedIn } from '../public/signed-in.ts';
import { noteEmailChange, spendEmailChange } from './email-change-store.ts';

/** Minutes for which the link is valid. */
export const emailChangeMinutes = 60;
const changesPerHour = 5;
/** Mails to one new address per hour across all accounts, because the address may be a stranger's. */
const mailsPerHour = 5;

/**
 * Changes the email address of an account: by a link that only the new address receives; the old address is notified.
 */
export function emailChangeRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, jobs, throttle } = context;

  registerCall(app, context, changeEmail, async ({ body }, call) => {
    const account = accountOf(call);
    const email = body.email.trim();
    if (!isEmail(email)) throw refuse('invalid', [{ path: 'email', code: 'email_not_valid' }]);
    if (email.toLowerCase() === account.email.toLowerCase())
      throw refuse('invalid', [{ path: 'email', code: 'email_is_present' }]);
    await provePresence(context, call, body.current_password);
    await throttle.attempt('change-email', account.id, changesPerHour, 3600);
    await throttle.attempt('change-email-mail', mailboxKey(email), mailsPerHour, 3600);
    const slug = brandOf(call.request);
    const expiresAt = new Date(clock.now() + emailChangeMinutes * 60_000).toISOString();
    await db.transaction().execute(async (trx) => {
      await noteEmailChange(trx, { userId: account.id, email, now: clock.instant(), expiresAt });
      for (const kind of ['change-email', 'email-change-asked'] as const)
        await jobs.enqueue(trx, accountMailJob, { kind, userId: account.id, brand: slug });
    });
    await audit(context, 'email.change_asked', { userId: account.id, subject: account.id });
    return { success: true as const };
  });

  registerCall(app, context, confirmEmailChange, async ({ body }, call) => {
    const who = signedIn(call);
    await throttle.attempt('confirm-email', who.userId, 30, 3600);
    const change = { token: body.token, userId: who.userId, now: clock.instant() };
    const email = await spendEmailChange(db, change);
    if (email === undefined) throw new Refusal(422, 'link_not_valid');
    await endOtherDevices(db, who);
    await audit(context, 'email.changed', { userId: who.userId, subject: who.userId });
    return { success: true as const, email };
  });
}
