/** OPEN-01: a price for two places and a count. */
export const startWords = {
  zip: 'Zip code',
  item: 'Item',
  count: 'Quantity',
  book: 'Book this shipment',
  asking: 'Getting your price',
  placesMissing: 'Enter both zip codes to see a price.',
  price: ({ price, day }: { price: string; day: string }) => `From ${price} one way, arrives by ${day}`,
  /** Surrounds a price in bold, so the sentence is in two pieces. */
  priceLead: 'From',
  priceEnd: 'one way',
  thereBy: ({ day }: { day: string }) => `Arrives by ${day}`,
  fastest: ({ price, day }: { price: string; day: string }) => `Fastest: ${price}, arrives by ${day}`,
  none: 'We can’t ship between these two places yet. Call us, and we’ll look for another way.',
  failed: 'We couldn’t load the price right now.',
  again: 'Try again',
} as const;
