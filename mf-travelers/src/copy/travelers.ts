export const travelersWords = {
  title: 'Travelers & items',
  /** A card that waits for an earlier one. */
  asks: 'Asks who travels and what you send.',
  remove: 'Remove',
  pasteList: 'Paste a list',
  past: ({ word }: { word: string }) => `Choose past ${word}s`,
  add: ({ word }: { word: string }) => `Add ${word}`,
  duplicate: ({ name, word }: { name: string; word: string }) =>
    `${name} has the same name, email and phone as another ${word}. Change or remove one of them.`,
} as const;
