import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** The email to one person of a group event: the invitation first, reminders after it. */
export const groupMailJob = defineJob(
  'send-group-mail',
  z.object({ personId: z.string(), nth: z.int() }),
  // The row of each stays locked while it is sent, by a connection that others could use.
  { retries: 20, atOnce: 4 },
);
