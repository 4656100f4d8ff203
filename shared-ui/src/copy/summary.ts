import type { TotalState } from '../summary-lines/summary-total.tsx';

/** The name of a list of price lines. */
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
