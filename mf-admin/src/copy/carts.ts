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
  empty: 'Nobody is booking in this time. Choose a longer one, or clear the filters.',
  guest: 'Guest',
  gone: 'This cart is ordered or gone by now.',
  notOpened: 'The takeover could not be started. Try again.',
  reasonMissing: 'Say why you take this cart over.',
} as const;
