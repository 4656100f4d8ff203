import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { sweepSavedQuotesJob } from './jobs.ts';
import { savedQuoteRoutes } from './routes.ts';
import { sweepSavedQuotes } from './saved-quote-store.ts';

/** Saved prices: their calls, and the end of what their links open. */
export function addSavedQuotes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, jobs } = context;
  savedQuoteRoutes(app, context);
  jobs.handle(sweepSavedQuotesJob, () => sweepSavedQuotes(db, clock.instant()));
}
