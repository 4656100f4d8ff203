import { limits } from '../constants.ts';
import { splitExtension } from '../travelers/phone-extension.ts';
import { foldText } from './fold-text.ts';
import { carrierCountries } from './phone-country.ts';

/** Maximum characters of a phone with its extension, and digits of the shortest number in any country. */
const maxPhoneLength = 40;
const fewestDigits = 5;

/** Countries in the North American plan: ten digits, dialed with +1. */
const northAmerican = new Set(
  'AG AI AS BB BM BS CA DM DO GD GU JM KN KY LC MP MS PR SX TC TT US VC VG VI'.split(' '),
);

/**
 * A typed number in the form for validation: folded, without its extension, `00` and `011` replaced by a
 * plus.
 */
export function plainNumber(text: string): string {
  const { number } = splitExtension(foldText(text));
  return number.replace(/^(?:011|00)(?=[\s.-]*[1-9])/, '+').replace(/^\+[\s.-]+/, '+');
}

/**
 * A number with the code of the country it is dialed from, unless it includes one; US numbers are unchanged.
 */
export function withCountryCode(text: string, { code, dial }: { code: string; dial: string }): string {
  const typed = text.trim();
  return typed === '' || code === 'US' || /^(\+|00)/.test(foldText(typed)) ? typed : `${dial} ${typed}`;
}

/**
 * Whether a number needs the ten digits of North America: by its own +1, else by its country, which may be
 * unknown.
 */
export function isNorthAmerican(text: string, country = 'US'): boolean {
  const number = plainNumber(text);
  if (number.startsWith('+')) return number.startsWith('+1');
  return country === '' || northAmerican.has(carrierCountries[country] ?? country);
}

/**
 * VL-34: has the form of a phone: plus, digit or parenthesis, then digits, spaces, parentheses, hyphens, dots
 * and slashes, and an optional extension. A North American number has ten digits; the rules of other
 * countries determine theirs (VL-35).
 */
export function isPhoneText(text: string, country?: string): boolean {
  if (text.length > maxPhoneLength) return false;
  const number = plainNumber(text);
  const digits = number.replace(/\D/g, '').length;
  const fewest = isNorthAmerican(text, country) ? limits.phoneMinDigits : fewestDigits;
  return /^[+\d(][\d\s()./-]*$/.test(number) && digits >= fewest;
}
