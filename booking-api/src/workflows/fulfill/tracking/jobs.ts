import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** Asks the carrier about the bags of an order. */
export const trackOrderJob = defineJob('track-order', z.object({ orderId: z.string() }), { retries: 1 });

/** Finds the orders whose bags may have moved. */
export const trackDueJob = defineJob('track-due', z.object({}), { schedule: '* * * * *' });

export const pickupTomorrowJob = defineJob('pickup-tomorrow', z.object({}), { schedule: '7 * * * *' });
