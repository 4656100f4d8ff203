import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { splitExtension } from '../travelers/phone-extension.ts';
import { foldText } from './fold-text.ts';
import { phoneCountry } from './phone-country.ts';
import { isPhoneText, plainNumber, withCountryCode } from './phone-text.ts';

/** The number rules of all countries; heavy, so they are loaded only when needed. */
export interface PhoneVerdict {
  readonly valid: boolean;
  /** ISO country from the number's own plus code; null without one. */
  readonly country: string | null;
  /** The number in its country's notation. */
  readonly written: string;
}

export interface DialledCountry {
  readonly code: string;
  readonly name: string;
  readonly dial: string;
}

/** TR-03: countries that have numbers, such as `US`, `United States`, `+1`: the US first, all others by name. */
export function dialledCountries(): DialledCountry[] {
  const names = new Intl.DisplayNames(['en-US'], { type: 'region' });
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, dial: `+${getCountryCallingCode(code)}` }))
    .sort((a, b) => Number(b.code === 'US') - Number(a.code === 'US') || a.name.localeCompare(b.name, 'en'));
}

/** A typed number, as dialed in `iso`; for an unknown country, in the US. */
const numberOf = (text: string, iso: string) => {
  const number = parsePhoneNumberFromString(plainNumber(text), isSupportedCountry(iso) ? iso : 'US');
  const { extension } = splitExtension(foldText(text));
  if (number && extension !== '') number.setExt(extension);
  return number;
};

/** VL-35, VL-36: validates a typed number, as dialed in `country`; an unknown country is the US. */
export function judgePhone(text: string, country: string): PhoneVerdict {
  const iso = phoneCountry(country, isSupportedCountry);
  const number = numberOf(text, iso);
  if (!number) return { valid: false, country: null, written: text };
  const says = plainNumber(text).startsWith('+') ? (number.country ?? null) : null;
  const home = iso === 'US' && says === null;
  return {
    valid: number.isValid(),
    country: says,
    written: home ? number.formatNational() : number.formatInternational(),
  };
}

/**
 * A number in international form, with its own country’s code; unchanged when it is not a number of
 * `country`.
 */
export function internationalPhone(text: string, country: string): string {
  const number = numberOf(text, phoneCountry(country, isSupportedCountry));
  return number?.isValid() ? number.formatInternational() : text;
}

/** VL-34, VL-35: whether a phone number is valid in an order. */
export const isPhoneOf = (text: string, country: string): boolean =>
  isPhoneText(text, country) &&
  (numberOf(text, phoneCountry(country, isSupportedCountry))?.isValid() ?? false);

/**
 * The text that an account stores for a number typed next to its country: US numbers as typed, others in
 * international form.
 */
export function storedPhone(typed: string, country: Pick<DialledCountry, 'code' | 'dial'>): string {
  const text = withCountryCode(typed, country);
  const { valid, country: says, written } = judgePhone(text, 'US');
  return valid && says ? written : text;
}

/** A phone number as typed next to its country; a number without a country code belongs to `country`. */
export function splitPhone(text: string, country = 'US'): { country: string; number: string } {
  const { valid, country: says } = judgePhone(text, 'US');
  return valid && says
    ? { country: says, number: numberOf(text, says)?.formatNational() ?? text }
    : { country, number: text };
}
