/** How many letters make a pattern selective: within a word, and at its beginning or end. */
const enough = { within: 5, atEdge: 3 } as const;

/**
 * LIKE patterns that words of a name must match for the name to contain the term. One word: a part of a word.
 * Several: a word that ends with the first, the inner ones in full, a word that begins with the last. Each is
 * necessary, but all together may not be sufficient. Empty when no pattern would narrow the search.
 */
export function likePatterns(term: string): string[] {
  // Only the database knows which other characters separate words.
  if (!/^[\x20-\x7e]+$/.test(term)) return [];
  const parts = term.toLowerCase().split(/[^a-z0-9]+/);
  const [first = ''] = parts;
  if (parts.length === 1) return first.length < enough.within ? [] : [`%${first}%`];
  // The text after a short word is often in every other name: `la pine`, `st club`.
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
