import type { DatabaseTransaction, Queries } from '../../platform/database/database.ts';

/** An order that was committed, or amended. */
export type Committed = {
  orderId: string;
  /** The authorisation to take, where there is one. */
  transactionId: string | null;
  /** Whether it is a new one, which is confirmed. */
  isNew: boolean;
};

/**
 * Puts an order into the outbox, in the transaction that writes the order. `relayOutbox` takes it out. The table has an
 * older name: servers of the release before use it while a new one starts.
 */
export async function addToOutbox(trx: Queries, { orderId, transactionId, isNew }: Committed): Promise<void> {
  await trx
    .insertInto('orders_to_follow')
    .values({ order_id: orderId, transaction_id: transactionId, is_new: isNew })
    .execute();
}

/** Takes the oldest orders out, at most `limit`; those that another process is taking out are left to it. */
export async function takeFromOutbox(trx: DatabaseTransaction, limit: number): Promise<Committed[]> {
  return trx
    .deleteFrom('orders_to_follow')
    .where('id', 'in', (rows) =>
      rows.selectFrom('orders_to_follow').select('id').orderBy('id').limit(limit).forUpdate().skipLocked(),
    )
    .returning(['order_id as orderId', 'transaction_id as transactionId', 'is_new as isNew'])
    .execute();
}
