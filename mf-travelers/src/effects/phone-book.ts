import type { PhoneCountry } from '@sendahead/shared-ui/phone-field';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

export interface PhoneVerdict {
  readonly valid: boolean;
  /** ISO country that the number says itself by a plus; null when it does not. */
  readonly country: string | null;
  /** The number as its country writes it. */
  readonly written: string;
}

/** Number rules of all countries. */
export interface PhoneBook {
  readonly countries: readonly PhoneCountry[];
  /** Judges a number as typed (`text`), dialled from `country`. */
  judge(text: string, country: string): PhoneVerdict;
}

const names = new Intl.DisplayNames(['en-US'], { type: 'region' });
const codes = getCountries();
const isCode = (country: string): country is CountryCode => codes.some((code) => code === country);

/** TR-03: the United States first, all others by name. */
function listed(): PhoneCountry[] {
  const all = codes.map((code) => ({
    code,
    name: names.of(code) ?? code,
    dial: `+${getCountryCallingCode(code)}`,
  }));
  return all.sort(
    (a, b) => Number(b.code === 'US') - Number(a.code === 'US') || a.name.localeCompare(b.name, 'en'),
  );
}

function judge(text: string, country: string): PhoneVerdict {
  const number = parsePhoneNumberFromString(text, isCode(country) ? country : 'US');
  if (!number) return { valid: false, country: null, written: text };
  const says = text.trim().startsWith('+') ? (number.country ?? null) : null;
  const home = country === 'US' && says === null;
  return {
    valid: number.isValid(),
    country: says,
    written: home ? number.formatNational() : number.formatInternational(),
  };
}

export const phoneBook: PhoneBook = { countries: listed(), judge };
