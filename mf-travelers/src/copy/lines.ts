export const linesWords = {
  ask: 'What are we sending?',
  removed: 'Removed. Count up again to bring them back.',
} as const;
