/** The search of a club, and the chosen one. */
export const clubWords = {
  closed: ({ weekdays }: { weekdays: readonly string[] }) => `Closed on ${weekdays.join(' and ')}`,
  freeCoverage: '$1,000.00 of coverage per bag is free',
  change: 'Change',
  loading: 'Loading this place',
  hint: 'Enter three letters of its name or town',
  searchFailed: 'Search isn’t available right now. You can enter the address yourself.',
} as const;
