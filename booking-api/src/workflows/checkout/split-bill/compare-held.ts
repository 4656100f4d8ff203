import type { GatewayTransaction } from '../../../integrations/payments/port.ts';
import type { Attempt } from '../../../modules/payments/public/attempts/attempts.ts';
import { setPaymentStatus } from '../../../modules/payments/public/payments.ts';
import type { PlaceOrderContext } from '../context.ts';
import { undoAttempt } from '../place-order/recovery/undo-attempt.ts';
import type { Undo } from '../place-order/steps/step.ts';
import { reopenShare } from './reopen-share.ts';

/**
 * A share's money while it waits for the others: when the gateway no longer holds it, the share is requested
 * again.
 */
export async function compareHeld(
  context: PlaceOrderContext,
  attempt: Attempt,
  transaction: GatewayTransaction,
): Promise<void> {
  if (attempt.transaction_id !== transaction.id || transaction.state !== 'voided') return;
  await undoAttempt(context, attempt, { refused: 'order_not_placed' }, [
    noteVoided,
    reopenShare('order_not_placed'),
  ]);
}

/** The gateway has already voided it. */
const noteVoided: Undo = async (trx, _, { transaction_id: transactionId }) => {
  if (transactionId !== null) await setPaymentStatus(trx, transactionId, ['authorised'], 'voided');
};
