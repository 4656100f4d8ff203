import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** The email about a credit that staff gave or withdrew. */
export const creditMailJob = defineJob('send-credit-mail', z.object({ entryId: z.number() }), {
  retries: 20,
});
