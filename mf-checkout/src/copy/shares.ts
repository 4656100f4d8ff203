import type { OwnShare, Share, SplitState } from '@sendahead/shared-contracts/payments/split-calls';
import { isKnownCode } from './call-failure.ts';
import { paymentFailure } from './payment-failure.ts';
import { paymentsPaused } from './payments-paused.ts';

type OwnCode =
  | 'share_not_found'
  | 'split_not_found'
  | 'split_closed'
  | 'split_charging'
  | 'ordering_paused'
  | 'authentication_required'
  | 'bank_check_failed'
  | 'card_fields'
  | 'order_not_placed'
  | 'payment_left';

/** Why agreeing to a share, or another act on it, failed; an invited payer places no order. */
export const shareFailures: Readonly<Record<OwnCode, string>> = {
  share_not_found: 'This link no longer works. Use the newest email, or ask the person who sent it.',
  split_not_found: 'We found no payment requests for this booking.',
  split_closed: 'This payment request is closed. Reload the page to see its status.',
  split_charging: 'Everyone agreed, and we’re charging the cards now.',
  ordering_paused: paymentsPaused,
  authentication_required: 'Your bank needs to confirm it’s you. Nothing was charged. Enter the card again.',
  bank_check_failed:
    'Your bank couldn’t confirm it’s you. Nothing was charged. Use another card or try again.',
  card_fields: 'Check the card details.',
  order_not_placed: 'We couldn’t charge the card. Use another card or try again.',
  payment_left:
    'You left before your bank confirmed the payment. Nothing was charged. Try again when you’re ready.',
};

export const shareFailure = (code: string): string =>
  isKnownCode(shareFailures, code) ? shareFailures[code] : paymentFailure(code);

/** An instant in the reader's time zone, such as "Tue, Nov 24, 5:00 PM EST". */
export const untilWords = (instant: string): string =>
  new Date(instant).toLocaleString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });

/** The state of a share, for the buyer. */
export function shareWords({ state, is_buyer, taken_over, problem }: Share, split: SplitState): string {
  if (split === 'placed') return taken_over ? 'You paid this' : 'Paid';
  if (taken_over && state === 'agreed') return 'You’ll pay this';
  if (state === 'asked' && problem !== null) return 'Card declined';
  if (state === 'asked') return is_buyer ? 'Not agreed yet' : 'Waiting for an answer';
  return state === 'agreed' ? 'Agreed' : 'Declined';
}

/** PY-31: when the payer of a share was reminded, for the buyer while the share waits; '' otherwise. */
export const remindedWords = ({ state, reminded_at: at }: Share, split: SplitState): string =>
  split === 'open' && state === 'asked' && at !== undefined ? `Reminded ${untilWords(at)}` : '';

/** The state of a share, for the invited payer; empty while it is open. */
export const ownShareWords: Readonly<Record<OwnShare['state'], { title: string; text: string } | null>> = {
  asked: null,
  agreed: {
    title: 'You agreed',
    text: 'You aren’t charged until everyone agrees. Then we charge your card once and email you.',
  },
  declined: null,
  taken_over: {
    title: 'Your share is paid',
    text: 'The person who booked is paying it. You don’t need to do anything.',
  },
  stopped: { title: 'The request was canceled', text: 'You don’t need to pay. Nothing was charged.' },
  expired: { title: 'Time ran out', text: 'Not everyone agreed in time. Nothing was charged.' },
  placed: {
    title: 'The shipment is booked',
    text: 'Everyone agreed, and we charged your share to your card.',
  },
};
