import { withArticle } from '@sendahead/shared-contracts/geo/country-name';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';

/** MD-12 */
export const countryNoteWords = {
  title: ({ end, country }: { end: ShipEnd; country: string }) =>
    `Shipping ${end === 'origin' ? 'from' : 'to'} ${withArticle(country)}`,
  understood: 'Got it',
} as const;
