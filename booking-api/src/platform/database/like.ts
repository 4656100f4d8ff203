/** Escapes `%`, `_` and the backslash in a text, so that `like` matches it literally. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
