import type { GatewayTransaction } from '../../../../integrations/payments/port.ts';
import type { AttemptRecord } from '../../../../modules/payments/public/attempts/attempts.ts';
import type { PlaceOrderContext } from '../../context.ts';
import type { Outcome } from './step.ts';

/** The outcome of an attempt according to its gateway transaction. */
export async function judgeTransaction(
  context: Pick<PlaceOrderContext, 'isPrepaidBlocked'>,
  attempt: Pick<AttemptRecord, 'amount_cents'>,
  transaction: GatewayTransaction,
): Promise<Outcome> {
  const { state, declined, card, amount } = transaction;
  if (state === 'undecided') return { undecided: true };
  if (state === 'declined') return { refused: declined ?? 'card_declined' };
  if (state === 'voided' || state === 'settlement_declined') return { refused: 'order_not_placed' };
  // The money was authorized, and must be returned.
  if (card.prepaid === 'yes' && (await context.isPrepaidBlocked()))
    return { refused: 'prepaid_refused', paid: transaction };
  if (amount !== attempt.amount_cents) return { refused: 'order_not_placed', paid: transaction };
  return { proceed: true, transaction };
}
