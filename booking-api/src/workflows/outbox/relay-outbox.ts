import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { mailQueue } from '../send-confirmation/queue.ts';
import { settleQueue } from '../settle-order/queue.ts';
import { enqueueLabels } from '../ship-order/queue.ts';
import { type Committed, takeFromOutbox } from './outbox.ts';

type Relay = { db: Database; jobs: Pick<Jobs, 'enqueue'> };

const atOnce = 50;

/**
 * Trades the orders in the outbox for jobs: take the money, send the confirmation, buy the labels. Each is a job of its own,
 * so that one that fails is repeated alone.
 */
export async function relayOutbox({ db, jobs }: Relay): Promise<void> {
  let taken = atOnce;
  while (taken === atOnce) {
    taken = await db.transaction().execute(async (trx) => {
      const committed = await takeFromOutbox(trx, atOnce);
      for (const order of committed) await follow(trx, jobs, order);
      return committed.length;
    });
  }
}

/** Done twice they change nothing: each of the jobs looks whether it is done. */
async function follow(
  trx: DatabaseTransaction,
  jobs: Relay['jobs'],
  { orderId, transactionId, isNew }: Committed,
): Promise<void> {
  if (transactionId !== null)
    await jobs.enqueue(trx, settleQueue, { orderId, transactionId }, { retries: 20 });
  if (isNew) await jobs.enqueue(trx, mailQueue, { orderId }, { retries: 20 });
  await enqueueLabels(trx, jobs, orderId);
}
