import { missingEmail, validEmail } from '@sendahead/shared-contracts/validation/field-sentences';
import { isEmail } from '@sendahead/shared-contracts/validation/person';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import type { SignIn } from '../../../platform/security/session.ts';
import { brandOf } from '../../catalog/public/request-brand.ts';
import { noteOpened } from '../invitations/invitation-store.ts';
import { joinByLink, requestReset, resetByLink } from '../password/forgotten-password.ts';
import { passwordProblems } from '../password/password-rules.ts';
import { findReset, type OpenReset } from '../password/password-store.ts';
import { findSsoOf } from '../providers/provider-store.ts';
import { enterByOneFactor } from '../sign-in/enter-account.ts';
import { answerPage } from './answer-page.ts';
import { answeringWithPages, sessionOfForm, textOf } from './form-pages.ts';
import { invitationPage } from './invitation-forms.ts';
import {
  donePage,
  expiredFormPage,
  forgotPage,
  joinedPage,
  linkOverPage,
  resetPage,
  sentPage,
} from './password-forms.ts';

/** The pages of a forgotten password. They are forms without scripts, so the CSRF token is a form field. */
export function passwordPages(app: FastifyInstance, context: AppContext): void {
  forgottenPages(app, context);
  resetPages(app, context);
}

/** Shared by all of these pages: the rate limit, and the check of the form's token. */
const passwordForms = (context: AppContext) => ({
  config: { rateLimit: { max: Math.ceil(60 * context.config.rateLimitScale), timeWindow: 60_000 } },
  /** The token of the session, or undefined when we did not issue the form to this browser. */
  allowed: async (request: FastifyRequest): Promise<string | undefined> =>
    (await sessionOfForm(context, request))?.csrfToken,
  answering: answeringWithPages(context, linkOverPage),
});

/** The form that requests a link, and the page after it. */
function forgottenPages(app: FastifyInstance, context: AppContext): void {
  const { sessions } = context;
  const { config, allowed, answering } = passwordForms(context);

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
    answering(async (request, reply) => {
      const session = await sessions.find(request);
      return answerPage(context, request, reply, donePage(session?.user?.role));
    }),
  );

  app.get(
    '/password/joined',
    { config },
    answering(async (request, reply) => {
      const session = await sessions.find(request);
      return answerPage(context, request, reply, joinedPage(session?.user?.role));
    }),
  );

  app.post(
    '/password/forgot',
    { config },
    answering(async (request, reply) => {
      const csrf = await allowed(request);
      if (csrf === undefined) return answerPage(context, request, reply, expiredFormPage, 403);
      const email = textOf(request.body, 'email', 120);
      if (!isEmail(email)) {
        const sentence = email ? validEmail : missingEmail;
        return answerPage(context, request, reply, forgotPage(csrf, [{ field: 'email', sentence }]), 422);
      }
      await requestReset(context, request, email, brandOf(request));
      return reply.redirect('/password/sent', 303);
    }),
  );
}

/** Sets a password by a mailed link: a new one, or the first one of an invitation (CO-36). */
function resetPages(app: FastifyInstance, context: AppContext): void {
  const { sessions, db, clock } = context;
  const { config, allowed, answering } = passwordForms(context);
  const pageOf = ({ invitation }: OpenReset) => (invitation ? invitationPage : resetPage);

  app.get(
    '/password/reset',
    { config },
    answering(async (request, reply) => {
      const { csrfToken } = await sessions.ensure(request, reply);
      const token = textOf(request.query, 'token', 100);
      const link = await findReset(db, token, clock.instant());
      if (!link) return answerPage(context, request, reply, linkOverPage, 422);
      if (link.invitation) await noteOpened(db, link.userId, clock.instant());
      return answerPage(context, request, reply, pageOf(link)(csrfToken, { token, email: link.email }));
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
      const link = await findReset(db, token, clock.instant());
      if (!link) return answerPage(context, request, reply, linkOverPage, 422);
      const { email } = link;
      const confirmation = textOf(request.body, 'password_confirmation', 200);
      const problems = passwordProblems(password, confirmation, email).map(({ path, sentence }) => ({
        field: path,
        sentence,
      }));
      if (problems.length > 0)
        return answerPage(context, request, reply, pageOf(link)(csrf, { token, email }, problems), 422);
      const slug = brandOf(request);
      const http = { request, reply };
      await enter(context, http, email, await resetByLink(context, http, { token, brand: slug }, password));
      return reply.redirect('/password/done', 303);
    }),
  );

  app.post(
    '/password/skip',
    { config },
    answering(async (request, reply) => {
      if ((await allowed(request)) === undefined)
        return answerPage(context, request, reply, expiredFormPage, 403);
      const token = textOf(request.body, 'token', 100);
      const link = await findReset(db, token, clock.instant());
      if (!link) return answerPage(context, request, reply, linkOverPage, 422);
      const http = { request, reply };
      await enter(context, http, link.email, await joinByLink(context, http, token));
      return reply.redirect('/password/joined', 303);
    }),
  );
}

/**
 * The link is worth as much as a mailed code; members of a single sign-on domain may sign in only there
 * (AC-09).
 */
async function enter(
  context: AppContext,
  http: { request: FastifyRequest; reply: FastifyReply },
  email: string,
  who: SignIn,
): Promise<void> {
  const slug = brandOf(http.request);
  if (!(await findSsoOf(context.db, email, slug))) await enterByOneFactor(context, http, who);
}
