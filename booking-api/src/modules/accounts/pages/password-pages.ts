import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { writeAllowed } from '../../../platform/csrf.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { askForReset, resetByLink } from '../forgotten-password.ts';
import { passwordProblems } from '../password-rules.ts';
import { mailOfReset } from '../password-store.ts';
import { isMail } from '../registration.ts';
import { brandOfRequest } from '../request-brand.ts';
import { answerPage } from './answer-page.ts';
import {
  donePage,
  expiredFormPage,
  forgotPage,
  linkOverPage,
  resetPage,
  sentPage,
  tooOftenPage,
} from './password-forms.ts';

/** A field of a form or an address: text of a bounded length, or nothing. */
function textOf(from: unknown, name: string, max: number): string {
  if (typeof from !== 'object' || from === null) return '';
  const value = Object.entries(from).find(([key]) => key === name)?.[1];
  return typeof value === 'string' && value.length <= max ? value : '';
}

/** The pages of a forgotten password. They are forms without script, so that the CSRF token comes as a field. */
export function passwordPages(app: FastifyInstance, context: AppContext): void {
  const { sessions, db, clock } = context;
  const config = { rateLimit: { max: Math.ceil(60 * context.config.rateLimitScale), timeWindow: 60_000 } };

  /** The token of the session, or undefined when the form is not one that we gave to this browser. */
  const allowed = async (request: FastifyRequest): Promise<string | undefined> => {
    const session = await sessions.find(request);
    const token = textOf(request.body, 'csrf_token', 100);
    return session && writeAllowed(request, session, token) ? session.csrfToken : undefined;
  };

  const answering =
    (handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      try {
        return await handler(request, reply);
      } catch (error) {
        if (error instanceof Refusal && error.status === 429)
          return answerPage(context, request, reply.headers(error.headers), tooOftenPage, 429);
        if (error instanceof Refusal && error.code === 'link_not_valid')
          return answerPage(context, request, reply, linkOverPage, 422);
        throw error;
      }
    };

  app.get(
    '/password/forgot',
    { config },
    answering(async (request, reply) => {
      const { csrfToken } = await sessions.ensure(request, reply);
      return answerPage(context, request, reply, forgotPage(csrfToken));
    }),
  );
  app.get(
    '/password/sent',
    { config },
    answering((request, reply) => answerPage(context, request, reply, sentPage)),
  );
  app.get(
    '/password/done',
    { config },
    answering((request, reply) => answerPage(context, request, reply, donePage)),
  );

  app.post(
    '/password/forgot',
    { config },
    answering(async (request, reply) => {
      const csrf = await allowed(request);
      if (csrf === undefined) return answerPage(context, request, reply, expiredFormPage, 403);
      const email = textOf(request.body, 'email', 120);
      if (!isMail(email)) {
        const sentence = email ? 'Please enter valid email address.' : 'Please enter your email';
        return answerPage(context, request, reply, forgotPage(csrf, [{ field: 'email', sentence }]), 422);
      }
      await askForReset(context, request, email, (await brandOfRequest(context, request)).slug);
      return reply.redirect('/password/sent', 303);
    }),
  );

  app.get(
    '/password/reset',
    { config },
    answering(async (request, reply) => {
      const { csrfToken } = await sessions.ensure(request, reply);
      const token = textOf(request.query, 'token', 100);
      const email = await mailOfReset(db, token, clock.instant());
      if (email === undefined) return answerPage(context, request, reply, linkOverPage, 422);
      return answerPage(context, request, reply, resetPage(csrfToken, { token, email }));
    }),
  );

  app.post(
    '/password/reset',
    { config },
    answering(async (request, reply) => {
      const csrf = await allowed(request);
      if (csrf === undefined) return answerPage(context, request, reply, expiredFormPage, 403);
      const token = textOf(request.body, 'token', 100);
      const password = textOf(request.body, 'password', 200);
      const problems = passwordProblems(password, textOf(request.body, 'password_confirmation', 200)).map(
        ({ path, sentence }) => ({ field: path, sentence }),
      );
      const email = await mailOfReset(db, token, clock.instant());
      if (email === undefined) return answerPage(context, request, reply, linkOverPage, 422);
      if (problems.length > 0)
        return answerPage(context, request, reply, resetPage(csrf, { token, email }, problems), 422);
      await resetByLink(context, request, token, password, (await brandOfRequest(context, request)).slug);
      return reply.redirect('/password/done', 303);
    }),
  );
}
