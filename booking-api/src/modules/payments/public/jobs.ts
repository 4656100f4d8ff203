import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** Captures the money of an order; `transactionId` names one sale if several paid for it. */
export const settleOrderJob = defineJob(
  'settle-order',
  z.object({ orderId: z.string(), transactionId: z.string().optional() }),
  { retries: 20 },
);

/** Voids an authorization that no order needs. */
export const voidPaymentJob = defineJob('void-payment', z.object({ transactionId: z.string() }), {
  retries: 20,
});

/** Forgets a saved payment method at the gateway. */
export const forgetMethodJob = defineJob('forget-method', z.object({ token: z.string() }), { retries: 20 });
