import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** Buys the due labels of an order. */
export const buyLabelsJob = defineJob('buy-labels', z.object({ orderId: z.string() }), { retries: 20 });

export const voidLabelJob = defineJob('void-label', z.object({ parcelId: z.string() }), { retries: 20 });

/** Finds the orders with due labels. */
export const labelsDueJob = defineJob('labels-due', z.object({}), { schedule: '* * * * *' });
