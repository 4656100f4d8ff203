import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { AnswerLost, type AuthorizeRequest, isNonceRefusal } from '../../../../integrations/payments/port.ts';
import { isTakenOver } from '../../../../modules/carts/public/cart-owner.ts';
import { findCart } from '../../../../modules/carts/public/store.ts';
import { voidPaymentJob } from '../../../../modules/payments/public/jobs.ts';
import { findMethod } from '../../../../modules/payments/public/methods/saved-methods.ts';
import { setPaymentStatus } from '../../../../modules/payments/public/payments.ts';
import type { PaymentForm, PlaceOrderContext } from '../../context.ts';
import { lookUp } from '../recovery/find-at-gateway.ts';
import { judgeTransaction } from './judge-transaction.ts';
import type { CheckoutWork, Outcome, Undo } from './step.ts';

/**
 * Step 3, outside any transaction: requests the payment from the gateway, once. When the answer is lost, it
 * first searches the gateway for this attempt.
 */
export async function authorize(context: PlaceOrderContext, work: CheckoutWork): Promise<Outcome> {
  const { attempt, checkout } = work;
  try {
    const keep = await keepsCard(context, work);
    const result = await context.payments.authorize({
      attemptId: attempt.id,
      amount: cents(attempt.amount_cents),
      source: await sourceOf(context, work),
      billingZip: checkout.form['billing-zip-code'],
      holder: holderOf(checkout.form),
      keepFor: keep ? attempt.user_id : undefined,
    });
    return isNonceRefusal(result) ? result : await judgeTransaction(context, attempt, result);
  } catch (error) {
    context.report(error, 'authorize');
    if (!(error instanceof AnswerLost)) return { refused: 'gateway_unavailable' };
    return lookUp(context, attempt);
  }
}

/**
 * Whether the card is to be saved to the payer's account. One typed in a taken-over cart is its customer's, and never
 * becomes a card of staff (CO-124).
 */
async function keepsCard({ db }: PlaceOrderContext, { attempt, checkout }: CheckoutWork): Promise<boolean> {
  if (!checkout.form.store_card_information || attempt.payment_method_id !== null) return false;
  if (attempt.owner_id === attempt.user_id) return true;
  const cart = await findCart(db, attempt.cart_id);
  return cart === undefined || !isTakenOver(cart);
}

/** RO-11: undefined when no name was entered. */
function holderOf(form: PaymentForm): AuthorizeRequest['holder'] {
  const firstName = form['card-holder-first-name']?.trim() ?? '';
  const lastName = form['card-holder-last-name']?.trim() ?? '';
  return firstName === '' && lastName === '' ? undefined : { firstName, lastName };
}

/** Undoes the authorization: a job voids it. Does nothing before a transaction id was recorded. */
export const voidAuthorization: Undo = async (trx, { jobs }, { transaction_id: transactionId }) => {
  if (transactionId === null) return;
  if (await setPaymentStatus(trx, transactionId, ['authorised'], 'void_wanted'))
    await jobs.enqueue(trx, voidPaymentJob, { transactionId });
};

/**
 * The nonce that came with the attempt, or the token of its saved payment method. With both, after a saved
 * card's bank challenge, the nonce pays; `checkCard` has matched it to the saved card.
 */
async function sourceOf(
  context: PlaceOrderContext,
  { attempt, checkout }: CheckoutWork,
): Promise<AuthorizeRequest['source']> {
  const { payment_method_nonce: nonce = '' } = checkout.form;
  if (attempt.payment_method_id === null || nonce !== '') return { nonce };
  const method = await findMethod(context.db, attempt.payment_method_id);
  if (!method) throw new Error('the saved payment method no longer exists');
  return { token: method.token };
}
