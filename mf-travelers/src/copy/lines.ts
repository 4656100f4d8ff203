export const linesWords = {
  ask: 'What are you shipping?',
  removed: 'Removed. Raise the count to bring them back.',
} as const;
