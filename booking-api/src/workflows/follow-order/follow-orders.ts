import { type Database, type DatabaseTransaction, transact } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { mailQueue } from '../send-confirmation/queue.ts';
import { settleQueue } from '../settle-order/queue.ts';
import { enqueueLabels } from '../ship-order/queue.ts';
import { type Committed, takeToFollow } from './to-follow.ts';

type Following = { db: Database; jobs: Pick<Jobs, 'enqueue'> };

const atOnce = 50;

/**
 * Sets going what follows the orders that were committed since, each a job of its own that fails and is repeated alone:
 * the money is taken, the confirmation sent, the labels bought.
 */
export async function followOrders({ db, jobs }: Following): Promise<void> {
  let taken = atOnce;
  while (taken === atOnce) {
    taken = await transact(db, async (trx) => {
      const committed = await takeToFollow(trx, atOnce);
      await Promise.all(committed.flatMap((order) => follow(trx, jobs, order)));
      return committed.length;
    });
  }
}

/** Done twice they change nothing: each of the jobs looks whether it is done. */
const follow = (
  trx: DatabaseTransaction,
  jobs: Following['jobs'],
  { orderId, transactionId, isNew }: Committed,
): Promise<void>[] => [
  ...(transactionId === null
    ? []
    : [jobs.enqueue(trx, settleQueue, { orderId, transactionId }, { retries: 20 })]),
  ...(isNew ? [jobs.enqueue(trx, mailQueue, { orderId }, { retries: 20 })] : []),
  enqueueLabels(trx, jobs, orderId),
];
