import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** Removes what is over: counts, sessions, verdicts on addresses, quotes, shares. */
export const sweepJob = defineJob('sweep', z.object({}), { schedule: '17 * * * *' });

/** Closes idle carts; once a night, while few book. */
export const expireCartsJob = defineJob('expire-carts', z.object({}), { schedule: '41 8 * * *' });
