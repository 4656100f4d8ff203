export const brandTexts = {
  saved: 'Saved. Pages that are opened from now on have it.',
  taken: 'This slug is taken by a brand or a microsite.',
  notMade: 'The brand could not be made. Try again.',
  poorContrast: 'White words on this colour cannot be read. Choose a darker one (contrast 4.5 or more).',
  noColour: 'Write a colour as #0b5d3b.',
} as const;
