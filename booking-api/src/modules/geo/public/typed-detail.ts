import type { Queries } from '../../../platform/database/database.ts';
import { cleanLine, lineEnds } from '../address-line/line-end.ts';
import { takeCountry } from '../address-line/named-country.ts';
import { bestKnownTown } from '../best-known-towns.ts';
import { normalizeCity } from './normalize-address.ts';
import { isTownName, listRegions, type PostalPlace } from './store.ts';

/** The words before a line's town: the name of a hotel or home, and a street. */
export interface TypedDetail {
  readonly company: string;
  readonly street: string;
}

const maxEndWords = 5;

/** A house number, then a word: `10 Main St`; in foreign addresses the number may come last. */
const isStreetPiece = (piece: string): boolean =>
  /^\d[\p{L}\d/-]* \S*\p{L}/u.test(piece) || /\p{L} \d+\p{L}?$/u.test(piece);

/** AD-32: splits `Hampton Inn, 10 Main St` into the name and the street of an address. */
export function splitDetail(text: string): TypedDetail {
  const pieces = text.split(',').map((piece) => piece.trim());
  const at = pieces.findIndex(isStreetPiece);
  const [company, street] = at < 0 ? [pieces, []] : [pieces.slice(0, at), pieces.slice(at)];
  return { company: company.join(', '), street: street.join(', ') };
}

const compact = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
const isCodeOf = ({ code, country }: PostalPlace, text: string): boolean =>
  country === 'US'
    ? /^\d{5}(-\d{4})?$/.test(text) && text.startsWith(code)
    : /\d/.test(text) && compact(text) === compact(code);

/** The line without the first of its endings that `fits`; null when none does. */
function without(line: string, fits: (end: string) => boolean): string | null {
  const found = lineEnds(line, maxEndWords).find(({ end }) => end !== '' && fits(end));
  return found ? found.rest : null;
}

/** AD-32: the words before the place in the line that named it; '' when the line is only the place. */
export async function wordsBeforePlace(db: Queries, line: string, place: PostalPlace): Promise<string> {
  const states = (await listRegions(db, place.country))
    // Another state's code means that another town was typed, and is not part of a name either.
    .flatMap(({ code, name }) => [code, ...(code === place.state ? [name] : [])])
    .map((text) => text.toLowerCase());
  const ends = {
    code: (end: string) => isCodeOf(place, end),
    // Tried before the state, because Berlin is both.
    town: (end: string) => normalizeCity(end) === normalizeCity(place.city),
    state: (end: string) => states.includes(end.toLowerCase()),
  };
  let rest = cleanLine(bestKnownTown(line));
  const removedKinds = new Set<string>();
  for (let before = ''; before !== rest && rest !== ''; ) {
    before = rest;
    const named = removedKinds.has('country') ? null : await takeCountry(db, rest);
    if (named?.country === place.country) {
      removedKinds.add('country');
      rest = named.rest;
    }
    for (const [name, fits] of Object.entries(ends)) {
      const left = removedKinds.has(name) ? null : without(rest, fits);
      if (left === null) continue;
      removedKinds.add(name);
      rest = left;
    }
  }
  return removedKinds.has('town') || rest === ''
    ? rest
    : beforeOtherTown(db, rest, { place, taken: removedKinds });
}

/** The line spells the town differently, or names another one: it follows the last comma, or is absent. */
async function beforeOtherTown(
  db: Queries,
  rest: string,
  { place, taken }: { place: PostalPlace; taken: ReadonlySet<string> },
): Promise<string> {
  const comma = rest.lastIndexOf(',');
  if (comma >= 0) return rest.slice(0, comma).trim();
  const isNameAndCode = place.country === 'US' && taken.has('code') && !taken.has('state');
  return isNameAndCode && !(await isTownName(db, rest)) ? rest : '';
}
