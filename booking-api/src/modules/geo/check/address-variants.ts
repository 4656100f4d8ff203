import { normalizeCity, type WrittenAddress, wordsOf } from '../public/normalize-address.ts';

/**
 * AD-23: the variants of an address line to compare, the plainest first. They omit the sign before the
 * number, the text after a house and a comma, and a repeated town. The line as written comes last.
 */
export function addressVariants(address: WrittenAddress): [WrittenAddress, ...WrittenAddress[]] {
  const plain = withoutTown(withoutSign(address.address), address);
  const [first = ''] = plain.split(',');
  // In `12 Main Street, Apt. 4B` the other variants keep the unit.
  const house = /^\s*\d/.test(first) && wordsOf(first).length > 1 ? [first] : [];
  const others = [...house, address.address].filter((line) => line !== plain);
  return [{ ...address, address: plain }, ...others.map((line) => ({ ...address, address: line }))];
}

/** `#13 Nowhere Lane` and `No. 13 Nowhere Lane` are number 13; `#4, 13 Nowhere Lane` begins with a unit. */
const withoutSign = (line: string): string =>
  line.replace(/^\s*(?:#|(?:no|num|number|house)\b\.?)\s*(?=\d+[a-z]?\s+(?!\d))/i, '');

/** The maximum number of words in a town and the text after it. */
const maxTownWords = 12;

/** The line without the town (as in the town field) at its end, and without the text after that. */
function withoutTown(line: string, { city, state, zip }: WrittenAddress): string {
  const words = line.trim().split(/([\s,]+)/);
  const normalizedCity = normalizeCity(city);
  if (normalizedCity === '') return line;
  const more = new Set([...wordsOf(state), ...wordsOf(zip), 'us', 'usa', 'canada']);
  // House and street remain, whatever the town's name is.
  const first = Math.max(4, words.length - 2 * maxTownWords);
  for (let from = first - (first % 2); from < words.length; from += 2) {
    const rest = wordsOf(words.slice(from).join(' '));
    const town = rest.findIndex(
      (_, end) => normalizeCity(rest.slice(0, end + 1).join(' ')) === normalizedCity,
    );
    if (town >= 0 && rest.slice(town + 1).every((word) => more.has(word)))
      return words.slice(0, from - 1).join('');
  }
  return line;
}
