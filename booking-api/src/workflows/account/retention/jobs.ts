import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/**
 * Removes people from orders that ended long ago, where a setting says so; once a night, while few book. `after` is the order
 * up to which the run before came: a long run is several jobs.
 */
export const removePeopleJob = defineJob('remove-people', z.object({ after: z.string().optional() }), {
  schedule: '23 9 * * *',
});
