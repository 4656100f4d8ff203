export const handOverWords = {
  loading: 'Loading pickup choices',
  failed: 'We could not load the pickup choices just now.',
  again: 'Try again',
  dateHint: ({ known }: { known: boolean }) => (known ? 'MM/DD/YYYY' : 'Checking which days are free…'),
} as const;
