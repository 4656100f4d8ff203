/**
 * Numbers and codes in one form, whatever keyboard or program wrote them: full-width signs become plain ones (NFKC), unseen
 * marks go, all dashes become hyphens and all blanks spaces. Not for names and streets: they would lose signs of their own.
 */
export const foldCharacters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s/g, ' ');

/** The same for a whole entry: without blanks around it and with one between its parts. */
export const foldText = (text: string): string => foldCharacters(text).replace(/ +/g, ' ').trim();

/** A code, such as a coupon, without any blank in it. */
export const foldCode = (text: string): string => foldCharacters(text).replaceAll(' ', '');

/** The digits of an entry in which nothing else counts. */
export const foldDigits = (text: string): string => foldCharacters(text).replace(/\D/g, '');
