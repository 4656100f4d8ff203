/** A text that is safe in a header: one line, no control characters, of limited length. */
export const oneLine = (text: string, max = 200): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, max);
