import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';

/** The requirement rows for a place, repeated for tests from tables, independent of the product's rules. */

const placeholder = '00000';
const withoutZip = ['HK'];
const withoutState = ['HK', 'IE'];
const zipForms: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[A-Za-z0-9][A-Za-z0-9 -]{5,9}$/,
};
const anyZip = /^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$/;

const isGiven = (text: string): boolean => text.trim() !== '';
const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** VL-34 */
const isPhone = (text: string): boolean => /^[+(\d][-\s()\d]{9,29}$/.test(text) && digitsIn(text) >= 10;

/** VL-06 to VL-09, VL-11 */
const isZipRight = ({ zip, country }: ShipPoint): boolean =>
  withoutZip.includes(country) || (zip !== placeholder && (zipForms[country] ?? anyZip).test(zip));

/** VL-09 to VL-11, VL-20, VL-21, VL-34: nothing more is required at this end. */
export function saysAll(point: ShipPoint): boolean {
  const { kind, club, country, city, state, address1, contact, phone } = point;
  if (!isGiven(contact) || !isPhone(phone)) return false;
  if (kind === 'club') return club !== null;
  return (
    [country, city, address1].every(isGiven) &&
    (withoutState.includes(country) || isGiven(state)) &&
    isZipRight(point)
  );
}

/** SV-01, SV-02: services may be asked for. */
export const saysWhere = ({ zip, city, state, country }: ShipPoint): boolean =>
  isGiven(city) &&
  (withoutState.includes(country) || isGiven(state)) &&
  (withoutZip.includes(country) || (isGiven(zip) && zip.slice(0, 5) !== placeholder));

/** AD-06, AD-07 */
export const isSamePlace = (a: ShipPoint, b: ShipPoint): boolean =>
  (a.club !== null && a.club.id === b.club?.id) ||
  (isGiven(a.zip) && a.zip.slice(0, 5) !== placeholder && a.country === b.country && area(a) === area(b));

const area = ({ zip }: ShipPoint): string => zip.replaceAll(' ', '').split('-')[0] ?? '';

/** AD-11: the address that the server checked, as written in the fields. */
export const addressText = ({ kind, club, country, zip, city, state, address1 }: ShipPoint): string =>
  JSON.stringify([kind, club?.id, country, zip, city, state, address1]);
