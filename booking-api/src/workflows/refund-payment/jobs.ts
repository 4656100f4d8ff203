import * as z from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Pays a part of a refund. */
export const refundPartJob = defineJob('refund-payment', z.object({ partId: z.string() }), { retries: 3 });
