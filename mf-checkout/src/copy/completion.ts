/** MD-19: what a sign-in elsewhere did not bring. */
export const completionWords = {
  title: 'One more step',
  lead: 'You are signed in. This is what we could not learn from there.',
  phone: 'Phone',
  phoneHint: "For carriers that can't find your door.",
  notNow: 'Not now',
  save: 'Go on',
  saving: 'Saving…',
} as const;
