import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { plainNumber } from './phone-text.ts';

/** A number that gets text messages: in dialable and in display form. */
export type MobileNumber = { readonly e164: string; readonly spoken: string };

/** Countries whose numbers get text messages. */
const countries: readonly (string | undefined)[] = ['US', 'CA'];

/** OR-09: a mobile number of the US or Canada; undefined for any other text, including toll-free numbers. */
export function mobileNumber(text: string): MobileNumber | undefined {
  const number = parsePhoneNumberFromString(plainNumber(text), 'US');
  if (!number?.isValid() || !countries.includes(number.country)) return undefined;
  return { e164: number.number, spoken: number.formatInternational() };
}
