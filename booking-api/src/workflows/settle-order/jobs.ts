import * as z from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Takes the money of an order: of one authorization, or of all where none is named. */
export const settleOrderJob = defineJob(
  'settle-order',
  z.object({ orderId: z.string(), transactionId: z.string().optional() }),
  { retries: 20 },
);
