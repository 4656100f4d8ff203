import * as z from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Forgets a saved payment method at the gateway. */
export const forgetMethodJob = defineJob('forget-method', z.object({ token: z.string() }), { retries: 20 });
