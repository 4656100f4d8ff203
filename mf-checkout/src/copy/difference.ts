export const differenceWords = {
  title: 'Pay the difference',
  leave: 'Do not pay',
  busy: 'Checking your card…',
} as const;
