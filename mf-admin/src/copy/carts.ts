import type { CartActivity, CartStep } from '@sendahead/shared-contracts/console/cart-calls';

/** Where a booking under way has stopped. */
export const stepNames: Readonly<Record<CartStep, string>> = {
  ends: 'Addresses',
  items: 'Travelers and items',
  dates: 'Dates',
  service: 'Service',
  payment: 'Before payment',
  paying: 'Tried to pay',
};

export const activityNames: Readonly<Record<CartActivity, string>> = {
  '15m': 'Last 15 minutes',
  '1d': 'Last 24 hours',
  '7d': 'Last 7 days',
};

export const cartsTexts = {
  empty: 'No carts in this period. Choose a longer one, or clear the filters.',
  guest: 'Guest',
  cart: 'Cart',
  who: 'Customer',
  brand: 'Brand',
  trip: 'Route',
  tripOf: ({ from, to }: { from: string; to: string }) => `${from || '?'} to ${to || '?'}`,
  stoppedAt: 'Stopped at',
  price: 'Price',
  lastEntry: 'Last activity',
  help: 'Help',
  takeOverFrom: (name: string) => `Take over from ${name}`,
  takeOver: 'Take over',
  carts: 'Carts',
  detail: 'Open bookings with at least one entry, newest first.',
  anywhere: 'Anywhere',
} as const;
