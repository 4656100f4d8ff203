import * as calls from '@sendahead/shared-contracts/accounts/calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../public/account-of.ts';
import { recordTerms } from '../public/store.ts';
import { termsVersion } from '../public/terms.ts';

/** Accepting the current terms. */
export function acceptTermsRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.acceptTerms, async ({ body }, { session }) => {
    if (body.terms_version !== undefined && body.terms_version !== termsVersion) throw refuse('invalid');
    await recordTerms(db, accountOf({ session }).id, termsVersion, clock.instant());
    return { success: true as const, terms_version: termsVersion };
  });
}
