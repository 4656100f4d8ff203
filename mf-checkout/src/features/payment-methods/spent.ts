import type { PlacingState } from '../../state/placing.ts';

/** Refusals after which a nonce cannot be used: it was sent to the provider, or never came from it. */
const spending = [
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
  'order_not_placed',
];

/** The nonce of the last order cannot pay another one. */
export const isSpent = (placing: PlacingState): boolean =>
  placing.phase === 'placed' || (placing.phase === 'refused' && spending.includes(placing.code));
