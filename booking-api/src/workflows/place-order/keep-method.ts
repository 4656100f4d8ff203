import type { GatewayTransaction } from '../../integrations/payments/port.ts';
import type { PressRecord } from '../../modules/payments/attempts.ts';
import { listedInsertion, type Writing } from '../../platform/listed.ts';

/** Keeps what a customer pays with; undefined where the gateway gave no token for it. */
export const keepingMethod = (
  attempt: PressRecord,
  { vaultToken, card, expiration }: GatewayTransaction,
  provider: string,
): Writing | undefined =>
  vaultToken === null
    ? undefined
    : insertion([
        {
          token: vaultToken,
          user_id: attempt.owner_id ?? attempt.user_id,
          provider,
          kind: card.instrument,
          card_type: card.cardType,
          last4: card.last4,
          expiration,
        },
      ]);

const insertion = listedInsertion('payment_methods', 'left');
