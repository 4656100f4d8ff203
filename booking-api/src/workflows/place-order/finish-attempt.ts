import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import type { GatewayTransaction } from '../../integrations/payments/port.ts';
import { findAttempt, type PressRecord } from '../../modules/payments/public/attempts/attempts.ts';
import { commitOrder } from './commit-order.ts';
import type { PlaceOrderContext } from './context.ts';
import { endAttempt, standing } from './end-attempt.ts';
import { recordAuthorisation } from './record-authorisation.ts';

/** Goes on from what the gateway decided: to the order, or to the refusal. Gives the answer for the customer. */
export async function finishDecided(
  context: PlaceOrderContext,
  attempt: PressRecord,
  transaction: GatewayTransaction,
): Promise<string> {
  const asking = ['authorising', 'unknown'] as const;
  if (transaction.state === 'declined') {
    return endAttempt(context, attempt, asking, transaction.declined ?? 'card_declined');
  }
  if (transaction.state === 'voided' || transaction.state === 'settlement_declined') {
    return endAttempt(context, attempt, asking, 'order_not_placed');
  }
  const wrong = problemOf(context, attempt, transaction);
  return wrong
    ? giveBack(context, attempt, transaction, wrong)
    : finishAuthorised(context, attempt, transaction);
}

/** What speaks against an order although the money is there. */
function problemOf(
  context: PlaceOrderContext,
  attempt: PressRecord,
  transaction: GatewayTransaction,
): PaymentErrorCode | undefined {
  if (context.prepaidBlocked && transaction.card.prepaid === 'yes') return 'prepaid_refused';
  return transaction.amount === attempt.amount_cents ? undefined : 'order_not_placed';
}

/**
 * Commits the order of an authorised (or free) press; when that fails for good, the authorisation is given back. Without a
 * `transaction` the authorisation was written down before, or none is needed.
 */
export async function finishAuthorised(
  context: PlaceOrderContext,
  attempt: PressRecord,
  transaction?: GatewayTransaction,
): Promise<string> {
  try {
    const answer = await commitOrder(context, attempt, transaction);
    return answer ?? standing(await findAttempt(context.db, attempt.id), attempt);
  } catch (error) {
    context.report(error, 'commit order');
    // If the commit went through and only its acknowledgement was lost, the state has moved on and nothing is undone.
    if (transaction) return giveBack(context, attempt, transaction, 'order_not_placed');
    return endAttempt(context, attempt, ['authorised', 'started'], 'order_not_placed');
  }
}

/** Money that is there for no order: it is written down, and voided. */
async function giveBack(
  context: PlaceOrderContext,
  attempt: PressRecord,
  transaction: GatewayTransaction,
  why: PaymentErrorCode,
): Promise<string> {
  const recorded = await recordAuthorisation(context, attempt, transaction);
  return recorded
    ? endAttempt(context, attempt, ['authorised'], why)
    : standing(await findAttempt(context.db, attempt.id), attempt);
}
