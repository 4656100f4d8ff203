export const footerWords = {
  ship: 'Ship',
  orders: 'Your orders',
  about: 'About',
  more: 'More from Sendahead',
  house: 'Sendahead',
} as const;

/** The links of every footer, in addition to the brand's own pages. */
export const shipLinks = [
  { path: '/#price', label: 'Get a price' },
  { path: '/ship', label: 'Book a shipment' },
  { path: '/store_locator', label: 'Drop-off stores' },
] as const;
export const orderLinks = [
  { path: '/orders', label: 'Orders and tracking' },
  { path: '/account', label: 'Account' },
] as const;
