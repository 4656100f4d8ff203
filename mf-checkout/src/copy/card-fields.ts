/** PY-19 */
export const cardFieldsWords = {
  promise: 'The card goes straight to our payment provider. We never see the number.',
  loading: 'Loading the card fields',
  again: 'Try again',
  failed: 'We couldn’t load the card fields. Your entries are saved.',
  /** `type` is that of the card, such as Visa, and empty where it is not known. */
  accepted: ({ type }: { type: string }) => `${type || 'Card'} details complete`,
} as const;

/** PY-28: what a bank’s check says where the price of an order would be. */
export const checkOnlyText = 'A check of your card. Nothing is charged.';

/** PY-21 */
export const billingWords = {
  country: 'Billing country',
  countryOpen: 'Select a country',
  keep: 'Save this card for my next booking',
} as const;
