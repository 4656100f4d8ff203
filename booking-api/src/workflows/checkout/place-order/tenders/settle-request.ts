import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { PayPurpose } from '../../../../modules/bookings/public/purpose.ts';
import { book } from '../../../../modules/ledger/public/ledger.ts';
import { closeRequest } from '../../../../modules/orders/public/owed/pay-requests.ts';
import { closePayLink } from '../../../../modules/orders/public/pay-links/pay-links.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';

/**
 * The payment of a request is committed with it: what was to come by hand comes by the gateway. Throws when it was paid or
 * waived meanwhile, or its link was withdrawn; the attempt is undone then.
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
