import type { DatabaseTransaction } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';

export const followQueue = 'follow-order';

/** An order that was committed, or amended. */
export type Committed = {
  orderId: string;
  /** The authorisation to take, where there is one. */
  transactionId: string | null;
  /** Whether it is a new one, which is confirmed. */
  isNew: boolean;
};

/** Has done what follows a committed order: one job is all that its customer waits for. */
export const enqueueFollowing = (
  trx: DatabaseTransaction,
  jobs: Pick<Jobs, 'enqueue'>,
  committed: Committed,
): Promise<void> => jobs.enqueue(trx, followQueue, committed, { retries: 20 });

/** What a job of the queue carries. Throws when it is not that of a committed order. */
export function committedOf({ orderId, transactionId, isNew }: Record<string, unknown>): Committed {
  if (typeof orderId !== 'string') throw new Error('a job that follows no order');
  return {
    orderId,
    transactionId: typeof transactionId === 'string' ? transactionId : null,
    isNew: isNew === true,
  };
}
