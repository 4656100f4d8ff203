import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { plainNumber } from './phone-text.ts';

/** A number that gets text messages: as it is dialed, and as it is read. */
export type MobileNumber = { readonly e164: string; readonly spoken: string };

/** Countries whose numbers get text messages. */
const countries: readonly (string | undefined)[] = ['US', 'CA'];

/** OR-09: a mobile number of the US or Canada; undefined for any other text, toll-free numbers too. */
export function mobileNumber(text: string): MobileNumber | undefined {
  const number = parsePhoneNumberFromString(plainNumber(text), 'US');
  if (!number?.isValid() || !countries.includes(number.country)) return undefined;
  return { e164: number.number, spoken: number.formatInternational() };
}
