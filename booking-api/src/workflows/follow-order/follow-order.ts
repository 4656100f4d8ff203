import { type Database, transact } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { mailQueue } from '../send-confirmation/queue.ts';
import { settleQueue } from '../settle-order/queue.ts';
import { enqueueLabels } from '../ship-order/queue.ts';
import type { Committed } from './queue.ts';

/**
 * Sets going what follows a committed order, each a job of its own that fails and is repeated alone: the money is taken,
 * the confirmation sent, the labels bought. Done twice it changes nothing: each of them looks whether it is done.
 */
export const followOrder = (
  { db, jobs }: { db: Database; jobs: Pick<Jobs, 'enqueue'> },
  { orderId, transactionId, isNew }: Committed,
): Promise<void> =>
  transact(db, async (trx) => {
    await Promise.all([
      transactionId !== null && jobs.enqueue(trx, settleQueue, { orderId, transactionId }, { retries: 20 }),
      isNew && jobs.enqueue(trx, mailQueue, { orderId }, { retries: 20 }),
      enqueueLabels(trx, jobs, orderId),
    ]);
  });
