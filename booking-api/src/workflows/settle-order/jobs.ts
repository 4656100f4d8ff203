import * as z from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Takes the money of an order; `transactionId` names one sale where several paid it. */
export const settleOrderJob = defineJob(
  'settle-order',
  z.object({ orderId: z.string(), transactionId: z.string().optional() }),
  { retries: 20 },
);
