import type { PostalPlace } from '../../geo/public/store.ts';

/** Countries whose postal codes are all known. */
const countriesWithEveryCode: ReadonlySet<string> = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP']);

export const hasEveryCode = (country: string): boolean => countriesWithEveryCode.has(country);

type Address = { country: string; state: string };

/**
 * The problem with the address of a club: a zip code that does not exist, or a state that differs from the
 * zip code's. `place` is the known place of the zip code. Countries without a complete list of codes are not
 * checked.
 */
export function problemOfPlace(
  { country, state }: Address,
  place: PostalPlace | undefined,
): { field: 'zip' | 'state'; code: 'no_such_zip' | 'state_of_other_zip' } | null {
  if (!hasEveryCode(country)) return null;
  if (!place) return { field: 'zip', code: 'no_such_zip' };
  return state.trim().toUpperCase() === place.state ? null : { field: 'state', code: 'state_of_other_zip' };
}
