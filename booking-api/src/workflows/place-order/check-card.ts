import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import { isNonceRefusal } from '../../integrations/payments/port.ts';
import type { Attempt } from '../../modules/payments/attempts.ts';
import { instrumentFor } from '../../modules/payments/method-kinds.ts';
import type { PlaceOrderContext, Press } from './context.ts';

/**
 * Step 2: where prepaid cards are not taken, the gateway says before any money is asked for whether this is one.
 * Gives the error, or undefined when the card may be charged. Nothing to undo.
 */
export async function checkCard(
  context: PlaceOrderContext,
  attempt: Attempt,
  press: Press,
): Promise<PaymentErrorCode | undefined> {
  // What was kept was looked at when it was kept; its transaction says once more whether it is prepaid.
  if (attempt.payment_method_id !== null) return undefined;
  const nonce = press.form.payment_method_nonce ?? '';
  try {
    const card = await context.payments.inspectNonce(nonce);
    if (isNonceRefusal(card)) return card.refused;
    if (card.instrument !== instrumentFor(attempt.payment_type)) return 'nonce_unknown';
    return context.prepaidBlocked && card.prepaid === 'yes' ? 'prepaid_refused' : undefined;
  } catch (error) {
    context.report(error, 'inspect nonce');
    return 'gateway_unavailable';
  }
}
