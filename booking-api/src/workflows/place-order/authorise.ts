import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import {
  AnswerLost,
  type AuthoriseRequest,
  type GatewayTransaction,
  isNonceRefusal,
} from '../../integrations/payments/port.ts';
import type { PressRecord } from '../../modules/payments/public/attempts/attempts.ts';
import { findMethod } from '../../modules/payments/public/methods/saved-methods.ts';
import type { PlaceOrderContext, Press } from './context.ts';

export type Authorisation =
  | { kind: 'decided'; transaction: GatewayTransaction }
  | { kind: 'refused'; error: PaymentErrorCode }
  | { kind: 'unknown' };

/**
 * Step 3, outside any transaction: asks the gateway for the money, once. When the answer is lost, the gateway is
 * searched for this attempt before anything else; what cannot be found out stays unknown and is never taken for a no.
 */
export async function authorise(
  context: PlaceOrderContext,
  attempt: PressRecord,
  press: Press,
): Promise<Authorisation> {
  const keep = press.form.store_card_information && attempt.payment_method_id === null;
  try {
    const result = await context.payments.authorise({
      attemptId: attempt.id,
      amount: cents(attempt.amount_cents),
      source: await sourceOf(context, attempt, press),
      billingZip: press.form['billing-zip-code'],
      keepFor: keep ? attempt.user_id : undefined,
    });
    return isNonceRefusal(result) ? { kind: 'refused', error: result.refused } : decided(result);
  } catch (error) {
    context.report(error, 'authorise');
    if (!(error instanceof AnswerLost)) return { kind: 'refused', error: 'gateway_unavailable' };
    return lookUp(context, attempt.id);
  }
}

/** The nonce of the press, or the token of the saved way of paying that the press named. */
async function sourceOf(
  context: PlaceOrderContext,
  attempt: PressRecord,
  press: Press,
): Promise<AuthoriseRequest['source']> {
  if (attempt.payment_method_id === null) return { nonce: press.form.payment_method_nonce ?? '' };
  const method = await findMethod(context.db, attempt.payment_method_id);
  if (!method) throw new Error('a saved way of paying is gone');
  return { token: method.token };
}

/** What the gateway's ledger says of an attempt. */
export async function lookUp(context: PlaceOrderContext, attemptId: string): Promise<Authorisation> {
  try {
    const found = (await context.payments.searchByOrder(attemptId)).find(
      (candidate) => candidate.kind === 'sale',
    );
    return found ? decided(found) : { kind: 'unknown' };
  } catch (error) {
    context.report(error, 'search');
    return { kind: 'unknown' };
  }
}

const decided = (transaction: GatewayTransaction): Authorisation =>
  transaction.state === 'undecided' ? { kind: 'unknown' } : { kind: 'decided', transaction };
