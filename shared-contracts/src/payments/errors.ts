import { orderingPaused } from './ordering-paused.ts';
import type { PaymentErrorCode } from './outcomes.ts';

/** Every code with which a call of payments may refuse, in addition to the common ones: status and meaning. */
export const paymentRefusals: Readonly<Record<string, { status: number; means: string }>> = {
  idempotency_key_missing: { status: 400, means: 'The header Idempotency-Key is absent or not printable.' },
  idempotency_key_reused: { status: 422, means: 'The key came with another body before.' },
  attempt_in_progress: {
    status: 409,
    means: 'A checkout attempt for this cart or order is in progress; ask again.',
  },
  bill_divided: {
    status: 409,
    means: 'Several people are asked to pay the cart; until that ends it is not paid otherwise.',
  },
  ...orderingPaused,
  not_divisible: {
    status: 422,
    means: 'The bill cannot be split: it needs two mail addresses of travelers, and a card.',
  },
  share_not_found: { status: 404, means: 'The link is for no share.' },
  split_not_found: { status: 404, means: 'No split bill that this caller may see.' },
  split_closed: {
    status: 409,
    means: 'It is too late for this: the share is paid, or the requests have ended.',
  },
  split_charging: { status: 409, means: 'All have agreed, and the cards are being charged.' },
  link_not_possible: {
    status: 422,
    means:
      'No link pays this: staff do not hold the cart for somebody, a card has nothing to pay, or it changes an order.',
  },
  pay_link_not_found: {
    status: 404,
    means: 'No such link to pay, or one that a later email has replaced.',
  },
  pay_link_closed: { status: 409, means: 'The link was paid or withdrawn, or is too old.' },
  order_not_possible: {
    status: 409,
    means: 'What a link pays cannot be sent on its days any more; nothing was charged.',
  },
  cart_not_found: { status: 404, means: 'No cart that this caller may order.' },
  customer_needed: {
    status: 422,
    means: 'Staff hold a guest’s cart whose buyer they have not named yet; the order is never theirs.',
  },
  quote_not_found: { status: 404, means: 'The quote is not one of this cart.' },
  order_not_found: { status: 404, means: 'No order that this caller may see or amend.' },
  order_changed: { status: 409, means: 'Another change of the order came first.' },
  form_incomplete: { status: 422, means: 'Fields that an order needs are missing; they are named.' },
  international_info_required: {
    status: 422,
    means:
      'The trip crosses a border and the traveler’s days are not saved with the cart; what lacks is named.',
  },
  holiday_terms_required: {
    status: 422,
    means:
      'The bags travel in the holiday weeks, and whose order it is has not accepted their terms this season.',
  },
  booking_ordered_already: {
    status: 422,
    means:
      'The caller has ordered this booking already, from the cart that it is a copy of or from another copy, and has not said that a second order is meant.',
  },
  payment_method_not_found: { status: 404, means: 'No saved way of paying that may be charged here.' },
  payment_method_in_use: {
    status: 409,
    means: 'A split bill that still waits is to be paid with this card.',
  },
  club_billing_not_allowed: {
    status: 403,
    means: 'This account may not put orders on the account of that club.',
  },
  club_pays_as_prepared: {
    status: 422,
    means:
      'The club pays for the booking as its group event prepared it, and this one was changed, costs more than it must, or comes too late.',
  },
  group_booked_already: {
    status: 409,
    means:
      'The booking that a group event prepared is ordered already, or is being ordered, by another browser with its link.',
  },
  authorization_needed: {
    status: 403,
    means: 'Staff charge a card or lower a price without a reason that was noted for this cart.',
  },
  terms_not_accepted: { status: 403, means: 'The customer has not accepted the terms that hold now.' },
  club_not_found: { status: 404, means: 'No such club, or none with an account that this caller may see.' },
  own_billing_request: {
    status: 403,
    means: 'Nobody grants their own request to bill a club; a colleague decides it.',
  },
  club_without_account: { status: 409, means: 'The club has no open account, so nobody can bill it.' },
  request_not_found: { status: 404, means: 'This user did not ask for club billing there.' },
  user_not_found: { status: 404, means: 'No user whom this caller may help.' },
  signature_invalid: { status: 401, means: 'The notice is not signed by the payment provider, or too old.' },
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
