import type { TypedPlace } from '../../geo/public/find-typed-place.ts';

/** What a zip code was typed with, and where it is. */
export interface OtherState {
  readonly code: string;
  readonly town: string;
  readonly typed: string;
}

/**
 * The town that was typed with a zip code of another state: the price is that of the zip code, and the visitor should
 * know. Within a state many towns share a code, so a name of another town says nothing.
 */
export function otherStateOf(line: string, place: TypedPlace): OtherState | null {
  const typed = /^(.+?,? +([a-z]{2})),? +\d{5}(-\d{4})?$/i.exec(line.trim());
  if (!typed?.[1] || place.is !== 'town' || place.place.country !== 'US') return null;
  const { state, city, code } = place.place;
  return typed[2]?.toUpperCase() === state ? null : { code, town: `${city}, ${state}`, typed: typed[1] };
}
