import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
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
    taken = await db.transaction().execute(async (trx) => {
      const committed = await takeToFollow(trx, atOnce);
      for (const order of committed) await follow(trx, jobs, order);
      return committed.length;
    });
  }
}

/** Done twice they change nothing: each of the jobs looks whether it is done. */
async function follow(
  trx: DatabaseTransaction,
  jobs: Following['jobs'],
  { orderId, transactionId, isNew }: Committed,
): Promise<void> {
  if (transactionId !== null)
    await jobs.enqueue(trx, settleQueue, { orderId, transactionId }, { retries: 20 });
  if (isNew) await jobs.enqueue(trx, mailQueue, { orderId }, { retries: 20 });
  await enqueueLabels(trx, jobs, orderId);
}
