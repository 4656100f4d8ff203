import type { TypedPlace } from '../../geo/public/find-typed-place.ts';
import { codeWordOf } from '../copy/code-word.ts';
import { boxWords } from '../copy/start.ts';

/** `Naples, FL 64111` */
const withState = /^(.+?,? +([a-z]{2})),? +\d{5}(-\d{4})?$/i;
const namesOtherState = (line: string, state: string): boolean => {
  const typed = withState.exec(line.trim())?.[2]?.toUpperCase();
  return typed !== undefined && typed !== state;
};

const shown = (line: string): string => line.trim().replace(/\s+/g, ' ');

/** The line that a field shows of a place: typed words give way to the full name of a listed place only where they are its name. */
export const lineOfPlace = (line: string, place: TypedPlace): string =>
  place.is === 'facility' && place.byOtherName ? shown(line) : place.label;

/**
 * What the visitor should know of how a place was understood; null where nothing. A zip code counts more than a state that
 * was typed with it. Within a state many towns share a code, so a name of another town says nothing. Of a town that was
 * typed without its state there may be others, also abroad.
 */
export function noteOfPlace(line: string, place: TypedPlace): string | null {
  if (place.is !== 'town')
    return place.byOtherName ? boxWords.takenAs({ typed: shown(line), label: place.label }) : null;
  const codeWord = codeWordOf(place.place.country);
  if (place.detail && (place.place.country !== 'US' || !namesOtherState(line, place.place.state)))
    return boxWords.byTown({ code: codeWord });
  if (place.byTown) return boxWords.byTownOnly({ town: place.label, code: codeWord });
  if (place.place.country !== 'US') return null;
  const { state, city, code } = place.place;
  const text = line.trim();
  const typed = withState.exec(text);
  if (typed?.[1] && namesOtherState(line, state))
    return boxWords.otherTown({ code, town: `${city}, ${state}`, typed: typed[1] });
  return text.toLowerCase() === city.toLowerCase()
    ? boxWords.bareTown({ label: place.label, typed: city })
    : null;
}
