import type { DatabaseTransaction } from '../../platform/database.ts';
import { listedInsertion, type Writing } from '../../platform/listed.ts';

/** An order that was committed, or amended. */
export type Committed = {
  orderId: string;
  /** The authorisation to take, where there is one. */
  transactionId: string | null;
  /** Whether it is a new one, which is confirmed. */
  isNew: boolean;
};

/** What notes an order for `followOrders`: it is written with the order, or not at all. */
export const toFollow = ({ orderId, transactionId, isNew }: Committed): Writing =>
  insertion([{ order_id: orderId, transaction_id: transactionId, is_new: isNew }]);

const insertion = listedInsertion('orders_to_follow');

/** Takes the oldest of them out, at most `limit`; those that another process is taking out are left to it. */
export async function takeToFollow(trx: DatabaseTransaction, limit: number): Promise<Committed[]> {
  return trx
    .deleteFrom('orders_to_follow')
    .where('id', 'in', (rows) =>
      rows.selectFrom('orders_to_follow').select('id').orderBy('id').limit(limit).forUpdate().skipLocked(),
    )
    .returning(['order_id as orderId', 'transaction_id as transactionId', 'is_new as isNew'])
    .execute();
}
