import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** Notes a deleted account outside the database; sent in the transaction that deletes it. */
export const noteErasureJob = defineJob('note-erasure', z.object({ user_id: z.string(), at: z.string() }), {
  retries: 40,
});

/** Deletes accounts again that a restore brought back. */
export const repeatErasuresJob = defineJob('repeat-erasures', z.object({}), { schedule: '41 * * * *' });
