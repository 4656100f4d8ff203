import type { GatewayTransaction } from '../../../../integrations/payments/port.ts';
import { type AttemptRecord, advance } from '../../../../modules/payments/public/attempts/attempts.ts';
import { recordPayment } from '../../../../modules/payments/public/payments.ts';
import type { PlaceOrderContext } from '../../context.ts';
import { keepMethod } from '../tenders/keep-method.ts';

/**
 * Records an authorization without an order, so that `undoAttempt` voids it. False when another process has
 * advanced the attempt.
 */
export function recordAuthorization(
  context: PlaceOrderContext,
  attempt: AttemptRecord,
  transaction: GatewayTransaction,
): Promise<boolean> {
  const { provider } = context.payments;
  const { id: attemptId, payment_type: paymentType } = attempt;
  return context.db.transaction().execute(async (trx) => {
    const moved = await advance(trx, attemptId, ['authorising', 'unknown'], 'authorised', {
      provider,
      transactionId: transaction.id,
    });
    if (!moved) return false;
    await recordPayment(trx, { transaction, provider, attemptId, paymentType, status: 'authorised' });
    await keepMethod(trx, context, attempt, transaction);
    return true;
  });
}
