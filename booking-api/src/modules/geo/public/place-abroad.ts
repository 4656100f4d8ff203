import { typedTown } from '@sendahead/shared-contracts/geo/town-case';
import { zipProblem } from '@sendahead/shared-contracts/validation/zip';
import type { Queries } from '../../../platform/database/database.ts';
import { lineEnds, takeCodeBeforeTown, takeLastCode } from '../address-line/line-end.ts';
import { takeCountry } from '../address-line/named-country.ts';
import { centralCodeOf } from './central-codes.ts';
import { findPlace, listRegions, type PostalPlace } from './store.ts';

/** Countries with a complete list of codes; in others a code is accepted as written. */
const listed: ReadonlySet<string> = new Set(['AU', 'CA', 'DE', 'GB', 'IE', 'JP']);

const maxStateWords = 3;

/** A place abroad; `byTown` when its code is a central code of the town that no one entered. */
export interface FoundAbroad {
  readonly place: PostalPlace;
  readonly byTown: boolean;
}

/**
 * The place of a line that names a country other than the US with a postal code: `75001 Paris, France`, or as
 * prices show it, `Paris, France 75001`; for large towns also without a code, `London, UK`. `codeNeeded` when
 * the code is missing. Null when it names no country, or no place in it.
 */
export async function findPlaceAbroad(
  db: Queries,
  line: string,
): Promise<FoundAbroad | { codeNeeded: string } | null> {
  const [, before = '', last = ''] = /^(.*\D)[ ,]+([\w-]*\d[\w-]*)$/.exec(line) ?? [];
  const named = (await takeCountry(db, line)) ?? (await takeCountry(db, before));
  if (!named || named.country === 'US' || (await endsInState(db, line))) return null;
  const { rest, country } = named;
  const typed = codeIn(rest, country) ?? { city: rest, code: last };
  const central = typed.code === '' ? centralCodeOf(rest, country) : undefined;
  const written = central ?? typed;
  if (written.code === '') return /\d/.test(rest) ? null : { codeNeeded: country };
  if (zipProblem(written.code, country) !== null) return null;
  const listedPlace = await findPlace(db, country, written.code);
  const byTown = central !== undefined;
  if (listedPlace) {
    // People do not write a ward of Tokyo as their town.
    const city = central?.city ?? listedPlace.city;
    return { place: { ...listedPlace, city, code: written.code.toUpperCase() }, byTown };
  }
  if (listed.has(country) || written.city === '') return null;
  return {
    place: {
      country,
      code: written.code.toUpperCase(),
      city: central ? central.city : typedTown(written.city),
      state: '',
      latitude: null,
      longitude: null,
      timeZone: null,
    },
    byTown,
  };
}

/**
 * Whether a line ends with the name of a foreign country: `10 Downing Street, London, UK` is not a US street.
 */
export async function endsAbroad(db: Queries, line: string): Promise<boolean> {
  const named = await takeCountry(db, line);
  return named !== null && named.country !== 'US' && !(await endsInState(db, line));
}

/** `Atlanta, Georgia` and `Newark, New Jersey` are not abroad. */
async function endsInState(db: Queries, line: string): Promise<boolean> {
  const states = new Set((await listRegions(db, 'US')).map(({ name }) => name.toLowerCase()));
  return lineEnds(line, maxStateWords).some(({ end }) => states.has(end.toLowerCase()));
}

function codeIn(text: string, country: string): { city: string; code: string } | null {
  const first = takeCodeBeforeTown(text, country) ?? takeCodeBeforeTown(` ${text}`, country);
  if (first) return { city: first.town, code: first.code };
  const last = takeLastCode(text, country);
  return last && { city: last.rest, code: last.end };
}
