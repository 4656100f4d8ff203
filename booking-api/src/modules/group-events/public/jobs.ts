import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** The email to one person of a group event: the invitation first, then reminders. */
export const groupMailJob = defineJob(
  'send-group-mail',
  z.object({ personId: z.string(), nth: z.int() }),
  // Each email locks its row while it is sent, with a connection that others could use.
  { retries: 20, atOnce: 4 },
);
