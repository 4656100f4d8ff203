/** A text as paper shows it: one line, composed letters, without signs that no one sees or that turn others round. */
export const shownText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '');
