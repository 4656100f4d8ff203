/** MD-19: what a sign-in elsewhere did not bring. */
export const completionWords = {
  title: 'One more step',
  lead: 'You’re signed in. We need a few more details.',
  phone: 'Phone',
  phoneHint: 'In case the carrier can’t find your door.',
  notNow: 'Not now',
  save: 'Continue',
  saving: 'Saving…',
} as const;
