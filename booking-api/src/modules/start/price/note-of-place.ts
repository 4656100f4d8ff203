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

interface TypedEnd {
  readonly line: string;
  readonly place: TypedPlace;
}

const isBareTown = ({ line, place }: TypedEnd): boolean =>
  place.is === 'town' &&
  place.place.country === 'US' &&
  line.trim().toLowerCase() === place.place.city.toLowerCase();

/** AD-50: a town that was typed without its code, and the word of that code, which the booking asks for. */
function townWithoutCode(end: TypedEnd): { town: string; code: string } | null {
  const { place } = end;
  return place.is === 'town' && place.byTown && !place.detail && !isBareTown(end)
    ? { town: place.label, code: codeWordOf(place.place.country) }
    : null;
}

/**
 * The visitor's note on how a place was understood; null without one. A zip code overrides a state
 * typed with it. Many towns of a state share a code, so another town's name there needs no note. A town typed
 * without its state may have namesakes, also abroad. `placeWord` is the brand's word for its places.
 */
export function noteOfPlace(end: TypedEnd, placeWord: string): string | null {
  const { line, place } = end;
  if (place.is !== 'town')
    return place.byOtherName ? boxWords.takenAs({ typed: withSingleSpaces(line), label: place.label }) : null;
  const { country, state, city, code } = place.place;
  if (place.detail && (country !== 'US' || !namesOtherState(line, state)))
    return boxWords.byTown({ code: codeWordOf(country), place: placeWord });
  const center = townWithoutCode(end);
  if (center) return boxWords.byTownOnly(center);
  if (country !== 'US') return null;
  const typed = withState.exec(line.trim());
  if (typed?.[1] && namesOtherState(line, state))
    return boxWords.otherTown({ code, town: `${city}, ${state}`, typed: typed[1] });
  return isBareTown(end) ? boxWords.bareTown({ label: place.label, typed: city }) : null;
}

/** The notes on both ends of a trip; null for an end that is an example. Two towns without their codes share a note. */
export function notesOfPlaces(from: TypedEnd | null, to: TypedEnd | null, placeWord: string): string[] {
  const [one, other] = [from && townWithoutCode(from), to && townWithoutCode(to)];
  if (one && other && one.code === other.code && one.town !== other.town)
    return [boxWords.byTownsOnly({ from: one.town, to: other.town, code: one.code })];
  return [...new Set([from, to].flatMap((end) => (end && noteOfPlace(end, placeWord)) ?? []))];
}
