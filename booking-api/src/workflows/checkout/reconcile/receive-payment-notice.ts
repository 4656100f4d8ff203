import { isLive } from '../../../modules/payments/public/attempts/attempt-states.ts';
import { findAttempt } from '../../../modules/payments/public/attempts/attempts.ts';
import type { PlaceOrderContext } from '../context.ts';
import { resolveAny } from '../split-bill/recover-splits.ts';
import { compareTransaction } from './compare-transaction.ts';

/**
 * Acts on a notice of the provider: an attempt whose outcome is unknown is resolved, then the transaction is compared with
 * the books. An attempt that another process works on is left to it.
 */
export async function receivePaymentNotice(context: PlaceOrderContext, transactionId: string): Promise<void> {
  const transaction = await context.payments.find(transactionId);
  if (!transaction) return;
  const attempt = await findAttempt(context.db, transaction.orderId);
  if (attempt && isLive(attempt.state) && attempt.state === 'unknown') await resolveAny(context, attempt.id);
  await compareTransaction(context, transaction);
}
