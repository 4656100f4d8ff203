import type { RepeatDirection } from '@sendahead/shared-contracts/orders/life-calls';
import { linkDays } from '@sendahead/shared-contracts/primitives/link-days';
import { formatMoney } from '@sendahead/shared-ui';
import type { OpenedBooking } from '../carts/open-saved-link.ts';

/** Why a link to a saved booking opens nothing, and what to do. */
const refusals: Readonly<Record<string, string>> = {
  saved_quote_not_found: `This link has expired or is incomplete. Links to saved bookings work for ${linkDays.savedQuote} days. Start a booking here, or resend the link from where you saved it.`,
  cart_already_ordered:
    'You already ordered this booking. Your receipt is in your email. You can start another booking here.',
  group_link_not_found:
    'This link is incomplete, or you were taken off the list. Ask the sender for another one, or start a booking here.',
  group_event_over: 'This event no longer takes bookings by link. You can still start a booking here.',
  not_signed_in: 'You’re signed out. Sign in and open the link again.',
  cart_not_found: 'This booking is no longer open. See your orders, or start another booking here.',
  cart_being_ordered: 'This booking is being ordered in another tab or browser.',
  user_not_found: 'You can’t book for this user. Open the booking from the user’s page again.',
  not_allowed: 'Your account can’t book for others. Start a booking here.',
  order_not_found:
    'This order isn’t in your account. Start a booking here, or sign in with the account that ordered.',
  action_not_allowed: 'This order is too old to ship again. Start a booking here.',
  too_many_requests: 'Too many tries. Wait a minute and open the link again.',
};
export const linkRefused = (code: string): string =>
  refusals[code] ?? 'We couldn’t open your saved booking. Open the link in your email again in a moment.';

const problems: Readonly<Record<NonNullable<OpenedBooking['problem']>, string>> = {
  date_over: 'Your pickup or drop-off date has passed. Choose another day to see the price.',
  service_not_offered:
    'The service you chose is no longer available for these days. Choose another one to see the price.',
  not_priced: 'This booking needs a few choices before we can price it. Please review it.',
};
export const problemWords = (problem: NonNullable<OpenedBooking['problem']>): string => problems[problem];

/** "Your price still holds: $146.05", or what it was and is. */
export function priceWords({ told_cents, now_cents }: OpenedBooking): string {
  if (now_cents === null) return `When you saved it, the total was ${formatMoney(told_cents)}.`;
  return now_cents === told_cents
    ? `Your price still holds: ${formatMoney(now_cents)}.`
    : `The price is now ${formatMoney(now_cents)}. It was ${formatMoney(told_cents)} when you saved it.`;
}

/** "Pickup +$14.95" */
export const changeWords = ({ title, cents }: OpenedBooking['changes'][number]): string =>
  `${title} ${cents > 0 ? '+' : ''}${formatMoney(cents)}`;

/** "until 2:32 PM", by the clock of the page. */
export const untilWords = (instant: string): string =>
  `We’ll hold it until ${new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}.`;

export const giftCardsWords = 'Please enter your gift cards again. We don’t email them.';

/** The announcement after a past order filled in the form. */
export const repeatedWords = (direction: RepeatDirection): string =>
  direction === 'back'
    ? 'We filled in the return from where your bags went.'
    : 'We filled in your booking from your earlier order.';
export const continuedWords = 'We opened the booking you started.';
export const bookedForWords = (name: string): string => `This booking belongs to ${name}.`;
export const bookedForNext = 'We filled in what their profile says. Check it, then choose where the bags go.';
export const preparedWords = (event: string, traveler: string): string =>
  `${event}: your booking for ${traveler} is filled in.`;
export const preparedNext = (paidBy: string | undefined): string =>
  paidBy === undefined
    ? 'Add your address, choose a service and pay.'
    : `Add your address and choose the lowest-priced service. ${paidBy} pays.`;
/** How far an order is, as a customer reads it. */
const orderStates: Readonly<Record<string, string>> = {
  confirmed: 'We’re getting the labels ready.',
  labels_ready: 'The labels are ready.',
  in_transit: 'The bags are on their way.',
  delivered: 'The bags were delivered.',
};
export const bookedWords = (event: string, order: string, state = ''): string =>
  [`${event} is booked: order ${order}.`, orderStates[state]].filter(Boolean).join(' ');
export const repeatedNext = 'Choose a day to see the price.';

export const savedBookingWords = {
  close: 'Close',
  track: 'See where the bags are',
  trackWith: (order: string) => `You need the order number, ${order}, and the email that ordered.`,
  startAnother: 'Start another booking',
  changes: 'What changed',
  another: 'You had another booking open here.',
  backToIt: 'Go back to it',
} as const;
