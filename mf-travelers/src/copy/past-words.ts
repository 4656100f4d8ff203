/** The dialog of people whom the user shipped for before; loaded with it. */
export const pastWords = {
  lead: 'From your earlier orders, with the items sent last. You can change everything afterwards.',
  loading: 'Looking up your earlier orders',
  none: 'You haven’t ordered anything yet.',
  all: 'Everyone from your earlier orders is in this booking already.',
  failed: 'We couldn’t load your earlier orders.',
  again: 'Try again',
  noneChosen: 'Choose at least one person.',
  tooMany: ({ slots }: { slots: number }) => `This booking has room for ${slots} more.`,
  add: ({ travelers }: { travelers: string | null }) => (travelers ? `Add ${travelers}` : 'Add'),
  added: ({ travelers }: { travelers: string }) => `${travelers} added from your earlier orders.`,
} as const;
