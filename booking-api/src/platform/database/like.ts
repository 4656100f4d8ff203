/** A text as a pattern of `like` that stands for itself: `%`, `_` and the backslash are escaped. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
