export const pageTitles = {
  quote: 'Quick quote',
  stores: 'Find a store',
} as const;
