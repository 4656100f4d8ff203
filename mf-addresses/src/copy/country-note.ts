import { withArticle } from '@sendahead/shared-contracts/geo/country-name';
import type { End } from '../state/state.ts';

/** MD-12 */
export const countryNoteWords = {
  title: ({ end, country }: { end: End; country: string }) =>
    `Shipping ${end === 'origin' ? 'from' : 'to'} ${withArticle(country)}`,
  understood: 'Got it',
} as const;
