export const priceLinesWords = {
  asking: 'Asking for the price',
  soon: 'Your price appears here as soon as the trip is complete.',
  from: 'From',
  soFar: 'The service you chose. Your total follows when the trip is complete.',
  again: 'Try again',
  refund: 'Refund',
  total: 'Total',
  credits: 'Paid by credits',
  left: 'Left to pay',
  complete: 'Complete the trip to see the new total',
} as const;
