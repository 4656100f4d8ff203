import type { Jobs, PreparedJob } from '../../platform/jobs.ts';

export const followQueue = 'follow-order';

/** An order that was committed, or amended. */
export type Committed = {
  orderId: string;
  /** The authorisation to take, where there is one. */
  transactionId: string | null;
  /** Whether it is a new one, which is confirmed. */
  isNew: boolean;
};

/** A job that has done what follows a committed order: one job is all that its customer waits for. */
export const prepareFollowing = (jobs: Pick<Jobs, 'prepare'>, committed: Committed): Promise<PreparedJob> =>
  jobs.prepare(followQueue, committed, { retries: 20 });

/** What a job of the queue carries. Throws when it is not that of a committed order. */
export function committedOf({ orderId, transactionId, isNew }: Record<string, unknown>): Committed {
  if (typeof orderId !== 'string') throw new Error('a job that follows no order');
  return {
    orderId,
    transactionId: typeof transactionId === 'string' ? transactionId : null,
    isNew: isNew === true,
  };
}
