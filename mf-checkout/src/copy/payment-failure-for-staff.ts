import { unfilledText } from '@sendahead/shared-contracts/ship-form/field-words';
import { callFailures, isKnownCode } from './call-failure.ts';
import { paymentFailure, paymentFailures } from './payment-failure.ts';

type StaffFailures = { readonly order_not_placed: string } & Partial<typeof paymentFailures>;

const notProcessed = 'There was an issue processing the payment method.';
const notPlaced = 'We couldn’t place the order. Nothing was charged. Press "Place order" again.';

/** CO-104: the failures that speak to the customer of what is theirs, to staff who book for `customer`. */
const staffFailures = (customer: string): StaffFailures => ({
  card_declined: 'The bank declined the card. Nothing was charged. Check the details or use another card.',
  insufficient_funds:
    'The bank declined the card: the amount is more than it can cover. Nothing was charged. Use another card.',
  card_expired:
    'The bank declined the card because it has expired. Nothing was charged. Check the expiration date or use another card.',
  security_code_refused:
    'The bank did not accept the security code. Nothing was charged. Enter the code on the card again.',
  paypal_declined: `PayPal couldn’t charge ${customer}’s account. Nothing was charged. Choose another funding source in PayPal, or another payment method.`,
  authentication_required: `The bank wanted ${customer} to confirm the payment, and that failed. Nothing was charged. Use another card.`,
  bank_check_failed: `The bank couldn’t confirm the payment with ${customer}. Nothing was charged. Place the order again or use another card.`,
  nonce_consumed: notProcessed,
  nonce_unknown: notProcessed,
  tokenization_failed: notProcessed,
  not_enough_credit: `The order costs more than ${customer}’s credit. Choose another payment method.`,
  cart_already_ordered: `This booking was already ordered. The receipt is in ${customer}’s email.`,
  nothing_to_change:
    'You haven’t changed anything, so the order stays as it is. Change something first, or close this page.',
  order_not_placed: notPlaced,
  idempotency_key_missing: notPlaced,
  idempotency_key_reused: notPlaced,
  attempt_in_progress: 'We’re already placing the order.',
  order_not_found:
    'This order can’t be changed anymore: it was canceled, or the carrier has a bag. Nothing was charged. Open the order to see its status.',
  order_changed:
    'This order was changed in the meantime. Nothing was charged. Open the order and start the change again.',
  club_billing_not_allowed:
    'This club doesn’t accept these orders on its account yet. Ask it under Payment, or choose another payment method.',
  terms_not_accepted: 'Our terms have changed. Please accept to proceed with the order.',
  quote_not_found: 'The price has expired. Check the new total and place the order again.',
  form_incomplete: 'The booking is missing something. Check each section and place the order again.',
  international_info_required:
    'The international information isn’t saved yet. Check it under Payment and place the order again.',
  holiday_terms_required:
    'The bags travel during the holidays. Nothing was ordered or charged. Accept the holiday terms to place this order.',
  booking_ordered_already:
    'This booking was already ordered on another device or in another tab. Nothing was ordered or charged this time. Place the order again to book it twice.',
  group_booked_already:
    'This booking was already ordered from the same link in another browser. Nothing was ordered or charged this time.',
});

/** Why an order was not placed, to the customer (null) or to staff who book for `customer`. */
export function paymentFailureFor(
  customer: string | null,
  code: string,
  fields: readonly string[] = [],
): string {
  if (customer === null || (code === 'form_incomplete' && unfilledText(fields) !== null))
    return paymentFailure(code, fields);
  const failures = staffFailures(customer);
  const staffText = isKnownCode(failures, code) ? failures[code] : undefined;
  if (staffText !== undefined) return staffText;
  const isKnown = isKnownCode(paymentFailures, code) || isKnownCode(callFailures, code);
  return isKnown ? paymentFailure(code, fields) : failures.order_not_placed;
}
