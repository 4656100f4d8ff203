export const startOverWords = {
  startOver: 'Start over',
  cleared: 'Your booking was cleared.',
  undo: 'Undo',
} as const;
