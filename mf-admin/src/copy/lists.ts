export const listTexts = {
  notFound: 'There is no such page, or it is not yours to see.',
  notRead: 'This could not be read.',
  loading: 'Loading',
  loadingOf: (caption: string) => `Loading: ${caption}`,
  moreNotRead: 'The next rows could not be read.',
  loadingMore: 'Loading…',
  showMore: 'Show more',
  filters: 'Filters',
  clearFilters: 'Clear filters',
  brand: 'Brand',
  allBrands: 'All brands',
} as const;
