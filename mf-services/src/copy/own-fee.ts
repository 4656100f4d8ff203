/** RO-03: the link to the fee of the user's club, for its staff. */
export const ownFeeWords = {
  title: 'Our pickup fee',
  changed: 'Your pickup fee has been updated.',
} as const;
