import { isNonceRefusal } from '../../../integrations/payments/port.ts';
import { instrumentFor, methodKinds } from '../../../modules/payments/public/methods/method-kinds.ts';
import type { PlaceOrderContext } from '../context.ts';
import type { CheckoutWork, Outcome } from './step.ts';

/**
 * Step 2: where prepaid cards are not taken, the gateway says before any money is asked for whether this is one.
 * Nothing to undo.
 */
export async function checkCard(context: PlaceOrderContext, { checkout }: CheckoutWork): Promise<Outcome> {
  const { payment_method_type: type, payment_method_nonce: nonce = '' } = checkout.form;
  // What was kept was looked at when it was kept; its transaction says once more whether it is prepaid.
  if (methodKinds[type] !== 'nonce' || nonce === '') return { proceed: true };
  try {
    const card = await context.payments.inspectNonce(nonce);
    if (isNonceRefusal(card)) return card;
    if (card.instrument !== instrumentFor(type)) return { refused: 'nonce_unknown' };
    return context.prepaidBlocked && card.prepaid === 'yes'
      ? { refused: 'prepaid_refused' }
      : { proceed: true };
  } catch (error) {
    context.report(error, 'inspect nonce');
    return { refused: 'gateway_unavailable' };
  }
}
