import { zipProblem } from '@sendahead/shared-contracts/validation/zip';

/** A line without its last words, and those words. */
export type LineEnd = { rest: string; end: string };

const trimmed = (text: string): string => text.replace(/^[\s,]+|[\s,]+$/g, '');

/** One line with single spaces; line breaks become commas. */
export const cleanLine = (text: string): string =>
  trimmed(
    text
      .normalize('NFC')
      .replace(/[\r\n]+/g, ', ')
      .replace(/\s+/g, ' ')
      .replace(/(?:\s*,\s*)+/g, ', '),
  );

/** Each way to split up to `most` words off the end, most words first. */
export function lineEnds(text: string, most: number): LineEnd[] {
  const words = text.split(' ');
  const counts = Array.from({ length: Math.min(most, words.length) }, (_, index) => index + 1).reverse();
  return counts.map((count) => ({
    rest: trimmed(words.slice(0, -count).join(' ')),
    end: trimmed(words.slice(-count).join(' ')),
  }));
}

const isCode = (text: string, country: string): boolean => zipProblem(text, country) === null;

/** A postal code at the end of a line, as in `Austin, TX 78701` and `London SW1A 2AA`. */
export function takeLastCode(text: string, country: string): LineEnd | null {
  return (
    lineEnds(text, 2).find(
      ({ end }) => end.split(/[ ,]+/).every((word) => /\d/.test(word)) && isCode(end, country),
    ) ?? null
  );
}

/** House numbers are shorter where the code precedes the town. */
const shortestCodeBeforeTown = 4;

/** A postal code before the town at the end of a line, as in `75002 Paris` and `1012 AB Amsterdam`. */
export function takeCodeBeforeTown(
  text: string,
  country: string,
): { rest: string; code: string; town: string } | null {
  const match = /^(.*?)[ ,]+((?:[A-Z]{1,2}-)?\d[\d-]*(?: \d+)?(?: [A-Z]{2})?) (\p{L}[\p{L} .'’-]*)$/u.exec(
    text,
  );
  const [, rest = '', code = '', town = ''] = match ?? [];
  if (code.length < shortestCodeBeforeTown || !isCode(code, country)) return null;
  return { rest: trimmed(rest), code, town };
}
