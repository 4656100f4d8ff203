export const pageWords = {
  skip: 'Skip to the booking',
  aside: 'Order summary',
  close: 'Close',
  help: 'Help',
} as const;
