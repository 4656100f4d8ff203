/** Letters that a part needs, so that few words are like it: within a word, and at its beginning or end. */
const enough = { within: 5, atEdge: 3 } as const;

/**
 * What words of a name must be like for it to hold the term, as LIKE patterns: a part of a word for a term of one word;
 * for one of several, a word that ends with its first, its inner ones as they are, a word that begins with its last.
 * Each is needed, together they may not be enough. Empty when nothing can be said, or when too many words are like it.
 */
export function likePatterns(term: string): string[] {
  // Of other letters the database knows alone which of them part words.
  if (!/^[\x20-\x7e]+$/.test(term)) return [];
  const parts = term.toLowerCase().split(/[^a-z0-9]+/);
  const [first = ''] = parts;
  if (parts.length === 1) return first.length < enough.within ? [] : [`%${first}%`];
  // What follows a short word is often in every other name: `la pine`, `st club`.
  if (first.length < enough.atEdge) return [];
  return parts
    .map((part, at) => {
      if (part.length < enough.atEdge) return '';
      if (at === 0) return `%${part}`;
      return at === parts.length - 1 ? `${part}%` : part;
    })
    .filter((pattern) => pattern !== '')
    .toSorted((one, other) => other.length - one.length);
}
