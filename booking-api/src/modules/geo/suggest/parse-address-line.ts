import { territories } from '../public/place-key.ts';

/** One parse of a typed line: its street, a town or the beginning of a code, and the state after it. */
export type ParsedAddressLine = { street: string; town: string; state: string };

const isAmerican = (country: string): boolean => country === 'US' || territories.has(country);
const ownCountry = /^(us|usa|u\.s\.a?\.?|united states( of america)?|canada)$/i;

/**
 * `12 Elm Street` and `350 5th Ave` are houses, not the beginning of a code; `8001 Zurich` is a foreign code.
 */
export const isHouse = (text: string, country: string): boolean =>
  (isAmerican(country) ? /^\d{1,4}[a-z]?[ ,]+\S/u : /^\d{1,3}[a-z]? +\d*\p{L}{2}/u).test(text);

/** Up to four digits may begin a house number or a code; five digits are a code. */
export const isBegunHouse = (text: string, country: string): boolean =>
  isAmerican(country) && /^\d{1,4}$/.test(text.trim());

/**
 * The possible parses of a typed line, likeliest first. `12 Elm St, Austin, TX` has a state after its town,
 * `12 Elm St, Austin` has no state, `Austin TX` has one without a comma. A code after a state, as in `NY
 * 10001`, decides alone.
 */
export function parseAddressLine(line: string, country: string): ParsedAddressLine[] {
  const parts = line
    .split(',')
    .map((part) => part.trim())
    .filter((part, at) => part !== '' && !(at > 0 && ownCountry.test(part)));
  const last = parts.at(-1) ?? '';
  const before = parts.at(-2);
  const named = before !== undefined && !isHouse(before, country);
  const streetAnd = (more: number) => parts.slice(0, parts.length - more).join(', ');
  const [, code] = (before !== undefined && coded(country)?.exec(last)) || [];
  if (code) return [{ street: streetAnd(named ? 2 : 1), town: code, state: '' }];
  const plain = { street: streetAnd(1), town: last, state: '' };
  const [, town = '', state = ''] = /^(.{2,60}) (\p{L}+)$/u.exec(last) ?? [];
  return [
    ...(named && !/\d/.test(last) ? [{ street: streetAnd(2), town: before, state: last }] : []),
    plain,
    ...(town === '' ? [] : [{ ...plain, town, state }]),
  ];
}

/** A code after its state. */
const coded = (country: string): RegExp | null => {
  if (isAmerican(country)) return /^\p{L}[\p{L}. ]{1,20} (\d{3,5})(?:-\d{0,4})?$/u;
  return country === 'CA' ? /^\p{L}[\p{L}. ]{1,20} (\p{L}\d\p{L})(?:[ -]?\w{0,3})$/u : null;
};
