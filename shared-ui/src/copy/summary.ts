import type { TotalState } from '../summary-lines/summary-total.tsx';

/** What a list of lines of a price is called. */
export const prices = 'Price';

export const summaryWords = {
  total: 'Total',
  how: 'How this is priced',
  /** What is only heard after it. */
  howOf: ({ what }: { what: string }) => `: ${what}`,
} as const;

export const totalNotes: Readonly<Record<TotalState, string>> = {
  settled: '',
  updating: 'Updating…',
  failed: 'We could not update the price',
};
