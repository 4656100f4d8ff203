import { normalizeCity, type WrittenAddress, wordsOf } from '../public/normalize-address.ts';

/**
 * AD-23: the variants of an address line to compare, the plainest first. Left out are the sign before its
 * number, what follows a house and a comma, and the town that the line repeats. The line as written comes
 * last.
 */
export function addressVariants(address: WrittenAddress): [WrittenAddress, ...WrittenAddress[]] {
  const plain = withoutTown(withoutSign(address.address), address);
  const [first = ''] = plain.split(',');
  // Of `12 Main Street, Apt. 4B` the unit stays with the others.
  const house = /^\s*\d/.test(first) && wordsOf(first).length > 1 ? [first] : [];
  const others = [...house, address.address].filter((line) => line !== plain);
  return [{ ...address, address: plain }, ...others.map((line) => ({ ...address, address: line }))];
}

/** `#13 Nowhere Lane` and `No. 13 Nowhere Lane` are number 13; `#4, 13 Nowhere Lane` begins with a unit. */
const withoutSign = (line: string): string =>
  line.replace(/^\s*(?:#|(?:no|num|number|house)\b\.?)\s*(?=\d+[a-z]?\s+(?!\d))/i, '');

/** A town and what follows it have so many words at most. */
const longestTown = 12;

/** The line without the town it ends in, as the field of the town has it, and without what follows that. */
function withoutTown(line: string, { city, state, zip }: WrittenAddress): string {
  const words = line.trim().split(/([\s,]+)/);
  const wanted = normalizeCity(city);
  if (wanted === '') return line;
  const more = new Set([...wordsOf(state), ...wordsOf(zip), 'us', 'usa', 'canada']);
  // House and street stay, whatever the town is called.
  const first = Math.max(4, words.length - 2 * longestTown);
  for (let from = first - (first % 2); from < words.length; from += 2) {
    const rest = wordsOf(words.slice(from).join(' '));
    const town = rest.findIndex((_, end) => normalizeCity(rest.slice(0, end + 1).join(' ')) === wanted);
    if (town >= 0 && rest.slice(town + 1).every((word) => more.has(word)))
      return words.slice(0, from - 1).join('');
  }
  return line;
}
