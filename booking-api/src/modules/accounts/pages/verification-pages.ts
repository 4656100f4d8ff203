import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { verificationOf } from '../public/verification-store.ts';
import { verify } from '../verification/email-verification.ts';
import { answerPage } from './answer-page.ts';
import { answeringWithPages, sessionOfForm, textOf } from './form-pages.ts';
import { expiredFormPage } from './password-forms.ts';
import { confirmedPage, confirmPage, signInFirstPage, verificationOverPage } from './verification-forms.ts';

/** The pages of the link that verifies an email address; forms without scripts, like those of a password. */
export function verificationPages(app: FastifyInstance, context: AppContext): void {
  const { sessions, db, clock } = context;
  const config = { rateLimit: { max: Math.ceil(60 * context.config.rateLimitScale), timeWindow: 60_000 } };
  const answering = answeringWithPages(context, verificationOverPage);

  app.get(
    '/email/verify',
    { config },
    answering(async (request, reply) => {
      const session = await sessions.ensure(request, reply);
      const token = textOf(request.query, 'token', 100);
      const found = await verificationOf(db, token, clock.instant());
      if (!found) return answerPage(context, request, reply, verificationOverPage, 422);
      if (session.user?.id !== found.userId) return answerPage(context, request, reply, signInFirstPage);
      return answerPage(
        context,
        request,
        reply,
        confirmPage(session.csrfToken, { token, email: found.email }),
      );
    }),
  );
  app.post(
    '/email/verify',
    { config },
    answering(async (request, reply) => {
      const session = await sessionOfForm(context, request);
      if (!session) return answerPage(context, request, reply, expiredFormPage, 403);
      if (!session.user) return answerPage(context, request, reply, signInFirstPage);
      await verify(context, session.user.id, textOf(request.body, 'token', 100));
      return reply.redirect('/email/verified', 303);
    }),
  );
  app.get(
    '/email/verified',
    { config },
    answering((request, reply) => answerPage(context, request, reply, confirmedPage)),
  );
}
