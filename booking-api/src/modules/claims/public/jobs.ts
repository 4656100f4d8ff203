import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** The email about a step of a claim. */
export const claimMailJob = defineJob('send-claim-mail', z.object({ stepId: z.string() }), { retries: 20 });

/** Looks for a claim's file whose row did not come about, an hour after it was uploaded. */
export const sweepClaimFileJob = defineJob('sweep-claim-file', z.object({ fileId: z.string() }), {
  retries: 20,
});

/** Deletes a claim's file whose row is gone. */
export const removeClaimFileJob = defineJob('remove-claim-file', z.object({ fileId: z.string() }), {
  retries: 20,
});

/** The email with a link for photos of a claim. */
export const photoLinkMailJob = defineJob('send-claim-photo-link', z.object({ linkId: z.string() }), {
  retries: 20,
});
