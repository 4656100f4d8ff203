/**
 * A text as paper shows it: one line, composed letters, without invisible characters that change the
 * direction of others. Joiners and non-joiners are kept: Persian and the scripts of India need them.
 */
export const shownText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/(?!\p{Join_Control})[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '');
