import type { ShipPoint } from './slice.ts';

/** The placeholder for "no postal code here" (VL-09). */
export const placeholderZip = '00000';

const zip5 = (zip: string): string => zip.trim().toUpperCase().replace(/\s+/g, '').split('-')[0] ?? '';

/** AD-06, AD-07: same club at both ends, or the same zip, unless it is the placeholder. */
export function isDuplicate(origin: ShipPoint, destination: ShipPoint): boolean {
  if (origin.club && destination.club && origin.club.id === destination.club.id) return true;
  const zip = zip5(origin.zip);
  return (
    zip !== '' &&
    zip !== placeholderZip &&
    zip === zip5(destination.zip) &&
    origin.country === destination.country
  );
}

const isRealZip = (zip: string): boolean => zip.trim() !== '' && zip5(zip) !== placeholderZip;

/**
 * SV-01, SV-02: services may be requested for an end only when its zip is real and its city and state are
 * known, as far as its country has them (`without`: no code in Hong Kong, no state in Monaco).
 */
export const canBeServed = ({ zip, city, state, without = [] }: ShipPoint): boolean =>
  (isRealZip(zip) || without.includes('zip')) &&
  city.trim() !== '' &&
  (state.trim() !== '' || without.includes('state'));
