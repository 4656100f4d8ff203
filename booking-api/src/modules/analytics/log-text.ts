const longest = 60;

/**
 * A page's report, made safe for a log line: one line, short, without mail addresses and without runs of
 * digits that could be a card, a phone or a postal code.
 */
export const logText = (text: string): string =>
  text
    .replace(/[^\s@]+@[^\s@]+/g, '[mail]')
    .replace(/\d(?:[ -]?\d){3,}/g, '[digits]')
    .replace(/[^\p{Letter}\p{Number}\][ _.:/-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
