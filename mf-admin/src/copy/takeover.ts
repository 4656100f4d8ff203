import type { Section } from '@sendahead/shared-contracts/page/topics';
import type { TakeoverStep } from '../state/takeover.ts';

/** TK-03 */
export const stepWords: Readonly<Record<TakeoverStep, string>> = {
  10: 'Downloading cart and page data',
  20: 'Setting the on-behalf user',
  25: 'Setting ship points',
  40: 'Adding travelers',
  50: 'Updating travelers',
  60: 'Updating product lines',
  70: 'Setting the pickup date',
  75: 'Trip settings',
  80: 'Loading service options',
  100: 'Closing',
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
