import type { Section } from '@sendahead/shared-contracts/page/topics';
import type { TakeoverStep } from '../state/takeover.ts';

/** TK-03 */
export const stepWords: Readonly<Record<TakeoverStep, string>> = {
  10: 'Opening the customer’s cart',
  20: 'Booking in the customer’s name',
  25: 'Filling in both addresses',
  40: 'Adding the travelers',
  50: 'Filling in what the travelers entered',
  60: 'Adding their items',
  70: 'Choosing the pickup day',
  75: 'Filling in the trip',
  80: 'Loading services and prices',
  100: 'Done',
};

const sectionNames: Readonly<Record<Section, string>> = {
  'ship-points': 'ship from and ship to',
  travelers: 'travelers and items',
  itinerary: 'trip, dates and service',
  checkout: 'coupon and gift card',
};

export const missingText = (sections: readonly Section[]): string =>
  `We couldn’t restore everything. Please check with the customer: ${sections.map((section) => sectionNames[section]).join('; ')}.`;

export const takeoverTexts = {
  /** ER-27 */
  notFound: 'Takeover Cart Not Found',
  ordered: 'This cart is already an order.',
  beingOrdered: 'The customer is placing the order now. Try again in a minute.',
  failed: 'We couldn’t take over the cart.',
} as const;
