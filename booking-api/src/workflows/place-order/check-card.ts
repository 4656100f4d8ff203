import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import { isNonceRefusal } from '../../integrations/payments/port.ts';
import { instrumentFor, methodKinds } from '../../modules/payments/public/methods/method-kinds.ts';
import type { PlaceOrderContext, Press } from './context.ts';

/**
 * Step 2: where prepaid cards are not taken, the gateway says before any money is asked for whether this is one.
 * Gives the error, or undefined when the card may be charged. Nothing to undo.
 */
export async function checkCard(
  context: PlaceOrderContext,
  press: Press,
): Promise<PaymentErrorCode | undefined> {
  const { payment_method_type: type, payment_method_nonce: nonce = '' } = press.form;
  // What was kept was looked at when it was kept; its transaction says once more whether it is prepaid.
  if (methodKinds[type] !== 'nonce' || nonce === '') return undefined;
  try {
    const card = await context.payments.inspectNonce(nonce);
    if (isNonceRefusal(card)) return card.refused;
    if (card.instrument !== instrumentFor(type)) return 'nonce_unknown';
    return context.prepaidBlocked && card.prepaid === 'yes' ? 'prepaid_refused' : undefined;
  } catch (error) {
    context.report(error, 'inspect nonce');
    return 'gateway_unavailable';
  }
}
