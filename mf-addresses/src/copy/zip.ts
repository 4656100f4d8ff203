/** What the lookup of a zip comes to. */
export const zipWords = {
  filledIn: ({ place }: { place: string }) => `${place} filled in`,
  failed: 'We could not look the zip up. Enter city and state yourself.',
  unknown: 'We do not know this zip. Check it, or enter city and state yourself.',
} as const;
