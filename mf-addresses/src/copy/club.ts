/** The search of a club, and the chosen one. */
export const clubWords = {
  closed: ({ weekdays }: { weekdays: readonly string[] }) => `Closed on ${weekdays.join(' and ')}`,
  freeCover: '$1,000.00 of cover is free from here',
  change: 'Change',
  loading: 'Loading the place',
  hint: 'Type three letters of its name or town',
  searchFailed: 'The search is not available just now. You can enter the address by hand.',
} as const;
