export const fieldWords = {
  optional: '(optional)',
  full: ({ limit }: { limit: number | undefined }) => `You’ve reached the limit of ${limit} characters.`,
  /** VL-12: said at a field that was left, of what was typed there. */
  leftOut: ({ signs: [first = '', ...others] }: { signs: readonly string[] }) =>
    others.length === 0
      ? `Carriers can’t print ${first}. It was left out.`
      : `Carriers can’t print ${[first, ...others].join(' ')}. They were left out.`,
} as const;
