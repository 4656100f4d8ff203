import type { GatewayTransaction } from '../../integrations/payments/port.ts';
import { type Attempt, advance } from '../../modules/payments/attempts.ts';
import { recordPayment } from '../../modules/payments/payments.ts';
import { commitWithoutWaiting, type DatabaseTransaction, transact } from '../../platform/database.ts';
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
  const paymentType = attempt.payment_type;
  const recorded = transact(context.db, async (trx) => {
    const [moved] = await Promise.all([
      advance(trx, attempt.id, ['authorising', 'unknown'], 'authorised', {
        provider,
        transactionId: transaction.id,
      }),
      recordPayment(trx, { transaction, provider, attemptId: attempt.id, paymentType, status: 'authorised' }),
      keepMethod(trx, attempt, transaction, provider),
      // The gateway's ledger says it again, should the database lose it.
      commitWithoutWaiting(trx),
    ]);
    if (!moved) throw new Overtaken();
    return moved;
  });
  return recorded.catch((error: unknown) => {
    if (error instanceof Overtaken) return undefined;
    throw error;
  });
}

/** Another process has brought the press further: nothing of this one's is written. */
class Overtaken extends Error {}

async function keepMethod(
  trx: DatabaseTransaction,
  attempt: Attempt,
  transaction: GatewayTransaction,
  provider: string,
): Promise<void> {
  if (transaction.vaultToken === null) return;
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
