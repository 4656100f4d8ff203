import type { FastifyInstance } from 'fastify';
import type { MailSettings } from '../../integrations/mail/settings.ts';
import type { AppContext } from '../../platform/context.ts';
import { savedQuoteMailJob, sweepSavedQuotesJob } from './jobs.ts';
import { savedQuoteRoutes } from './routes.ts';
import { sweepSavedQuotes } from './saved-quote-store.ts';
import { sendSavedQuote } from './send-saved-quote.ts';

/** Saved prices: their calls, their mail, and the end of what their links open. */
export function addSavedQuotes(app: FastifyInstance, context: AppContext, mails: MailSettings): void {
  const { db, clock, jobs } = context;
  savedQuoteRoutes(app, context);
  jobs.handle(savedQuoteMailJob, ({ id }) => sendSavedQuote({ db, clock, mails }, id));
  jobs.handle(sweepSavedQuotesJob, () => sweepSavedQuotes(db, clock.instant()));
}
