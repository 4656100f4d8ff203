/** OPEN-20: the page of the stores. */
export const storesWords = {
  form: 'Find a store',
  zip: 'Zip code',
  within: 'Within',
  carrier: 'Carrier',
  search: 'Search',
  intro: 'Enter a zip code to see where you can drop your bags off.',
  looking: 'Looking for stores',
  none: ({ phone }: { phone: string }) =>
    `Search further around, or with another carrier. For help call ${phone}.`,
  failed: 'The stores could not be loaded.',
  again: 'Try again',
  week: 'Hours of the week',
  /** Read by screen readers only, after the button. */
  weekOf: ({ name, street }: { name: string; street: string }) => ` of ${name}, ${street}`,
  map: ({ zip }: { zip: string }) => `Around the middle of ${zip}, numbered as in the list.`,
} as const;
