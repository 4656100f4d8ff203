import * as calls from '@sendahead/shared-contracts/accounts/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { Session } from '../../../platform/security/session.ts';
import { hasAcceptedTerms } from '../public/presenter.ts';
import { findByEmail } from '../public/store.ts';
import { limitLookUp } from './look-up-limits.ts';
import { withMinimumDuration } from './minimum-duration.ts';

/**
 * Milliseconds that a mail lookup takes, whatever it finds: unnoticeable for a person, an hour for a list.
 */
const lookUpMs = 40;

/** Whether a mail has an account, and whether it accepted the terms. Each lookup is counted first. */
export function lookUpRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;
  const lookUp = async (request: FastifyRequest, session: Session | null, email: string) => {
    await limitLookUp(context, request, session, email);
    return withMinimumDuration(lookUpMs, () => findByEmail(db, email));
  };

  registerCall(app, context, calls.userExists, async ({ body }, { request, session }) => {
    const account = await lookUp(request, session, body.email);
    return { success: account !== undefined, terms_accepted: hasAcceptedTerms(account ?? null) };
  });

  registerCall(app, context, calls.checkUser, async ({ query }, { request, session }) => ({
    success: (await lookUp(request, session, query.email)) !== undefined,
  }));

  registerCall(app, context, calls.termsAccepted, async ({ query }, { request, session }) => {
    const account = query.email === undefined ? session?.user : await lookUp(request, session, query.email);
    return {
      success: hasAcceptedTerms(account ?? null),
      user_exists: account !== undefined && account !== null,
    };
  });
}
