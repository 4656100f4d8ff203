import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** The email that tells one customer of an incident. */
export const incidentMailJob = defineJob(
  'send-incident-mail',
  z.object({ incidentId: z.string(), userId: z.string() }),
  // The row of each stays locked while it is sent, by a connection that others could use.
  { retries: 20, atOnce: 4 },
);

/** Moves the pickup of one leg out of the way of an incident. */
export const movePickupJob = defineJob(
  'move-pickup-for-incident',
  z.object({ incidentId: z.string(), orderId: z.string(), leg: z.enum(['outbound', 'return']) }),
  { retries: 5, atOnce: 2 },
);

/** Lists the addresses of incidents that begin, and removes those of incidents that are over. */
export const listBlockedJob = defineJob('list-blocked-addresses', z.object({}), { schedule: '*/5 * * * *' });
