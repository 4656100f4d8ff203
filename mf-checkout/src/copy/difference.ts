export const differenceWords = {
  title: 'Pay the difference',
  leave: 'Do not pay',
  pay: ({ amount }: { amount: string }) => `Pay ${amount}`,
  busy: 'Checking your card…',
} as const;
