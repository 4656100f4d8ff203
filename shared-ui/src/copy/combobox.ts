export const comboboxWords = {
  empty: 'No results. Check the spelling, or try fewer letters.',
  searching: 'Searching…',
  suggestions: ({ label }: { label: unknown }) => `Suggestions for ${label}`,
  results: ({ count }: { count: number }) => (count === 1 ? '1 result' : `${count} results`),
} as const;
