/** PY-19 */
export const cardFieldsWords = {
  promise: 'The card goes straight to our payment provider. We never see the number.',
  loading: 'Loading the card fields',
  again: 'Try again',
  failed: 'We couldn’t load the card fields. Your entries are saved.',
  /** `type` is the card's, such as Visa, and empty if unknown. */
  accepted: ({ type }: { type: string }) => `${type || 'Card'} details complete`,
} as const;

/** PY-28: the text of a bank’s check in place of an order's price. */
export const checkOnlyText = 'A check of your card. Nothing is charged.';

/** PY-21 */
export const billingWords = {
  country: 'Billing country',
  countryOpen: 'Select a country',
  keep: 'Save this card for my next booking',
} as const;
