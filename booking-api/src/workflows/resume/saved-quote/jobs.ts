import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** The email with the link to a saved price; see `send-saved-quote.ts`. */
export const savedQuoteMailJob = defineJob('saved-quote-mail', z.object({ id: z.string() }));

export const sweepSavedQuotesJob = defineJob('sweep-saved-quotes', z.object({}), { schedule: '47 * * * *' });
