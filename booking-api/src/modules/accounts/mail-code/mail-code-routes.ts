import { sendSignInCode, signInByCode } from '@sendahead/shared-contracts/accounts/passwordless-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { brandOf } from '../../catalog/public/request-brand.ts';
import { provenByMail } from '../password/claim-mail.ts';
import { startPath } from '../providers/provider-paths.ts';
import { findSsoOf } from '../providers/provider-store.ts';
import { audit } from '../public/audit.ts';
import { findAccount } from '../public/store.ts';
import { enterByOneFactor } from '../sign-in/enter-account.ts';
import { spendMailCode } from './mail-code-store.ts';
import { requestMailCode } from './request-mail-code.ts';

const refused = () =>
  new Refusal(422, 'code_not_valid', { fields: [{ path: 'code', code: 'code_not_valid' }] });

/** Signing in by six mailed digits. */
export function mailCodeRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, sessions, throttle } = context;

  registerCall(app, context, sendSignInCode, async ({ body }, { request, reply }) => {
    const slug = brandOf(request);
    const elsewhere = await findSsoOf(db, body.email, slug);
    if (elsewhere) return { success: true as const, expires_at: null, redirect: startPath(elsewhere.id) };
    const { idHash } = await sessions.ensure(request, reply);
    const expiresAt = await requestMailCode(context, {
      request,
      email: body.email,
      proof: body.proof,
      idHash,
      brand: slug,
    });
    return { success: true as const, expires_at: expiresAt, redirect: null };
  });

  registerCall(app, context, signInByCode, async ({ body }, { request, reply }) => {
    await throttle.attempt('sign-in-code-try', request.ip, 60, 600);
    const { idHash } = await sessions.ensure(request, reply);
    const userId = await spendMailCode(db, idHash, body.code.replace(/\D/g, ''), clock.instant());
    const account = userId === undefined ? undefined : await findAccount(db, userId);
    if (!account) throw refused();
    const slug = brandOf(request);
    const ended = await provenByMail(context, account.id, slug);
    const login = await enterByOneFactor(context, { request, reply }, { userId: account.id });
    if (!login) throw refused();
    await audit(context, 'sign_in.mail_code', { userId: account.id, subject: account.id });
    return ended ? { ...login, password_ended: true as const } : login;
  });
}
