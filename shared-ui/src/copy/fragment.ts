/** A fragment that broke while it was drawn. */
export const brokenWords = {
  label: 'Part of the page that could not be shown',
  text: 'This part of the page stopped working. What you entered is kept.',
  again: 'Try again',
} as const;
