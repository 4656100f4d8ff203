export const peopleRemovedWords = {
  when: (day: string) => `Names and addresses were removed from this order on ${day}.`,
  why: 'We keep them for a limited time. Amounts, days and bags are still here.',
} as const;
