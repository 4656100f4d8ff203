/** CO-92: the shipment that a link pays, in the words of its page. */
export const linkedShipmentWords = {
  title: 'Shipment',
  way: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  days: ({ pickup, arrival }: { pickup: string; arrival: string }) => `Pickup ${pickup}, arrives ${arrival}`,
  by: ({ service }: { service: string }) => `By ${service}`,
  clubs: ({ clubs }: { clubs: readonly string[] }) => clubs.join(' to '),
  bags: ({ first_name, items }: { first_name: string; items: readonly string[] }) =>
    first_name ? `${first_name}: ${items.join(', ')}` : items.join(', '),
} as const;
