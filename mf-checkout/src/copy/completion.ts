/** MD-19: the data that a social sign-in did not provide. */
export const completionWords = {
  title: 'One more step',
  lead: 'You’re signed in. We need a few more details.',
  phone: 'Phone',
  phoneHint: 'In case the carrier can’t find your door.',
  notNow: 'Not now',
  save: 'Continue',
  saving: 'Saving…',
} as const;
