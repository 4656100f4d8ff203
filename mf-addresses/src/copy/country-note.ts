import type { End } from '../state/state.ts';

/** MD-12 */
export const countryNoteWords = {
  title: ({ end, country }: { end: End; country: string }) =>
    `Shipping ${end === 'origin' ? 'from' : 'to'} ${country}`,
  understood: 'Got it',
} as const;
