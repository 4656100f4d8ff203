import { formatMoney } from '@sendahead/shared-ui';
import { type Placing, waitsForCustomer } from '../state/placing.ts';
import { changeOrderWords } from './changing.ts';

/** What happens between the attempt and the receipt, in a sentence; '' while nothing does. `phone` is the brand's help. */
export function placingText(placing: Placing, phone: string, isChange = false): string {
  switch (placing.phase) {
    case 'saving-info':
      return 'Saving your international information.';
    case 'checking-pickup':
      return 'Asking whether the carrier still collects.';
    case 'tokenising':
      return 'Checking how you pay.';
    case 'submitting':
      return placing.submission.isDivided
        ? 'Sending the requests.'
        : isChange
          ? 'Changing your order.'
          : 'Placing your order.';
    case 'repricing':
      return 'The price has changed. Taking over the new one.';
    case 'unanswered':
      return waitsForCustomer(placing)
        ? 'We could not reach our service. Press "Ask again": we look up this same order, so you are never charged twice.'
        : 'The connection was lost. We are asking after your order.';
    case 'pending':
      return 'Your payment is being confirmed. Keep this page open; we look every 15 seconds.';
    case 'undecided':
      return `Your payment is still not confirmed. Your order number is ${placing.orderId}; call us at ${phone} and we will look after it.`;
    case 'placed':
      return isChange
        ? 'Your order is changed. Taking you to it.'
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

/** What the button says while it is busy. */
export function busyWords(placing: Placing, isChange: boolean): string {
  if (placing.phase === 'tokenising') return 'Checking how you pay…';
  if (placing.phase === 'submitting' && placing.submission.isDivided) return 'Sending the requests…';
  return isChange ? 'Changing your order…' : 'Placing your order…';
}

/** What the button of the order says: what pressing it costs, in cents, where there is something to pay. */
export function orderWords(
  placing: Placing,
  cents: number | null,
  { isDivided, isChange }: { isDivided: boolean; isChange: boolean },
): string {
  if (waitsForCustomer(placing)) return 'Ask again';
  if (isDivided) return 'Send the requests';
  if (isChange) return changeOrderWords(cents);
  return cents === null || cents <= 0 ? 'Place order' : `Place order, ${formatMoney(cents)}`;
}
