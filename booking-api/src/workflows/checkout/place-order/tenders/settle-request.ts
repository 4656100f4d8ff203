import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { PayPurpose } from '../../../../modules/bookings/public/purpose.ts';
import { book } from '../../../../modules/ledger/public/ledger.ts';
import { closeRequest } from '../../../../modules/orders/public/owed/pay-requests.ts';
import { closePayLink } from '../../../../modules/orders/public/pay-links/pay-links.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';

/**
 * The payment of a request is committed with it: the manual receivable becomes a gateway payment. Throws when
 * the request was paid or waived in the meantime, or its link was withdrawn; then the attempt is undone.
 */
export async function settleRequest(
  trx: DatabaseTransaction,
  attempt: { order_id: string; value_cents: number; user_id: string },
  { requestId, linkId }: PayPurpose,
  at: string,
): Promise<void> {
  if (!(await closeRequest(trx, requestId, { state: 'paid', at, by: attempt.user_id })))
    throw new Error('the request is closed');
  if (linkId !== undefined && !(await closePayLink(trx, linkId, { state: 'paid', at })))
    throw new Error('the link is closed');
  await book(trx, 'capture_failed', {
    orderId: attempt.order_id,
    amount: cents(attempt.value_cents),
    transactionId: requestId,
    account: 'by_hand',
  });
}
