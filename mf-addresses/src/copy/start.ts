/** OPEN-01: a price for two places and a count. */
export const startWords = {
  zip: 'Zip code',
  item: 'Item',
  count: 'How many',
  book: 'Book this shipment',
  asking: 'Asking for the price',
  placesMissing: 'Enter both places to see the price.',
  price: ({ price, day }: { price: string; day: string }) => `From ${price} one way, there by ${day}`,
  /** Surrounds a price in bold, so the sentence is in two pieces. */
  priceLead: 'From',
  priceEnd: 'one way',
  thereBy: ({ day }: { day: string }) => `There by ${day}`,
  fastest: ({ price, day }: { price: string; day: string }) => `Fastest: ${price}, there by ${day}`,
  none: 'No carrier of ours goes this way. Call us, and we look for another.',
  failed: 'The price could not be asked for just now.',
  again: 'Try again',
} as const;
