import type { RepeatDirection } from '@sendahead/shared-contracts/orders/life-calls';
import { formatMoney } from '@sendahead/shared-ui';
import type { Opened } from '../carts/open-saved-link.ts';

/** Why a link to a saved booking opens nothing, and what to do. */
const refusals: Readonly<Record<string, string>> = {
  saved_quote_not_found:
    'This link is too old or not complete. Links to saved bookings work for 7 days. Begin a booking here, or have another link sent from where you saved it.',
  cart_already_ordered:
    'This booking was ordered already. Look in your mail for its receipt. Begin another booking here.',
  not_signed_in: 'You are signed out. Sign in and open the link again.',
  order_not_found:
    'This order is not in your account. Begin a booking here, or sign in with the account that ordered.',
  action_not_allowed: 'This order is too old to be filled in again. Begin a booking here.',
  too_many_requests: 'That was too often in a short time. Wait a minute and open the link again.',
};
export const linkRefused = (code: string): string =>
  refusals[code] ??
  'Your saved booking could not be opened just now. Open the link in your mail again in a moment.';

const problems: Readonly<Record<NonNullable<Opened['problem']>, string>> = {
  date_over:
    'The day on which your bags were to be handed over is past. Choose another day to see the price.',
  service_not_offered:
    'The service that you chose is no longer offered for these days. Choose another one to see the price.',
  not_priced: 'Something in this booking has to be chosen anew before it has a price. Please go through it.',
};
export const problemWords = (problem: NonNullable<Opened['problem']>): string => problems[problem];

/** "Your price still holds: $146.05", or what it was and is. */
export function priceWords({ told_cents, now_cents }: Opened): string {
  if (now_cents === null) return `When you saved it, it came to ${formatMoney(told_cents)}.`;
  return now_cents === told_cents
    ? `Your price still holds: ${formatMoney(now_cents)}.`
    : `The price has changed: ${formatMoney(now_cents)} now, ${formatMoney(told_cents)} when you saved it.`;
}

/** "Pickup +$14.95" */
export const changeWords = ({ title, cents }: Opened['changes'][number]): string =>
  `${title} ${cents > 0 ? '+' : ''}${formatMoney(cents)}`;

/** "until 2:32 PM", by the clock of the page. */
export const untilWords = (instant: string): string =>
  `It is held until ${new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}.`;

export const giftCardsWords = 'Gift cards do not go by mail: enter them again.';

/** The announcement after a past order filled in the form. */
export const repeatedWords = (direction: RepeatDirection): string =>
  direction === 'back'
    ? 'The way back is filled in, from where your bags went.'
    : 'Your booking is filled in as you ordered it.';
export const repeatedNext = 'Choose the day to see its price.';

export const savedBookingWords = {
  close: 'Close',
  changes: 'What changed',
  another: 'Another booking was under way here.',
  backToIt: 'Back to it',
} as const;
