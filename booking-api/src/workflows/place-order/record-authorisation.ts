import type { GatewayTransaction } from '../../integrations/payments/port.ts';
import { type Attempt, advance } from '../../modules/payments/attempts.ts';
import { recordPayment } from '../../modules/payments/payments.ts';
import type { PlaceOrderContext } from './context.ts';

/**
 * Step 4, one transaction: the authorisation is written down with the press. Undefined when another process was first.
 * Undo: `endAttempt`, which has it voided.
 */
export function recordAuthorisation(
  context: PlaceOrderContext,
  attempt: Attempt,
  transaction: GatewayTransaction,
): Promise<Attempt | undefined> {
  const { provider } = context.payments;
  return context.db.transaction().execute(async (trx) => {
    const moved = await advance(trx, attempt.id, ['authorising', 'unknown'], 'authorised', {
      provider,
      transactionId: transaction.id,
    });
    if (!moved) return undefined;
    const paymentType = attempt.payment_type;
    await recordPayment(trx, {
      transaction,
      provider,
      attemptId: attempt.id,
      paymentType,
      status: 'authorised',
    });
    if (transaction.vaultToken !== null) {
      await trx
        .insertInto('payment_methods')
        .values({
          token: transaction.vaultToken,
          user_id: attempt.owner_id ?? attempt.user_id,
          provider,
          kind: transaction.card.instrument,
          card_type: transaction.card.cardType,
          last4: transaction.card.last4,
        })
        .onConflict((conflict) => conflict.column('token').doNothing())
        .execute();
    }
    return moved;
  });
}
