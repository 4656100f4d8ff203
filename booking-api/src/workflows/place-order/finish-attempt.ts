import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import type { GatewayTransaction } from '../../integrations/payments/port.ts';
import { type Attempt, findAttempt } from '../../modules/payments/attempts.ts';
import { crashPoint } from '../crash-point.ts';
import { commitOrder } from './commit-order.ts';
import type { PlaceOrderContext } from './context.ts';
import { endAttempt, standing } from './end-attempt.ts';
import { recordAuthorisation } from './record-authorisation.ts';

/** Goes on from what the gateway decided: to the order, or to the refusal. Gives the answer for the customer. */
export async function finishDecided(
  context: PlaceOrderContext,
  attempt: Attempt,
  transaction: GatewayTransaction,
): Promise<string> {
  const asking = ['authorising', 'unknown'] as const;
  if (transaction.state === 'declined') {
    return endAttempt(context, attempt, asking, transaction.declined ?? 'card_declined');
  }
  if (transaction.state === 'voided' || transaction.state === 'settlement_declined') {
    return endAttempt(context, attempt, asking, 'order_not_placed');
  }
  const authorised = await recordAuthorisation(context, attempt, transaction);
  if (!authorised) return standing(await findAttempt(context.db, attempt.id), attempt);
  crashPoint('authorised-stored');
  const wrong = problemOf(context, attempt, transaction);
  return wrong
    ? endAttempt(context, authorised, ['authorised'], wrong)
    : finishAuthorised(context, authorised);
}

/** What speaks against an order although the money is there. */
function problemOf(
  context: PlaceOrderContext,
  attempt: Attempt,
  transaction: GatewayTransaction,
): PaymentErrorCode | undefined {
  if (context.prepaidBlocked && transaction.card.prepaid === 'yes') return 'prepaid_refused';
  return transaction.amount === attempt.amount_cents ? undefined : 'order_not_placed';
}

/** Commits the order of an authorised (or free) press; when that fails for good, the authorisation is given back. */
export async function finishAuthorised(context: PlaceOrderContext, attempt: Attempt): Promise<string> {
  try {
    const answer = await commitOrder(context, attempt);
    return answer ?? standing(await findAttempt(context.db, attempt.id), attempt);
  } catch (error) {
    context.report(error, 'commit order');
    // If the commit went through and only its acknowledgement was lost, the state has moved on and nothing is undone.
    return endAttempt(context, attempt, ['authorised', 'started'], 'order_not_placed');
  }
}
