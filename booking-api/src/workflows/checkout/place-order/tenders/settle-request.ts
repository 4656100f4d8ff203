import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { book } from '../../../../modules/ledger/public/ledger.ts';
import { closeRequest } from '../../../../modules/orders/public/pay-requests.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';

/**
 * The payment of a request is committed with it: what was to come by hand comes by the gateway. Throws when it was paid or
 * waived meanwhile; the attempt is undone then.
 */
export async function settleRequest(
  trx: DatabaseTransaction,
  attempt: { order_id: string; value_cents: number; user_id: string },
  requestId: string,
  at: string,
): Promise<void> {
  if (!(await closeRequest(trx, requestId, { state: 'paid', at, by: attempt.user_id })))
    throw new Error('the request is closed');
  await book(trx, 'capture_failed', {
    orderId: attempt.order_id,
    amount: cents(attempt.value_cents),
    transactionId: requestId,
    account: 'by_hand',
  });
}
