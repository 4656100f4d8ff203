export const micrositeTexts = {
  detail: 'Parts of a brand with words, colours and presets of their own. A new one needs no release.',
  empty: 'There is no microsite yet. Make the first.',
  saved: 'Saved. Pages that are opened from now on have it.',
  notMade: 'The microsite could not be made. Try again.',
  open: 'Open its page',
  ofBrand: 'The brand’s own',
  logoTooLarge: 'The picture has more than 20,000 characters.',
  notSvg: 'This is no SVG picture.',
} as const;
