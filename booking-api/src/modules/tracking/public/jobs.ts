import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** Looks for a photo of received bags whose row did not come about, an hour after it was uploaded. */
export const sweepReceivedPhotoJob = defineJob('sweep-received-photo', z.object({ receivedId: z.string() }), {
  retries: 20,
});

/** Deletes the photo of received bags whose row is gone. */
export const removeReceivedPhotoJob = defineJob(
  'remove-received-photo',
  z.object({ receivedId: z.string() }),
  { retries: 20 },
);
