import type { GatewayTransaction } from '../../integrations/payments/port.ts';
import type { PressRecord } from '../../modules/payments/attempts.ts';
import { listedInsertion, type Writing } from '../../platform/listed.ts';

/**
 * Keeps what was paid with for whoever paid with it, whomever the order is for; undefined where the gateway gave no token
 * for it, and for what was kept before.
 */
export const keepingMethod = (
  attempt: PressRecord,
  { vaultToken, card, expiration }: GatewayTransaction,
  provider: string,
): Writing | undefined =>
  vaultToken === null || attempt.payment_method_id !== null
    ? undefined
    : insertion([
        {
          token: vaultToken,
          user_id: attempt.user_id,
          provider,
          kind: card.instrument,
          card_type: card.cardType,
          last4: card.last4,
          expiration,
        },
      ]);

const insertion = listedInsertion('payment_methods', 'left');
