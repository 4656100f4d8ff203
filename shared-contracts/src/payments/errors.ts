import { orderingPaused } from './ordering-paused.ts';
import type { PaymentErrorCode } from './outcomes.ts';

/** Every code with which a call of payments may refuse, in addition to the common ones: status and meaning. */
export const paymentRefusals: Readonly<Record<string, { status: number; means: string }>> = {
  idempotency_key_missing: { status: 400, means: 'The header Idempotency-Key is missing or not printable.' },
  idempotency_key_reused: { status: 422, means: 'The key was used with another body.' },
  attempt_in_progress: {
    status: 409,
    means: 'A checkout attempt for this cart or order is in progress; retry.',
  },
  bill_divided: {
    status: 409,
    means: 'The cart cannot be paid otherwise while its bill is split.',
  },
  ...orderingPaused,
  not_divisible: {
    status: 422,
    means: 'Splitting a bill requires two travelers’ email addresses and a card.',
  },
  share_not_found: { status: 404, means: 'No share has this link.' },
  split_not_found: { status: 404, means: 'No split bill that the caller may see.' },
  split_closed: {
    status: 409,
    means: 'Too late: the share is paid, or the split has ended.',
  },
  split_charging: { status: 409, means: 'Everyone has agreed, and the cards are being charged.' },
  link_not_possible: {
    status: 422,
    means:
      'No pay link is possible: the cart is not held for a customer, has nothing to charge, or amends an order.',
  },
  pay_link_not_found: {
    status: 404,
    means: 'No such pay link, or a later email replaced it.',
  },
  pay_link_closed: { status: 409, means: 'The link is paid, withdrawn or expired.' },
  order_not_possible: {
    status: 409,
    means: 'The shipment can no longer use its days; nothing was charged.',
  },
  cart_not_found: { status: 404, means: 'No cart that the caller may order.' },
  customer_needed: {
    status: 422,
    means: 'Staff hold a guest’s cart whose buyer they have not named yet; the order is never theirs.',
  },
  quote_not_found: { status: 404, means: 'The quote belongs to another cart.' },
  order_not_found: { status: 404, means: 'No order that the caller may see or amend.' },
  order_changed: { status: 409, means: 'Another change of the order came first.' },
  form_incomplete: { status: 422, means: 'Required fields are missing; they are listed.' },
  international_info_required: {
    status: 422,
    means: 'An international trip requires the traveler’s days; missing ones are listed.',
  },
  holiday_terms_required: {
    status: 422,
    means: 'The bags travel in the holiday weeks, and the customer has not accepted this season’s terms.',
  },
  booking_ordered_already: {
    status: 422,
    means: 'The caller already ordered this booking from another copy and has not confirmed a second order.',
  },
  payment_method_not_found: { status: 404, means: 'No saved payment method that may be charged here.' },
  payment_method_in_use: {
    status: 409,
    means: 'An open split bill uses this card.',
  },
  club_billing_not_allowed: {
    status: 403,
    means: 'This account may not bill that club.',
  },
  club_pays_as_prepared: {
    status: 422,
    means:
      'The club pays only for the booking as its group event prepared it: this one was changed, costs more or is late.',
  },
  group_booked_already: {
    status: 409,
    means: 'The group event’s booking is ordered, or being ordered, in another browser.',
  },
  authorization_needed: {
    status: 403,
    means: 'Charging a card or lowering a price requires a recorded reason for this cart.',
  },
  terms_not_accepted: { status: 403, means: 'The customer has not accepted the current terms.' },
  club_not_found: { status: 404, means: 'No such club account that the caller may see.' },
  own_billing_request: {
    status: 403,
    means: 'Nobody can grant their own request for club billing.',
  },
  club_without_account: { status: 409, means: 'The club has no open account.' },
  request_not_found: { status: 404, means: 'The user did not request billing for this club.' },
  user_not_found: { status: 404, means: 'No user whom the caller may help.' },
  signature_invalid: {
    status: 401,
    means: 'The payment provider’s signature is missing, invalid or expired.',
  },
};

/**
 * `error` in an answer of place order, whose status is 200: the checkout attempt was understood, but created
 * no order.
 */
export const paymentOutcomes: Readonly<Record<PaymentErrorCode, string>> = {
  recalc: 'The price is no longer the quoted one; price again and start a new checkout attempt.',
  card_declined: 'The bank declined.',
  insufficient_funds: 'The bank declined: the money or the limit does not reach.',
  card_expired: 'The bank declined: the card has expired.',
  security_code_refused: 'The bank declined: the security code is not the card’s.',
  paypal_declined: 'PayPal or what pays behind the account declined.',
  authentication_required:
    'The bank wants its customer to confirm the payment; a nonce that comes of that pays in a new checkout attempt.',
  card_refused_fraud: 'The provider takes the payment for fraud.',
  prepaid_refused: 'Prepaid cards are not taken.',
  nonce_consumed: 'The nonce was used before.',
  nonce_unknown: 'The nonce is unknown, too old, or of another kind than the method.',
  gateway_unavailable: 'The provider cannot be reached; nothing was charged.',
  pickup_time_over: 'The carrier does not come on the chosen day any more.',
  same_day_delivery_over: 'What is collected today is not delivered on December 26.',
  not_enough_credit: 'The wallet does not hold the amount.',
  club_limit_reached: 'The limit of the club does not reach for the amount.',
  cart_already_ordered: 'The cart is an order already; its id is given.',
  order_not_placed: 'Something failed during the checkout attempt; whatever was charged is given back.',
  nothing_to_change: 'The cart of a change leaves its order as it is; nothing was changed.',
};
