/** RO-03: the link to the fee of the user's club, for its staff. */
export const ownFeeWords = {
  title: 'Our pickup fee',
  changed: 'Your club’s pickup fee is changed.',
} as const;
