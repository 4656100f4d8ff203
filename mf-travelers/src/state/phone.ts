import { phoneCountry } from '@sendahead/shared-contracts/validation/phone-country';
import type { PhoneCountry } from '@sendahead/shared-ui/phone-field';
import { emptyPhone, type Phone, unitedStates } from './state.ts';

/** The phone as the page passes it on: United States numbers as typed, others with their dialling code. */
export function phoneText({ country, dial, number }: Phone): string {
  const typed = number.trim();
  return typed === '' || typed.startsWith('+') || country === unitedStates.code ? typed : `${dial} ${typed}`;
}

export const readPhone = (text: string): Phone => ({ ...emptyPhone, number: text });

/** TR-04, VL-36: carrier codes become ISO countries, unknown ones the United States. */
export function phoneWithCountry(phone: Phone, code: string, countries: readonly PhoneCountry[]): Phone {
  const iso = phoneCountry(code, (country) => countries.some((known) => known.code === country));
  const found = countries.find((known) => known.code === iso) ?? unitedStates;
  return { ...phone, country: found.code, dial: found.dial };
}
