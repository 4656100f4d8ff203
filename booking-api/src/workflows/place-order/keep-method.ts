import type { GatewayTransaction } from '../../integrations/payments/port.ts';
import type { PressRecord } from '../../modules/payments/attempts.ts';
import type { Queries } from '../../platform/database.ts';

/** Keeps what a customer pays with; undefined where the gateway gave no token for it. */
export const keepingMethod = (
  trx: Queries,
  attempt: PressRecord,
  { vaultToken, card }: GatewayTransaction,
  provider: string,
) =>
  vaultToken === null
    ? undefined
    : trx
        .insertInto('payment_methods')
        .values({
          token: vaultToken,
          user_id: attempt.owner_id ?? attempt.user_id,
          provider,
          kind: card.instrument,
          card_type: card.cardType,
          last4: card.last4,
        })
        .onConflict((conflict) => conflict.column('token').doNothing());
