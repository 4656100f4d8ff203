import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import { unfilledText } from '@sendahead/shared-contracts/ship-form/field-words';
import { callFailures, isKnownCode } from './call-failure.ts';
import { cannotBeChanged } from './cannot-be-changed.ts';

/** ER-20 */
const tokenizationFailed = 'There was an issue processing your payment method.';
/** ER-21 */
const prepaidRefused =
  'Prepaid debit/credit cards are not accepted, please enter a new credit or debit card number and try again. We apologize for any inconvenience';
const pressAgain = 'Nothing was charged. Press "Place order" again.';

type ServerCode =
  | PaymentErrorCode
  | 'idempotency_key_missing'
  | 'cart_not_found'
  | 'quote_not_found'
  | 'order_not_found'
  | 'order_changed'
  | 'payment_method_not_found'
  | 'club_billing_not_allowed'
  | 'terms_not_accepted'
  | 'attempt_in_progress'
  | 'bill_divided'
  | 'ordering_paused'
  | 'not_divisible'
  | 'link_not_possible'
  | 'idempotency_key_reused'
  | 'form_incomplete'
  | 'international_info_required'
  | 'holiday_terms_required'
  | 'booking_ordered_already'
  | 'club_pays_as_prepared'
  | 'group_booked_already'
  | 'authorization_needed'
  | 'customer_needed';
type OwnCode =
  | 'offline'
  | 'card_fields'
  | 'tokenization_failed'
  | 'club_billing_failed'
  | 'payment_left'
  | 'club_step_left'
  | 'club_step_not_loaded'
  | 'window_blocked'
  | 'bank_check_failed';

/** ER-18: why an order was not placed. Everything that was entered is kept in every one of these cases. */
export const paymentFailures: Readonly<Record<ServerCode | OwnCode, string>> = {
  recalc:
    'The price or an arrival date changed while you were ordering. Check the new total and dates, then place the order again.',
  card_declined: 'Your bank declined the card. Nothing was charged. Check the details or use another card.',
  insufficient_funds:
    'Your bank declined the card: the amount is more than it can cover. Nothing was charged. Use another card, or call your bank.',
  card_expired:
    'Your bank declined the card because it has expired. Nothing was charged. Check the expiration date or use another card.',
  security_code_refused:
    'Your bank did not accept the security code. Nothing was charged. Enter the code on your card again.',
  paypal_declined:
    'PayPal couldn’t charge your account. Nothing was charged. Choose another funding source in PayPal, or another payment method.',
  authentication_required:
    'Your bank needed to confirm it’s you and couldn’t. Nothing was charged. Use another card, or call your bank.',
  card_refused_fraud: 'We can’t accept this card. Nothing was charged. Use another card or call us.',
  prepaid_refused: prepaidRefused,
  nonce_consumed: tokenizationFailed,
  nonce_unknown: tokenizationFailed,
  gateway_unavailable:
    'Our payment service isn’t available right now. Nothing was charged. Try again in a moment.',
  pickup_time_over: 'Please change the pickup date because pickup time is over for today.',
  same_day_delivery_over:
    'Same day pickup with delivery of Dec 26 is not available, please change either the pickup date or arrival date.',
  not_enough_credit: 'You don’t have enough credit for this order. Choose another payment method.',
  club_limit_reached:
    'The club’s account has reached its limit. Nothing was ordered or charged. Please contact the club.',
  cart_already_ordered: 'You already ordered this booking. Your receipt is in your email.',
  nothing_to_change:
    'You haven’t changed anything, so your order stays as it is. Change something first, or close this page.',
  order_not_placed: `We couldn’t place your order. ${pressAgain}`,
  idempotency_key_missing: `We couldn’t place your order. ${pressAgain}`,
  idempotency_key_reused: `We couldn’t place your order. ${pressAgain}`,
  attempt_in_progress: 'We’re already placing your order.',
  bill_divided: 'Someone was already asked to pay for this booking. Reload the page to see who has paid.',
  ordering_paused:
    'Ordering is paused right now. Nothing was charged, and your entries are saved. Try again later.',
  not_divisible:
    'This bill can’t be split: each traveler needs a different email, and shares are paid by card. Choose “I’ll pay for everyone”.',
  link_not_possible:
    'We couldn’t send a link: book for the customer or take the cart over first. Nothing was charged.',
  cart_not_found: 'This booking was closed in the meantime. Check the new total and place the order again.',
  order_not_found: cannotBeChanged,
  order_changed:
    'This order was changed in the meantime. Nothing was charged. Open your order and start the change again.',
  payment_method_not_found: 'This saved card was removed. Choose another payment method.',
  club_billing_not_allowed:
    'This club doesn’t accept your orders on its account yet. Ask it under Payment, or choose another payment method.',
  terms_not_accepted: 'Our terms have changed. Please accept to proceed with your order.',
  quote_not_found: 'Your price has expired. Check the new total and place the order again.',
  form_incomplete: 'Your booking is missing something. Check each section and place the order again.',
  international_info_required:
    'Your international information isn’t saved yet. Check it under Payment and place the order again.',
  holiday_terms_required:
    'Your bags travel during the holidays. Nothing was ordered or charged. Accept the holiday terms to place this order.',
  booking_ordered_already:
    'You already ordered this booking on another device or in another tab. Nothing was ordered or charged this time. See it under “Your orders”, or place the order again to book it twice.',
  club_pays_as_prepared:
    'The club pays for this booking only as it was prepared. Choose the lowest-priced service that arrives in time, with one item and no extra coverage. Then place the order again, or contact the club.',
  group_booked_already:
    'This booking was already ordered from the same link in another browser. Nothing was ordered or charged this time. Open the link in your email again to see the order.',
  authorization_needed:
    'Enter a reason before you charge this card or lower this price. Authorize it, then place the order again.',
  customer_needed:
    'Enter the customer’s email first: the order goes to them. Nothing was charged. Then place the order again.',
  /** ER-19 */
  club_billing_failed:
    'The transaction could not be processed. This usually happens when there are multiple sessions started on the same browser. Please reload the page and start afresh.',
  offline: 'You’re offline. Nothing was charged. Place the order again when you’re connected.',
  card_fields:
    'The card details weren’t accepted. Nothing was charged. Check the card number or use another card.',
  tokenization_failed: tokenizationFailed,
  payment_left:
    'You left before the payment was confirmed. Nothing was charged. Place the order again when you’re ready.',
  club_step_left:
    'Nothing was ordered or charged. Your answers are saved. Place the order again when you’re ready.',
  club_step_not_loaded:
    'We couldn’t load the questions for this order. Nothing was ordered. Please try again.',
  window_blocked:
    'Your browser blocked the payment window. Nothing was charged. Allow pop-ups for this page and place the order again.',
  bank_check_failed:
    'Your bank couldn’t confirm it’s you. Nothing was charged. Place the order again, use another card, or call your bank.',
};

/** A sentence for every code with which placing an order may fail; missing fields are named (VL-41). */
export function paymentFailure(code: string, fields: readonly string[] = []): string {
  const unfilled = code === 'form_incomplete' ? unfilledText(fields) : null;
  if (unfilled !== null) return unfilled;
  if (isKnownCode(paymentFailures, code)) return paymentFailures[code];
  return isKnownCode(callFailures, code) ? callFailures[code] : paymentFailures.order_not_placed;
}
