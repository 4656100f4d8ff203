export const serviceCardWords = {
  /** Before a day that is set in its own type. */
  arrives: 'Arrives',
  transit: ({ days }: { days: number }) => {
    if (days === 0) return 'same day';
    return days === 1 ? '1 business day' : `${days} business days`;
  },
} as const;
