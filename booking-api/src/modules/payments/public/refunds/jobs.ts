import * as z from 'zod';
import { defineJob } from '../../../../platform/jobs/define-job.ts';

/** The email about a refund. */
export const refundMailJob = defineJob('send-refund-mail', z.object({ refundId: z.string() }), {
  retries: 20,
});

/** Pays a part of a refund. */
export const refundPartJob = defineJob('refund-payment', z.object({ partId: z.string() }), { retries: 3 });
