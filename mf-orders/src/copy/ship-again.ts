export const shipAgainWords = {
  title: 'Ship again',
  hint: 'Filled in as you booked it: choose the day and see the price. A booking that is under way in this browser is kept.',
  back: 'Send them back',
  backFrom: (to: string, from: string) => `${to} to ${from}`,
  again: 'Same way again',
} as const;
