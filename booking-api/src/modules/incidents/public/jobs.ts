import { incidentActs, orderParts } from '@sendahead/shared-contracts/console/incident-act-calls';
import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** The email to one customer about an incident. */
export const incidentMailJob = defineJob(
  'send-incident-mail',
  z.object({ incidentId: z.string(), userId: z.string() }),
  // Each email locks its row while it is sent, with a connection that others could use.
  { retries: 20, atOnce: 4 },
);

/** Moves the pickup of one leg away from an incident. */
export const movePickupJob = defineJob(
  'move-pickup-for-incident',
  z.object({ incidentId: z.string(), orderId: z.string(), leg: z.enum(['outbound', 'return']) }),
  { retries: 5, atOnce: 2 },
);

/** Changes a part of one order for an incident. */
export const actOnOrderJob = defineJob(
  'act-on-order-of-incident',
  z.object({
    incidentId: z.string(),
    act: z.enum(incidentActs),
    orderId: z.string(),
    part: z.enum(orderParts),
  }),
  { retries: 5, atOnce: 2 },
);

/** Adds the addresses of incidents that begin, and removes those of incidents that are over. */
export const listBlockedJob = defineJob('list-blocked-addresses', z.object({}), { schedule: '*/5 * * * *' });
