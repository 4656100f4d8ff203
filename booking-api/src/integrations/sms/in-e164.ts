import { plainNumber } from '@sendahead/shared-contracts/validation/phone-text';

/** A number however it is written, in E.164: without a plus it is one of North America, or has its country's digits in front. */
export function inE164(phone: string): string {
  const number = plainNumber(phone);
  const digits = number.replaceAll(/\D/g, '');
  return number.startsWith('+') || digits.length !== 10 ? `+${digits}` : `+1${digits}`;
}
