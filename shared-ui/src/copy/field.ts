export const fieldWords = {
  optional: '(optional)',
  full: ({ limit }: { limit: number | undefined }) => `This field holds ${limit} characters, and it is full.`,
} as const;
