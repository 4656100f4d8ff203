export const pageTitles = {
  ship: 'Book your shipment',
  change: 'Change your order',
  quote: 'Quick quote',
  stores: 'Find a store',
} as const;
