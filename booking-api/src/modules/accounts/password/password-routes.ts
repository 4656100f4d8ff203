import { changePassword } from '@sendahead/shared-contracts/accounts/profile-edit-calls';
import { forgotPassword, resetPassword } from '@sendahead/shared-contracts/accounts/terms-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { brandOf } from '../../catalog/public/request-brand.ts';
import { accountMailJob } from '../mails/jobs.ts';
import { accountOf } from '../public/account-of.ts';
import { audit } from '../public/audit.ts';
import { checkPassword, hashPassword } from '../public/password.ts';
import { presentSession } from '../public/presenter.ts';
import { requestReset, resetByLink } from './forgotten-password.ts';
import { passwordProblems } from './password-rules.ts';
import { findPasswordHash, lockProvenPassword, replacePassword } from './password-store.ts';

/** Resetting a forgotten password, and changing a known one. */
export function passwordRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, throttle, sessions, jobs } = context;

  const requireGood = (password: string, confirmation: string, email?: string): void => {
    const problems = passwordProblems(password, confirmation, email);
    if (problems.length > 0)
      throw refuse(
        'invalid',
        problems.map(({ path, code }) => ({ path, code })),
      );
  };

  registerCall(app, context, forgotPassword, async ({ body }, { request }) => {
    const slug = brandOf(request);
    await requestReset(context, request, body.email, slug);
    return { success: true as const };
  });

  registerCall(app, context, resetPassword, async ({ body }, { request, reply }) => {
    requireGood(body.password, body.password_confirmation);
    const slug = brandOf(request);
    await resetByLink(context, { request, reply }, { token: body.token, brand: slug }, body.password);
    return { success: true as const };
  });

  registerCall(app, context, changePassword, async ({ body }, call) => {
    const account = accountOf(call);
    await throttle.attempt('change-password', account.id, 10, 300);
    requireGood(body.password, body.password_confirmation, account.email);
    const proven = await findPasswordHash(db, account.id);
    const wrong = new Refusal(422, 'password_wrong', {
      fields: [{ path: 'current_password', code: 'password_wrong' }],
    });
    if (proven === undefined || !(await checkPassword(body.current_password, proven))) throw wrong;
    const slug = brandOf(call.request);
    const passwordHash = await hashPassword(body.password);
    await db.transaction().execute(async (trx) => {
      if (!(await lockProvenPassword(trx, account.id, proven))) throw wrong;
      await replacePassword(trx, account.id, passwordHash);
      await jobs.enqueue(trx, accountMailJob, {
        kind: 'password-changed',
        userId: account.id,
        brand: slug,
      });
    });
    await audit(context, 'password.changed', { userId: account.id, subject: account.id });
    const session = await sessions.signIn(call.request, call.reply, {
      userId: account.id,
      provenHash: passwordHash,
    });
    if (!session) throw refuse('not_signed_in');
    return presentSession(session);
  });
}
