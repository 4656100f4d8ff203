import { placeKey } from './place-key.ts';

export type WrittenAddress = {
  address: string;
  address_2?: string | undefined;
  zip: string;
  city: string;
  state: string;
  country_code: string;
};

/**
 * An address without variations in spelling: with its postal code, with its town, and with its unit separate.
 */
export type NormalizedAddress = { zipKey: string; townKey: string; unit: string };

/** Words that are written in full or abbreviated; the abbreviation stands for both. */
export const shortForms: Readonly<Record<string, string>> = {
  street: 'st',
  str: 'st',
  avenue: 'ave',
  av: 'ave',
  boulevard: 'blvd',
  drive: 'dr',
  road: 'rd',
  lane: 'ln',
  court: 'ct',
  place: 'pl',
  square: 'sq',
  terrace: 'ter',
  parkway: 'pkwy',
  highway: 'hwy',
  circle: 'cir',
  trail: 'trl',
  way: 'wy',
  mount: 'mt',
  saint: 'st',
  fort: 'ft',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
};
const unitWords = new Set(['apt', 'apartment', 'suite', 'ste', 'unit', 'room', 'rm', 'floor', 'fl', 'no']);

/** Lower-case words without accents and punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);

const shorten = (words: readonly string[]): string => words.map((word) => shortForms[word] ?? word).join(' ');

/** A town in normalized form: "Saint Louis", "St. Louis" and "ST LOUIS" are equal. */
export const normalizeCity = (city: string): string => shorten(wordsOf(city));

/** AD-23: the lookup keys of an address. "12 Main Street, Apt. 4" is "12 main st" with unit "4". */
export function normalizeAddress(address: WrittenAddress): NormalizedAddress {
  const { country, code } = placeKey(address.country_code, address.zip);
  const { street, unit } = splitUnit(address.address, address.address_2 ?? '');
  return {
    zipKey: `${country}|${code}|${street}`,
    townKey: `${country}|${address.state.trim().toLowerCase()}|${normalizeCity(address.city)}|${street}`,
    unit,
  };
}

/** "#4" and "Apt 4" end a street line or fill the second one. */
function splitUnit(line: string, second: string): { street: string; unit: string } {
  const words = wordsOf(line.replaceAll('#', ' apt '));
  const mark = words.findIndex((word, index) => index > 1 && unitWords.has(word) && index < words.length - 1);
  const street = mark < 0 ? words : words.slice(0, mark);
  const rest = [...(mark < 0 ? [] : words.slice(mark)), ...wordsOf(second.replaceAll('#', ' apt '))];
  return { street: shorten(street), unit: rest.filter((word) => !unitWords.has(word)).join(' ') };
}
