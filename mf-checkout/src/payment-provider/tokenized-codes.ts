/** Why no nonce was made, with the codes that have sentences in `copy/payment-failure`. */
export const tokenizedCodes = {
  fields: 'card_fields',
  prepaid_refused: 'prepaid_refused',
  failed: 'tokenization_failed',
  cancelled: 'payment_left',
  blocked: 'window_blocked',
  refused: 'bank_check_failed',
} as const;
