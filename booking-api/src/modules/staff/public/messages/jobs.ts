import * as z from 'zod';
import { defineJob } from '../../../../platform/jobs/define-job.ts';

/** The email of a staff member to a customer; `orderId` is set when it is about an order. */
export const messageMailJob = defineJob(
  'send-staff-message',
  z.object({ messageId: z.string(), orderId: z.string().optional() }),
  { retries: 20 },
);
