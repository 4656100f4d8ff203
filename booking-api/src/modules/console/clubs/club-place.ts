import type { PostalPlace } from '../../geo/public/store.ts';

/** Countries of which all postal codes are known. */
const countriesWithEveryCode: ReadonlySet<string> = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP']);

export const hasEveryCode = (country: string): boolean => countriesWithEveryCode.has(country);

type Address = { country: string; state: string };

/**
 * The problem with the address of a club: a zip code that does not exist, or another state than that of its zip code.
 * `place` is the known place of the zip code. Addresses in countries whose codes are not all known have no problem.
 */
export function problemOfPlace(
  { country, state }: Address,
  place: PostalPlace | undefined,
): { field: 'zip' | 'state'; code: 'no_such_zip' | 'state_of_other_zip' } | null {
  if (!hasEveryCode(country)) return null;
  if (!place) return { field: 'zip', code: 'no_such_zip' };
  return state.trim().toUpperCase() === place.state ? null : { field: 'state', code: 'state_of_other_zip' };
}
