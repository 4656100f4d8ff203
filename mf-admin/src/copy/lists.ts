export const listTexts = {
  notFound: 'This page doesn’t exist, or you don’t have access to it.',
  notRead: 'We couldn’t load this.',
  loading: 'Loading',
  loadingOf: (caption: string) => `Loading: ${caption}`,
  moreNotRead: 'We couldn’t load more rows.',
  loadingMore: 'Loading…',
  showMore: 'Show more',
  filters: 'Filters',
  clearFilters: 'Clear filters',
  brand: 'Brand',
  allBrands: 'All brands',
} as const;
