/**
 * Numbers and codes in one form, for every keyboard or program: full-width characters become plain ones
 * (NFKC), invisible ones are removed, all dashes become hyphens and all blanks spaces. Not for names and
 * streets, which would lose characters.
 */
export const foldCharacters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s/g, ' ');

/** The same for a whole entry: trimmed, and with single blanks between its parts. */
export const foldText = (text: string): string => foldCharacters(text).replace(/ +/g, ' ').trim();

/** A code, such as a coupon, without any blank in it. */
export const foldCode = (text: string): string => foldCharacters(text).replaceAll(' ', '');

/** The digits of an entry in which only digits count. */
export const foldDigits = (text: string): string => foldCharacters(text).replace(/\D/g, '');
