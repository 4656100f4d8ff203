import type { TypedPlace } from '../../geo/public/find-typed-place.ts';
import { codeWordOf } from '../copy/code-word.ts';
import { boxWords } from '../copy/start.ts';

/** `Naples, FL 64111` */
const withState = /^(.+?,? +([a-z]{2})),? +\d{5}(-\d{4})?$/i;
const namesOtherState = (line: string, state: string): boolean => {
  const typed = withState.exec(line.trim())?.[2]?.toUpperCase();
  return typed !== undefined && typed !== state;
};

const withSingleSpaces = (line: string): string => line.trim().replace(/\s+/g, ' ');

/**
 * The displayed line of a place: the full name of a listed place replaces the typed words only if they are
 * its name.
 */
export const lineOfPlace = (line: string, place: TypedPlace): string =>
  place.is === 'facility' && place.byOtherName ? withSingleSpaces(line) : place.label;

/**
 * The visitor's note on how a place was understood; null without one. A zip code overrides a state
 * typed with it. Many towns of a state share a code, so another town's name there needs no note. A town typed
 * without its state may have namesakes, also abroad. `placeWord` is the brand's word for its places.
 */
export function noteOfPlace(line: string, place: TypedPlace, placeWord: string): string | null {
  if (place.is !== 'town')
    return place.byOtherName ? boxWords.takenAs({ typed: withSingleSpaces(line), label: place.label }) : null;
  const codeWord = codeWordOf(place.place.country);
  if (place.detail && (place.place.country !== 'US' || !namesOtherState(line, place.place.state)))
    return boxWords.byTown({ code: codeWord, place: placeWord });
  const { country, state, city, code } = place.place;
  const text = line.trim();
  const isBare = country === 'US' && text.toLowerCase() === city.toLowerCase();
  if (place.byTown && !isBare) return boxWords.byTownOnly({ town: place.label, code: codeWord });
  if (country !== 'US') return null;
  const typed = withState.exec(text);
  if (typed?.[1] && namesOtherState(line, state))
    return boxWords.otherTown({ code, town: `${city}, ${state}`, typed: typed[1] });
  return isBare ? boxWords.bareTown({ label: place.label, typed: city }) : null;
}
