import { type PlacingState, waitsForCustomer } from '../state/placing.ts';
import { submittingWords } from './order-words.ts';

/**
 * The current progress between the attempt and the receipt, in a sentence; '' when idle. `phone` is
 * the brand's help.
 */
export function placingText(placing: PlacingState, phone: string, isChange = false): string {
  switch (placing.phase) {
    case 'awaiting-price':
      return 'Updating your total.';
    case 'saving-info':
      return 'Saving your international information.';
    case 'checking-pickup':
      return 'Checking whether the carrier can still pick up.';
    case 'tokenizing':
      return 'Checking your payment.';
    case 'submitting':
      return `${submittingWords(placing, isChange)}.`;
    case 'repricing':
      return 'The price changed. Updating your total.';
    case 'unanswered':
      return waitsForCustomer(placing)
        ? 'We can’t reach our service. Press "Check again" to look up this same order. You’re never charged twice.'
        : 'The connection dropped. We’re checking on your order.';
    case 'pending':
      return 'We’re confirming your payment. Keep this page open; we check every 15 seconds.';
    case 'undecided':
      return `Your payment still isn’t confirmed. Call us at ${phone} with order number ${placing.orderId}, and we’ll sort it out.`;
    case 'placed':
      return isChange
        ? 'Your order has been changed. Taking you to it.'
        : 'Your order is placed. Taking you to your receipt.';
    case 'idle':
    case 'gate':
    case 'asking-club':
    case 'refused':
      return '';
    default:
      return placing satisfies never;
  }
}
