export const phoneWords = {
  country: 'Country code',
  /** The only country offered until the others are loaded. */
  unitedStates: 'United States',
} as const;
