export const phoneWords = {
  country: 'Country code',
  /** The one country that is offered until the others are loaded. */
  unitedStates: 'United States',
} as const;
