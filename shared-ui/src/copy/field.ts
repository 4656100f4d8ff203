export const fieldWords = {
  optional: '(optional)',
  full: ({ limit }: { limit: number | undefined }) => `You’ve reached the limit of ${limit} characters.`,
} as const;
