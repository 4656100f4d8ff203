/** PY-19 */
export const cardFieldsWords = {
  promise: 'Your card goes straight to our payment provider. We never see its number.',
  loading: 'Loading the card fields',
  again: 'Try again',
  failed: 'The card fields could not be loaded. Everything you entered is kept.',
  /** `type` is that of the card, such as Visa, and empty where it is not known. */
  accepted: ({ type }: { type: string }) => `${type || 'Card'} accepted`,
} as const;

/** PY-21 */
export const billingWords = {
  country: 'Billing country',
  countryOpen: 'Select a country',
  keep: 'Keep this card for my next booking',
} as const;
