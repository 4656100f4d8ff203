export const summaryWords = {
  title: 'Order summary',
  map: 'Map of the route',
} as const;

/** Outbound and return; `only` when there is no return. */
export const legTitles = {
  only: 'Your shipment',
  outbound: 'Outbound',
  return: 'Return',
} as const;

/** The days of a leg. */
export const legDayWords = {
  dropOff: 'Drop-off',
  pickup: 'Pickup',
  delivery: ({ carrier }: { carrier: string }) => `Delivery by ${carrier}`,
} as const;
