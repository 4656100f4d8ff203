import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { book } from '../../../ledger/public/ledger.ts';
import { findRefund } from './refund-store.ts';

/**
 * Cancels a refund with no part started, as part of the caller's transaction; the order has been locked.
 * False when there is no such refund, or a part of it was already paid.
 */
export async function recallRefund(trx: DatabaseTransaction, orderId: string, key: string): Promise<boolean> {
  const refund = await findRefund(trx, orderId, key);
  if (!refund) return false;
  const parts = await trx
    .selectFrom('refund_parts')
    .select(['state', 'tries'])
    .where('refund_id', '=', refund.id)
    .forUpdate()
    .execute();
  if (parts.some(({ state, tries }) => state !== 'wanted' || tries > 0)) return false;
  await trx
    .updateTable('refund_parts')
    .set({ state: 'recalled' })
    .where('refund_id', '=', refund.id)
    .execute();
  await book(trx, 'refund_recalled', {
    orderId,
    amount: cents(refund.amount_cents),
    transactionId: refund.id,
  });
  return true;
}
