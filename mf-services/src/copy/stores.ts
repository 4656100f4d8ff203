/** OPEN-20: the page of the stores. */
export const storesWords = {
  form: 'Find a store',
  zip: 'Zip code or town',
  within: 'Within',
  carrier: 'Carrier',
  search: 'Search',
  intro: 'Enter a zip code or a town to see where you can drop off your bags.',
  looking: 'Looking for stores',
  none: ({ phone }: { phone: string }) => `Search a wider area, or another carrier. For help, call ${phone}.`,
  failed: 'We couldn’t load the stores.',
  again: 'Try again',
  directions: 'Directions',
  /** Read by screen readers only, after the link. */
  directionsTo: ({ name, street }: { name: string; street: string }) => ` to ${name}, ${street} (new tab)`,
  week: 'Weekly hours',
  /** Read by screen readers only, after the button. */
  weekOf: ({ name, street }: { name: string; street: string }) => ` for ${name}, ${street}`,
  map: ({ zip }: { zip: string }) => `Centered on ${zip}. Numbers match the list.`,
} as const;
