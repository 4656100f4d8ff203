import type { PlaceOrderContext } from '../context.ts';
import { enqueueOrderJobs } from '../place-order/enqueue-order-jobs.ts';

/**
 * Servers of the release before wrote what follows an order into `outbox`, and may still run beside this one. Goes with the
 * table in the next release.
 */
export const drainOutbox = ({ db, jobs }: Pick<PlaceOrderContext, 'db' | 'jobs'>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const committed = await trx
      .deleteFrom('outbox')
      .returning(['order_id as orderId', 'transaction_id as transactionId', 'is_new as isNew'])
      .execute();
    for (const order of committed) await enqueueOrderJobs(trx, jobs, order);
  });
