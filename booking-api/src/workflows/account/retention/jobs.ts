import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/**
 * Removes people from orders that ended long ago, if a setting says so; once a night, when few people book.
 * `after` is the last order of the previous run: a long run consists of several jobs.
 */
export const removePeopleJob = defineJob('remove-people', z.object({ after: z.string().optional() }), {
  schedule: '23 9 * * *',
});
