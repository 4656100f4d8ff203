import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { mailOffLink, turnMails } from '../public/mail-choices.ts';
import { answerPage } from './answer-page.ts';
import { answeringWithPages, textOf } from './form-pages.ts';
import { mailsOffOverPage, turnedOffPage, turnOffPage } from './mails-off-forms.ts';

const maxTokenLength = 100;

/**
 * The page of a mail's unsubscribe link, without a sign-in: the token is enough. A mailbox does the same by
 * one POST to the link's own URL (RFC 8058), so no session is needed.
 */
export function mailsOffPages(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;
  const config = { rateLimit: { max: Math.ceil(60 * context.config.rateLimitScale), timeWindow: 60_000 } };
  const answering = answeringWithPages(context, mailsOffOverPage);

  app.get(
    '/mails/off',
    { config },
    answering(async (request, reply) => {
      const token = textOf(request.query, 'token', maxTokenLength);
      const found = await mailOffLink(db, token);
      return found
        ? answerPage(context, request, reply, turnOffPage(token, found.kind))
        : answerPage(context, request, reply, mailsOffOverPage, 422);
    }),
  );
  app.post(
    '/mails/off',
    { config },
    answering(async (request, reply) => {
      const token =
        textOf(request.body, 'token', maxTokenLength) || textOf(request.query, 'token', maxTokenLength);
      const found = await mailOffLink(db, token);
      if (!found) return answerPage(context, request, reply, mailsOffOverPage, 422);
      await turnMails(db, found.reader, found.kind, { on: false, now: clock.instant() });
      return answerPage(context, request, reply, turnedOffPage(found.kind));
    }),
  );
}
