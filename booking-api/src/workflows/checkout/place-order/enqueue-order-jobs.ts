import { confirmationJob } from '../../../modules/orders/public/mails/jobs.ts';
import { settleOrderJob } from '../../../modules/payments/public/jobs.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { buyLabelsJob } from '../../fulfill/labels/jobs.ts';

/** An order that was placed or amended. */
export type CommittedOrder = {
  orderId: string;
  /** The authorization to settle, if there is one. */
  transactionId: string | null;
  /** Whether the order is new, and gets a confirmation. */
  isNew: boolean;
};

/**
 * Queues, in the transaction that writes the order, jobs that settle the money, send the confirmation and buy
 * the labels. They are separate jobs, so that a failing one is repeated alone; each is idempotent.
 */
export async function enqueueOrderJobs(
  trx: DatabaseTransaction,
  jobs: Pick<Jobs, 'enqueue'>,
  { orderId, transactionId, isNew }: CommittedOrder,
): Promise<void> {
  if (transactionId !== null) await jobs.enqueue(trx, settleOrderJob, { orderId, transactionId });
  if (isNew) await jobs.enqueue(trx, confirmationJob, { orderId });
  await jobs.enqueue(trx, buyLabelsJob, { orderId });
}
