import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import { unfilledText } from '@sendahead/shared-contracts/ship-form/field-words';
import { callFailures, isKnownCode } from './call-failure.ts';
import { cannotBeChanged } from './changing.ts';

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
  | 'not_divisible'
  | 'idempotency_key_reused'
  | 'form_incomplete'
  | 'international_info_required'
  | 'holiday_terms_required'
  | 'booking_ordered_already'
  | 'authorization_needed';
type OwnCode =
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
    'The price or an arrival date changed while you were ordering. Look at the new total and dates, and place the order again.',
  card_declined: 'Your bank declined the card. Nothing was charged. Check the details or use another card.',
  insufficient_funds:
    'Your bank declined the card: the amount is above what it can pay just now. Nothing was charged. Use another card, or ask your bank.',
  card_expired:
    'Your bank declined the card because it has expired. Nothing was charged. Check the expiration or use another card.',
  security_code_refused:
    'Your bank did not accept the security code. Nothing was charged. Enter the code on your card again.',
  paypal_declined:
    'PayPal could not charge your account. Nothing was charged. Choose another source of money at PayPal, or another way to pay.',
  authentication_required:
    'Your bank wants to ask whether it is you, and could not. Nothing was charged. Use another card, or ask your bank.',
  card_refused_fraud: 'This card cannot be used here. Nothing was charged. Use another card or call us.',
  prepaid_refused: prepaidRefused,
  nonce_consumed: tokenizationFailed,
  nonce_unknown: tokenizationFailed,
  gateway_unavailable:
    'The payment service is not available just now. Nothing was charged. Try again in a moment.',
  pickup_time_over: 'Please change the pickup date because pickup time is over for today.',
  same_day_delivery_over:
    'Same day pickup with delivery of Dec 26 is not available, please change either the pickup date or arrival date.',
  not_enough_credit: 'Your wallet does not hold enough for this order. Choose another way to pay.',
  club_limit_reached: 'The account of this club does not reach for this order. Choose another way to pay.',
  cart_already_ordered: 'This booking was already ordered. Look in your mail for its receipt.',
  order_not_placed: `The order could not be placed. ${pressAgain}`,
  idempotency_key_missing: `The order could not be placed. ${pressAgain}`,
  idempotency_key_reused: `The order could not be placed. ${pressAgain}`,
  attempt_in_progress: 'Your order is already being placed.',
  bill_divided:
    'Everybody was asked for their share of this booking already. Reload the page to see who has agreed.',
  not_divisible:
    'This booking cannot be paid by everybody: each needs a mail address of their own, and cards pay. Choose "I pay for all".',
  cart_not_found: 'This booking was closed meanwhile. Look at the new total and place the order again.',
  order_not_found: cannotBeChanged,
  order_changed:
    'This order was changed meanwhile, here or elsewhere. Nothing was charged. Leave this page for the order, and change it as it is now.',
  payment_method_not_found: 'This saved card is not there any more. Choose another way to pay.',
  club_billing_not_allowed:
    'This club does not take your orders on its account yet. Ask it at the payment, or choose another way to pay.',
  terms_not_accepted: 'Our terms have changed. Please accept to proceed with your order.',
  quote_not_found: 'The price has run out. Look at the new total and place the order again.',
  form_incomplete: 'Something in the booking is still missing. Check each section and place the order again.',
  international_info_required:
    'The international information is not saved yet. Check it under Payment and place the order again.',
  holiday_terms_required:
    'Your bags travel in the holiday weeks. Nothing was ordered or charged: please accept the holiday terms to place this order.',
  booking_ordered_already:
    'You have ordered this booking already, on another device or in another tab. Nothing was ordered or charged now. Your orders stand in your account; place the order again only if you want it a second time.',
  authorization_needed:
    'A reason has to be noted before this card is charged or this price is lowered. Authorize it, and place the order again.',
  /** ER-19 */
  club_billing_failed:
    'The transaction could not be processed. This usually happens when there are multiple sessions started on the same browser. Please reload the page and start afresh.',
  card_fields: 'Check the card details and place the order again.',
  tokenization_failed: tokenizationFailed,
  payment_left:
    'You left before the payment was confirmed. Nothing was charged. Place the order again when you are ready.',
  club_step_left:
    'Nothing was ordered or charged. What you answered is kept; place the order again when you are ready.',
  club_step_not_loaded: 'What the club asks could not be loaded. Nothing was ordered. Please try again.',
  window_blocked:
    'Your browser did not open the window of this payment. Nothing was charged. Allow pop-ups for this page and place the order again.',
  bank_check_failed:
    'Your bank could not confirm that it is you. Nothing was charged. Place the order again, use another card, or ask your bank.',
};

/** A sentence for every code with which placing an order may fail; what is not filled in is named (VL-41). */
export function paymentFailure(code: string, fields: readonly string[] = []): string {
  const unfilled = code === 'form_incomplete' ? unfilledText(fields) : null;
  if (unfilled !== null) return unfilled;
  if (isKnownCode(paymentFailures, code)) return paymentFailures[code];
  return isKnownCode(callFailures, code) ? callFailures[code] : paymentFailures.order_not_placed;
}
