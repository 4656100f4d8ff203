import * as z from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Voids an authorization that no order needs. */
export const voidPaymentJob = defineJob('void-payment', z.object({ transactionId: z.string() }), {
  retries: 20,
});
