export const pageWords = {
  skip: 'Skip to booking',
  aside: 'Order summary',
  close: 'Close',
  help: 'Help',
} as const;
