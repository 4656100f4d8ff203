import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { isNorthAmerican, isPhoneText } from '@sendahead/shared-contracts/validation/phone-text';

/** The verdict of the number rules, the number and country that it is about, and how it is dialed from anywhere. */
export interface PhoneCheck {
  readonly of: string;
  readonly valid: boolean;
  readonly abroad: string;
}

export const phoneKey = ({ phone, country }: Pick<ShipPoint, 'phone' | 'country'>): string =>
  `${country}|${phone.trim()}`;

/** VL-21, VL-34, VL-35: of a number that is not validated yet, only the format is checked. */
export function phoneProblem(point: ShipPoint, check: PhoneCheck | null) {
  if (point.phone.trim() === '') return 'phone_missing' as const;
  if (!isPhoneText(point.phone, point.country))
    return isNorthAmerican(point.phone, point.country) ? 'phone_not_valid' : 'phone_not_of_country';
  return check?.of === phoneKey(point) && !check.valid ? ('phone_not_of_country' as const) : undefined;
}

/** An account's number at an end: without a country code it is a US number, and elsewhere needs that code. */
export const dialedFrom = (phone: string, country: string): string =>
  phone === '' || phone.startsWith('+') || isNorthAmerican('', country) ? phone : `+1 ${phone}`;

/**
 * TR-23: the number of an end, formatted for another country. For an end in the US it remains as typed;
 * undefined until the number rules have answered.
 */
export function phoneFrom(point: ShipPoint, check: PhoneCheck | null, reader = 'US'): string | undefined {
  const isSame =
    point.country === reader || (isNorthAmerican('', point.country) && isNorthAmerican('', reader));
  if (isSame || point.phone.trim().startsWith('+')) return point.phone;
  if (check?.of !== phoneKey(point)) return undefined;
  return check.valid ? check.abroad : point.phone;
}
