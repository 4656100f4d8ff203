import { askVerification, verifyEmail } from '@sendahead/shared-contracts/accounts/email-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { brandOf } from '../../catalog/public/request-brand.ts';
import { accountOf } from '../public/account-of.ts';
import { resendVerification, verify } from './email-verification.ts';

/** Verifying the address of an account. */
export function verificationRoutes(app: FastifyInstance, context: AppContext): void {
  registerCall(app, context, askVerification, async (_input, call) => {
    const slug = brandOf(call.request);
    await resendVerification(context, accountOf(call).id, slug).catch((error: unknown) => {
      if (error instanceof Refusal) throw error;
      call.request.log.warn({ err: error }, 'no verification mail');
      throw new Refusal(503, 'unavailable', { headers: { 'retry-after': '60' } });
    });
    return { success: true as const };
  });
  registerCall(app, context, verifyEmail, async ({ body }, call) => {
    await verify(context, accountOf(call).id, body.token);
    return { success: true as const };
  });
}
