export const handOverWords = {
  loading: 'Loading pickup options',
  failed: 'We couldn’t load the pickup options right now.',
  again: 'Try again',
} as const;
