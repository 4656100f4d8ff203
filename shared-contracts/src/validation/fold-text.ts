/**
 * Numbers and codes as every keyboard and every program writes them, in one form: full-width and other digits of
 * compatibility become plain ones (NFKC), unseen marks go, all dashes become hyphens and all blanks spaces. For numbers and
 * codes alone: names and streets would lose signs that they are written with.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
