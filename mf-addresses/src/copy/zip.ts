/** The results of a zip lookup. */
export const zipWords = {
  fillingIn: 'Filling in your place…',
  filledIn: ({ place }: { place: string }) => `${place} filled in`,
  refused: ({ zip }: { zip: string }) => `You entered ${zip}. A US zip has five digits.`,
  failed: 'We couldn’t look up that zip. Enter the city and state yourself.',
  unknown: 'We don’t recognize this zip. Check it, or enter the city and state yourself.',
  unknownAbroad: 'We can’t fill in the place of this postal code. Enter it yourself.',
} as const;
