import type { DatabaseTransaction, Queries } from '../../platform/database/database.ts';

/** An order that was committed, or amended. */
export type Committed = {
  orderId: string;
  /** The authorisation to take, where there is one. */
  transactionId: string | null;
  /** Whether it is a new one, which is confirmed. */
  isNew: boolean;
};

/** Puts an order into the outbox, in the transaction that writes the order. `relayOutbox` takes it out. */
export async function addToOutbox(trx: Queries, { orderId, transactionId, isNew }: Committed): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({ order_id: orderId, transaction_id: transactionId, is_new: isNew })
    .execute();
}

/** Takes the oldest orders out, at most `limit`; those that another process is taking out are left to it. */
export async function takeFromOutbox(trx: DatabaseTransaction, limit: number): Promise<Committed[]> {
  return trx
    .deleteFrom('outbox')
    .where('id', 'in', (rows) =>
      rows.selectFrom('outbox').select('id').orderBy('id').limit(limit).forUpdate().skipLocked(),
    )
    .returning(['order_id as orderId', 'transaction_id as transactionId', 'is_new as isNew'])
    .execute();
}
