/** RO-03: the way to the fee of the own club, for its staff. */
export const ownFeeWords = {
  title: 'Our pickup fee',
  changed: 'Your club’s pickup fee is changed.',
} as const;
