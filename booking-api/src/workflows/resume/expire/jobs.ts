import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** Deletes expired data: counters, sessions, address verdicts, quotes, shares. */
export const sweepJob = defineJob('sweep', z.object({}), { schedule: '17 * * * *' });

/** Closes idle carts; once a night, when few people book. */
export const expireCartsJob = defineJob('expire-carts', z.object({}), { schedule: '41 8 * * *' });
