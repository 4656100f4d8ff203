import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** Each minute the recent changes, each hour those of two days. */
export const reconcileJob = defineJob('reconcile-payments', z.object({}), { schedule: '* * * * *' });
export const deepReconcileJob = defineJob('reconcile-payments-deep', z.object({}), {
  schedule: '23 * * * *',
});
export const reconcileMinutes = 15;
export const deepReconcileMinutes = 48 * 60;

/** Looks up a payment that the gateway sent a notice about. */
export const paymentNoticeJob = defineJob('hear-payment', z.object({ transactionId: z.string() }));
