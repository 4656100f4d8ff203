/** A fragment that failed while rendering. */
export const brokenWords = {
  label: 'Part of the page that isn’t working',
  text: 'This part of the page stopped working. Your entries are saved.',
  again: 'Try again',
} as const;
