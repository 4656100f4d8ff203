import type { GatewayTransaction } from '../../../../integrations/payments/port.ts';
import type { AttemptRecord } from '../../../../modules/payments/public/attempts/attempts.ts';
import { forgetMethodJob } from '../../../../modules/payments/public/jobs.ts';
import { addMethod, type NewMethod } from '../../../../modules/payments/public/methods/saved-methods.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import type { PlaceOrderContext } from '../../context.ts';

/** PY-28: saves a method, and makes the gateway forget the one that it replaces. */
export async function listMethod(
  trx: DatabaseTransaction,
  { jobs, clock }: Pick<PlaceOrderContext, 'jobs' | 'clock'>,
  method: NewMethod,
): Promise<void> {
  for (const token of await addMethod(trx, method, clock.instant()))
    await jobs.enqueue(trx, forgetMethodJob, { token });
}

/**
 * Saves the payment method for the payer, even if the order is for another user. Skips methods without a
 * gateway token, and methods that are already saved.
 */
export async function keepMethod(
  trx: DatabaseTransaction,
  context: PlaceOrderContext,
  attempt: AttemptRecord,
  { vaultToken, card, expiration, numberId }: GatewayTransaction,
): Promise<void> {
  // The card of a share belongs to another person, or was saved for the share only.
  if (attempt.share_id !== null) return;
  if (vaultToken === null || attempt.payment_method_id !== null) return;
  await listMethod(trx, context, {
    token: vaultToken,
    user_id: attempt.user_id,
    provider: context.payments.provider,
    kind: card.instrument,
    card_type: card.cardType,
    last4: card.last4,
    expiration,
    number_id: numberId ?? null,
  });
}
