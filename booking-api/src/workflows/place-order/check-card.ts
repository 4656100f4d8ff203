import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import { isNonceRefusal } from '../../integrations/payments/port.ts';
import type { PlaceOrderContext, Press } from './context.ts';

/**
 * Step 2: where prepaid cards are not taken, the gateway says before any money is asked for whether this is one.
 * Gives the error, or undefined when the card may be charged. Nothing to undo.
 */
export async function checkCard(
  context: PlaceOrderContext,
  press: Press,
): Promise<PaymentErrorCode | undefined> {
  const nonce = press.form.payment_method_nonce ?? '';
  try {
    const card = await context.payments.inspectNonce(nonce);
    if (isNonceRefusal(card)) return card.refused;
    return context.prepaidBlocked && card.prepaid === 'yes' ? 'prepaid_refused' : undefined;
  } catch (error) {
    context.report(error, 'inspect nonce');
    return 'gateway_unavailable';
  }
}
