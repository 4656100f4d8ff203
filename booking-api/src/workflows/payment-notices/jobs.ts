import * as z from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Looks up a payment that the gateway sent a notice about. */
export const paymentNoticeJob = defineJob('hear-payment', z.object({ transactionId: z.string() }));
