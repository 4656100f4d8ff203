import type { Place } from '../../geo/public/store.ts';

/** Countries of which all postal codes are known. */
const countriesWithEveryCode: ReadonlySet<string> = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP']);

export const hasEveryCode = (country: string): boolean => countriesWithEveryCode.has(country);

type Address = { country: string; state: string };

/**
 * What is wrong with where a club is: a zip code that does not exist, or a state that is not the one of its zip code;
 * `place` is what its zip code is known as. Of countries whose codes are not all known, nothing is.
 */
export function problemOfPlace(
  { country, state }: Address,
  place: Place | undefined,
): { field: 'zip' | 'state'; code: 'no_such_zip' | 'state_of_other_zip' } | null {
  if (!hasEveryCode(country)) return null;
  if (!place) return { field: 'zip', code: 'no_such_zip' };
  return state.trim().toUpperCase() === place.state ? null : { field: 'state', code: 'state_of_other_zip' };
}
