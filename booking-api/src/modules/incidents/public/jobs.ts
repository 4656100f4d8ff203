import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** The email that tells one customer of an incident. */
export const incidentMailJob = defineJob(
  'send-incident-mail',
  z.object({ incidentId: z.string(), userId: z.string() }),
  // The row of each stays locked while it is sent, by a connection that others could use.
  { retries: 20, atOnce: 4 },
);

/** Lists the addresses of incidents that begin, and removes those of incidents that are over. */
export const listBlockedJob = defineJob('list-blocked-addresses', z.object({}), { schedule: '*/5 * * * *' });
