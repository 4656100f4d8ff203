import { askVerification, verifyEmail } from '@sendahead/shared-contracts/accounts/email-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/register-call.ts';
import { askAgain, verify } from './email-verification.ts';
import { accountOf } from './profile-routes.ts';
import { brandOfRequest } from './request-brand.ts';

/** Showing that the address of an account is one's own. */
export function verificationRoutes(app: FastifyInstance, context: AppContext): void {
  registerCall(app, context, askVerification, async (_input, call) => {
    await askAgain(context, accountOf(call).id, (await brandOfRequest(context, call.request)).slug);
    return { success: true as const };
  });
  registerCall(app, context, verifyEmail, async ({ body }, call) => {
    await verify(context, accountOf(call).id, body.token);
    return { success: true as const };
  });
}
