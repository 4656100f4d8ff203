import { type CardFacts, isNonceRefusal } from '../../../../integrations/payments/port.ts';
import { instrumentFor, methodKinds } from '../../../../modules/payments/public/methods/method-kinds.ts';
import { findMethod, type SavedMethod } from '../../../../modules/payments/public/methods/saved-methods.ts';
import type { PlaceOrderContext } from '../../context.ts';
import type { CheckoutWork, Outcome } from './step.ts';

/**
 * Step 2: if prepaid cards are not accepted, asks the gateway for the card's type before any payment. Nothing
 * to undo.
 */
export async function checkCard(
  context: PlaceOrderContext,
  { attempt, checkout }: CheckoutWork,
): Promise<Outcome> {
  const { payment_method_type: type, payment_method_nonce: nonce = '' } = checkout.form;
  // A saved card was checked when it was saved, and its transaction also reports whether it is prepaid.
  const methodId = attempt.payment_method_id;
  if ((methodKinds[type] !== 'nonce' && methodId === null) || nonce === '') return { proceed: true };
  const method = methodId === null ? undefined : await findMethod(context.db, methodId);
  return checkNonce(context, nonce, (card) =>
    method ? isOf(card, method) : card.instrument === instrumentFor(type),
  );
}

/** Whether a nonce's payment method may pay, as far as the gateway reports before any money is requested. */
export async function checkNonce(
  context: PlaceOrderContext,
  nonce: string,
  fits: (card: CardFacts) => boolean,
): Promise<Exclude<Outcome, { answer: unknown } | { undecided: unknown }>> {
  try {
    const card = await context.payments.inspectNonce(nonce);
    if (isNonceRefusal(card)) return card;
    if (!fits(card)) return { refused: 'nonce_unknown' };
    return card.prepaid === 'yes' && (await context.isPrepaidBlocked())
      ? { refused: 'prepaid_refused' }
      : { proceed: true };
  } catch (error) {
    context.report(error, 'inspect nonce');
    return { refused: 'gateway_unavailable' };
  }
}

/** Whether a nonce belongs to this saved card, so that the bank's challenge was about this card. */
const isOf = ({ instrument, cardType, last4 }: CardFacts, method: SavedMethod): boolean =>
  instrument === method.kind && cardType === method.card_type && last4 === method.last4;
