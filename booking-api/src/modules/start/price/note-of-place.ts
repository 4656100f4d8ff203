import type { TypedPlace } from '../../geo/public/find-typed-place.ts';
import { boxWords } from '../copy/start.ts';

/**
 * What the visitor should know of how a place was understood; null where nothing. A zip code counts more than a state that
 * was typed with it. Within a state many towns share a code, so a name of another town says nothing. Of a town that was
 * typed without its state there may be others, also abroad.
 */
export function noteOfPlace(line: string, place: TypedPlace): string | null {
  if (place.is !== 'town' || place.place.country !== 'US') return null;
  const { state, city, code } = place.place;
  const text = line.trim();
  const typed = /^(.+?,? +([a-z]{2})),? +\d{5}(-\d{4})?$/i.exec(text);
  if (typed?.[1] && typed[2]?.toUpperCase() !== state)
    return boxWords.otherTown({ code, town: `${city}, ${state}`, typed: typed[1] });
  return text.toLowerCase() === city.toLowerCase()
    ? boxWords.bareTown({ label: place.label, typed: city })
    : null;
}
