import type { PlaceOrderContext } from '../context.ts';
import { enqueueOrderJobs } from '../place-order/enqueue-order-jobs.ts';

/**
 * Servers of the previous release wrote the jobs of an order to `outbox`, and may still run next to this one. To be
 * removed with the table in the next release.
 */
export const drainOutbox = ({ db, jobs }: Pick<PlaceOrderContext, 'db' | 'jobs'>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const committed = await trx
      .deleteFrom('outbox')
      .returning(['order_id as orderId', 'transaction_id as transactionId', 'is_new as isNew'])
      .execute();
    for (const order of committed) await enqueueOrderJobs(trx, jobs, order);
  });
