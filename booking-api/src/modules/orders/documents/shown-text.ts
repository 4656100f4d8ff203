/**
 * A text as paper shows it: one line, composed letters, without signs that no one sees or that turn others round. Those that join
 * or part letters stay: Persian and the scripts of India are written with them.
 */
export const shownText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/(?!\p{Join_Control})[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '');
