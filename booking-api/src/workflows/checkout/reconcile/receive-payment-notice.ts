import { isLive } from '../../../modules/payments/public/attempts/attempt-states.ts';
import { findAttempt } from '../../../modules/payments/public/attempts/attempts.ts';
import type { PlaceOrderContext } from '../context.ts';
import { resolveAny } from '../split-bill/recover-splits.ts';
import { compareTransaction } from './compare-transaction.ts';

/**
 * Acts on a notice of the provider: resolves an attempt with an unknown outcome, then compares the
 * transaction with the books. An attempt in progress is left to its process.
 */
export async function receivePaymentNotice(context: PlaceOrderContext, transactionId: string): Promise<void> {
  const transaction = await context.payments.find(transactionId);
  if (!transaction) return;
  const attempt = await findAttempt(context.db, transaction.orderId);
  if (attempt && isLive(attempt.state) && attempt.state === 'unknown') await resolveAny(context, attempt.id);
  await compareTransaction(context, transaction);
}
