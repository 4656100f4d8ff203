/** What the lookup of a zip comes to. */
export const zipWords = {
  filledIn: ({ place }: { place: string }) => `${place} filled in`,
  failed: 'We couldn’t look up that zip. Enter the city and state yourself.',
  unknown: 'We don’t recognize this zip. Check it, or enter the city and state yourself.',
} as const;
