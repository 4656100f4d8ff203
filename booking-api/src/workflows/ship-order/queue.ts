import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

export const labelQueue = 'buy-labels';
export const labelsDueQueue = 'labels-due';
export const voidLabelQueue = 'void-label';

/** Has the labels of an order bought once the transaction commits. */
export const enqueueLabels = (
  trx: DatabaseTransaction,
  jobs: Pick<Jobs, 'enqueue'>,
  orderId: string,
): Promise<void> => jobs.enqueue(trx, labelQueue, { orderId }, { retries: 20 });

/** Has an order looked at again after a while. */
export const enqueueLabelsLater = (
  trx: DatabaseTransaction,
  jobs: Pick<Jobs, 'enqueue'>,
  orderId: string,
  seconds: number,
): Promise<void> => jobs.enqueue(trx, labelQueue, { orderId }, { retries: 20, startAfterSeconds: seconds });
