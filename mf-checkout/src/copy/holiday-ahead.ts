/** MD-17: said as soon as the days are in the holiday weeks, before anything is paid. */
export const holidayAheadWords = {
  what: 'Your bags travel during the holidays. You’ll accept the holiday terms together with ours.',
  read: 'Read the holiday terms',
} as const;
