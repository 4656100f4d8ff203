import type { TotalState } from '../summary-lines/summary-total.tsx';

/** What a list of lines of a price is called. */
export const prices = 'Price';

export const summaryWords = {
  total: 'Total',
  how: 'How this is priced',
  /** Read by screen readers only, after the button. */
  howOf: ({ what }: { what: string }) => `: ${what}`,
} as const;

export const totalNotes: Readonly<Record<TotalState, string>> = {
  settled: '',
  updating: 'Updating…',
  failed: 'We couldn’t update the price',
};
