import { plainNumber } from '@sendahead/shared-contracts/validation/phone-text';

/**
 * A phone number in any notation, as E.164: without a plus it is a North American number, or begins with its
 * country's digits.
 */
export function inE164(phone: string): string {
  const number = plainNumber(phone);
  const digits = number.replaceAll(/\D/g, '');
  return number.startsWith('+') || digits.length !== 10 ? `+${digits}` : `+1${digits}`;
}
