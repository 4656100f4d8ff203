/**
 * Codes of `error` in the answers of place order. `recalc` requires one new price and one resubmit (PY-17).
 */
export const paymentErrorCodes = [
  'recalc',
  'card_declined',
  'insufficient_funds',
  'card_expired',
  'security_code_refused',
  'paypal_declined',
  'authentication_required',
  'card_refused_fraud',
  'prepaid_refused',
  'nonce_consumed',
  'nonce_unknown',
  'gateway_unavailable',
  'pickup_time_over',
  'same_day_delivery_over',
  'not_enough_credit',
  'club_limit_reached',
  'cart_already_ordered',
  'order_not_placed',
  'nothing_to_change',
] as const;
export type PaymentErrorCode = (typeof paymentErrorCodes)[number];
