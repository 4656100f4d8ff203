/** `SA-7K3M-9QXT` in any notation: `sa 7k3m 9qxt`, `7k3m9qxt`, `#SA7K3M-9QXT`. */
const spoken = /^#?(?:SA)?([2-9BCDFGHJKMNPQRTVWXYZ]{4})([2-9BCDFGHJKMNPQRTVWXYZ]{4})$/;

/** The number that a customer reads out, in our notation; undefined when a text is not a whole number. */
export function wholeNumberOf(search: string): string | undefined {
  const compact = search.toUpperCase().replace(/[\s.\u2010-\u2015-]/g, '');
  const [, first = '', second = ''] = spoken.exec(compact) ?? [];
  // Eight digits are more likely part of a phone or tracking number.
  return /[A-Z]/.test(first + second) ? `SA-${first}-${second}` : undefined;
}
