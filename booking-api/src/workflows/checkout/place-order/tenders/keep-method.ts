import type { GatewayTransaction } from '../../../../integrations/payments/port.ts';
import type { AttemptRecord } from '../../../../modules/payments/public/attempts/attempts.ts';
import { addMethod } from '../../../../modules/payments/public/methods/saved-methods.ts';
import type { Queries } from '../../../../platform/database/database.ts';

/**
 * Saves the payment method for the payer, even if the order is for another user. Skips methods that the gateway gave no
 * token for, and methods that are saved already.
 */
export async function keepMethod(
  trx: Queries,
  attempt: AttemptRecord,
  { vaultToken, card, expiration }: GatewayTransaction,
  provider: string,
): Promise<void> {
  // The card of a share belongs to another person, or was saved for the share only.
  if (attempt.share_id !== null) return;
  if (vaultToken === null || attempt.payment_method_id !== null) return;
  await addMethod(trx, {
    token: vaultToken,
    user_id: attempt.user_id,
    provider,
    kind: card.instrument,
    card_type: card.cardType,
    last4: card.last4,
    expiration,
  });
}
