export const shipAgainWords = {
  title: 'Ship again',
  hint: 'We fill in your earlier booking. Choose a day to see the price. Any booking you have open in this browser is kept.',
  back: 'Ship them back',
  backFrom: (to: string, from: string) => `${to} to ${from}`,
  again: 'Same trip again',
} as const;
