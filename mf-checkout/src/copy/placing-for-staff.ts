import { type PlacingState, waitsForCustomer } from '../state/placing.ts';
import { placingText } from './placing-words.ts';

/** CO-104: what happens between the attempt and the receipt, to staff who book for `customer`. */
export function placingTextFor(customer: string | null, placing: PlacingState, phone: string): string {
  if (customer === null) return placingText(placing, phone);
  switch (placing.phase) {
    case 'unanswered':
      return waitsForCustomer(placing)
        ? `We can’t reach our service. Press "Check again" to look up this same order. We never charge ${customer} twice.`
        : 'The connection dropped. We’re checking on the order.';
    case 'pending':
      return 'We’re confirming the payment. Keep this page open; we check every 15 seconds.';
    case 'undecided':
      return `The payment still isn’t confirmed. Call us at ${phone} with order number ${placing.orderId}, and we’ll sort it out.`;
    case 'placed':
      return 'The order is placed. Taking you to the receipt.';
    default:
      return placingText(placing, phone);
  }
}
