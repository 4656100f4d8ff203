export const pageWords = {
  skip: 'Skip to booking',
  skipToContent: 'Skip to content',
  aside: 'Order summary',
  close: 'Close',
  help: 'Help',
} as const;
