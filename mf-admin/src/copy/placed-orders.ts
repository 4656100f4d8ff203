import type { placedOrderSpans } from '@sendahead/shared-contracts/console/placed-order-calls';

export const placedSpanNames: Readonly<Record<(typeof placedOrderSpans)[number], string>> = {
  coming: 'Upcoming',
  all: 'All orders',
};

export const placedOrderTexts = {
  title: 'Orders you placed',
  detail: 'Orders you booked for others. Open one to print its labels or follow its bags.',
  empty: 'Nothing on its way. Book for a customer, or show all orders to see past ones.',
  noneFound: 'No orders found. Search for less, or show all orders.',
  search: 'Search',
  show: 'Show',
  order: 'Order',
  customer: 'Customer',
  trip: 'Trip',
  tripOf: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  pickup: 'Pickup',
  state: 'Status',
  bags: 'Bags',
  total: 'Total',
} as const;
