import * as z from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** The confirmation of an order; `again` is the key of a request to send it once more. */
export const confirmationJob = defineJob(
  'send-confirmation',
  z.object({ orderId: z.string(), again: z.string().optional() }),
  { retries: 20 },
);
