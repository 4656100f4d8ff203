import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { isNorthAmerican, isPhoneText } from '@sendahead/shared-contracts/validation/phone-text';

/** The verdict of the number rules, and the number and country that it is about. */
export interface PhoneCheck {
  readonly of: string;
  readonly valid: boolean;
}

export const phoneKey = ({ phone, country }: Pick<ShipPoint, 'phone' | 'country'>): string =>
  `${country}|${phone.trim()}`;

/** VL-21, VL-34, VL-35: a number that was not judged yet is held to its form alone. */
export function phoneProblem(point: ShipPoint, check: PhoneCheck | null) {
  if (point.phone.trim() === '') return 'phone_missing' as const;
  if (!isPhoneText(point.phone, point.country))
    return isNorthAmerican(point.phone, point.country) ? 'phone_not_valid' : 'phone_not_of_country';
  return check?.of === phoneKey(point) && !check.valid ? ('phone_not_of_country' as const) : undefined;
}
