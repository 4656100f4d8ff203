import { joinExtension, splitExtension } from '@sendahead/shared-contracts/travelers/phone-extension';
import { phoneCountry } from '@sendahead/shared-contracts/validation/phone-country';
import { withCountryCode } from '@sendahead/shared-contracts/validation/phone-text';
import type { PhoneCountry } from '@sendahead/shared-ui/booking';
import { emptyPhone, unitedStates } from './empty-phone.ts';
import type { Phone } from './state.ts';

/**
 * The number for validation and publication: United States numbers as typed, others with their dialing code.
 */
export const phoneText = ({ country, dial, number }: Phone): string =>
  withCountryCode(number, { code: country, dial });

/** TR-03: the phone as the page passes it on, with its extension. */
export const writePhone = (phone: Phone): string => joinExtension(phoneText(phone), phone.extension);

export const readPhone = (text: string): Phone => ({
  ...emptyPhone,
  ...splitExtension(text),
  prefilled: true,
});

/** A number next to its country: the dialing code is not shown twice. */
export const withoutDial = (written: string, { dial }: Pick<Phone, 'dial'>): string =>
  written.startsWith(`${dial} `) ? written.slice(dial.length).trim() : written;

/** TR-04, VL-36: carrier codes become ISO countries, unknown ones the United States. */
export function phoneWithCountry(phone: Phone, code: string, countries: readonly PhoneCountry[]): Phone {
  const iso = phoneCountry(code, (listedCode) => countries.some((known) => known.code === listedCode));
  const country = countries.find((known) => known.code === iso) ?? unitedStates;
  return { ...phone, country: country.code, dial: country.dial };
}
