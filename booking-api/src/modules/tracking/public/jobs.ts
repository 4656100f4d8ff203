import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** Deletes the photo of received bags whose row is gone. */
export const removeReceivedPhotoJob = defineJob(
  'remove-received-photo',
  z.object({ receivedId: z.string() }),
  { retries: 20 },
);
