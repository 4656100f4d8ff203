export const handOverWords = {
  loading: 'Loading pickup options',
  failed: 'We couldn’t load the pickup options right now.',
  again: 'Try again',
  dateHint: ({ known }: { known: boolean }) => (known ? 'MM/DD/YYYY' : 'Checking which days are open…'),
} as const;
