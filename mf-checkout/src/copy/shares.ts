import type { OwnShare, Share, SplitState } from '@sendahead/shared-contracts/payments/split-calls';
import { isKnownCode } from './call-failure.ts';
import { paymentFailure } from './payment-failure.ts';

type OwnCode =
  | 'share_not_found'
  | 'split_not_found'
  | 'split_closed'
  | 'split_charging'
  | 'authentication_required'
  | 'bank_check_failed'
  | 'card_fields'
  | 'order_not_placed'
  | 'payment_left';

/** Why agreeing to a share, or another act on it, failed; an invited payer places no order. */
export const shareFailures: Readonly<Record<OwnCode, string>> = {
  share_not_found: 'This link is not valid any more. Use the newest mail, or ask whoever sent it.',
  split_not_found: 'We found no requests of yours for this booking.',
  split_closed: 'It is too late for this: look at how it stands now.',
  split_charging: 'All have agreed, and the cards are being charged just now.',
  authentication_required:
    'Your bank wants to ask whether it is you. Nothing was charged. Enter the card again.',
  bank_check_failed:
    'Your bank could not confirm that it is you. Nothing was charged. Use another card or try again.',
  card_fields: 'Check the card details.',
  order_not_placed: 'The card could not be charged. Use another card or try again.',
  payment_left: 'You left before your bank had confirmed. Nothing was charged. Try again when you are ready.',
};

export const shareFailure = (code: string): string =>
  isKnownCode(shareFailures, code) ? shareFailures[code] : paymentFailure(code);

/** An instant as people read it, such as "Nov 24, 5:00 PM". */
export const untilWords = (instant: string): string =>
  new Date(instant).toLocaleString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/** The state of a share, for the buyer. */
export function shareWords({ state, is_buyer, taken_over, problem }: Share, split: SplitState): string {
  if (split === 'placed') return taken_over ? 'You paid this' : 'Paid';
  if (taken_over && state === 'agreed') return 'You pay this';
  if (state === 'asked' && problem !== null) return 'Card refused';
  if (state === 'asked') return is_buyer ? 'Open' : 'Asked, no answer yet';
  return state === 'agreed' ? 'Agreed' : 'Does not take part';
}

/** The state of a share, for the invited payer; empty while it is open. */
export const ownShareWords: Readonly<Record<OwnShare['state'], { title: string; text: string } | null>> = {
  asked: null,
  agreed: {
    title: 'You have agreed',
    text: 'Nothing is charged until everybody has agreed. Then your share is charged to your card, once, and we mail you.',
  },
  declined: null,
  taken_over: { title: 'Your share is paid', text: 'Whoever booked pays it. You need not do anything.' },
  stopped: { title: 'The request was taken back', text: 'You need not pay anything. Nothing was charged.' },
  expired: { title: 'The time is over', text: 'Not everybody agreed in time. Nothing was charged.' },
  placed: { title: 'The trip is booked', text: 'Everybody agreed, and your share was charged to your card.' },
};
