import type { Suggestion } from '@sendahead/shared-contracts/geo/schema';
import type { Queries } from '../../../platform/database/database.ts';
import { suggestAddresses } from '../suggest/suggest-addresses.ts';
import { suggestFacilities } from '../suggest/suggestions.ts';
import { linesAbroad } from './cities-abroad.ts';
import { labelOfFacility } from './find-typed-place.ts';
import { townsAtEnd } from './town-at-end.ts';
import { portsNamed } from './typed-port.ts';

const maxTowns = 2;
/** Postal codes that are searched for namesakes of a town. */
const maxCodes = 20;
const maxFacilities = 3;
const shortest = 3;

/** A place by name, and the line that the price box reads, with the words typed before it. */
export interface LikePlace {
  readonly label: string;
  readonly line: string;
}

/**
 * Places that a line may mean when it matches none exactly, as lines that `findTypedPlace` reads. Towns come
 * first: those whose whole name ends or begins the line (`Pinehurst Resort` is in Pinehurst). Facilities with
 * a similar name, or in that town, follow.
 */
export async function findPlacesLike(
  db: Queries,
  line: string,
  brand: string,
): Promise<readonly LikePlace[]> {
  const term = (line.split(',')[0] ?? '').trim().replace(/\s+/g, ' ').toLowerCase();
  if (term.length < shortest) return [];
  const ending = (await townsAtEnd(db, line)).map(({ town, before }) => ({
    label: town,
    line: `${before}, ${town}`,
  }));
  if (/\d/.test(term)) return ending;
  const ports = await portsNamed(db, line, brand);
  if (ports.length > 0) return ports.slice(0, maxFacilities).map(lineOf);
  // A large city abroad precedes the small US towns named after it.
  const abroad = linesAbroad(line).map((town) => ({ label: town, line: town }));
  const towns = ending.length > 0 ? [] : await townsThatBegin(db, term);
  const facilities = await suggestFacilities(db, term, { brand }, maxFacilities);
  const there =
    facilities.length > 0 || !towns[0]
      ? facilities
      : await suggestFacilities(db, towns[0].autofill_city, { brand }, maxFacilities);
  const typed = line.trim().replace(/\s+/g, ' ');
  const beginning = towns.map(({ label, detail }) => {
    const town = `${label} ${detail}`;
    // Only a town's name was typed: there is no hotel name to keep.
    return {
      label: town,
      line: typed.toLowerCase().startsWith(term) && term.includes(' ') ? `${typed}, ${town}` : town,
    };
  });
  return [...abroad, ...ending, ...beginning, ...there.map(lineOf)];
}

function lineOf({ label: name, autofill_city: city, autofill_state: state }: Suggestion): LikePlace {
  const line = labelOfFacility({ name, city, state });
  return { label: line, line };
}

/** The longest beginning of a term, in whole words, that is a town name. */
async function townsThatBegin(db: Queries, term: string) {
  const words = term.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    if (name.length < shortest) break;
    const found = await suggestAddresses(db, name, 'US', maxCodes, 'town');
    // The largest town comes first, and some of its codes again after its namesakes.
    const towns = Map.groupBy(
      found.filter(({ autofill_city: city }) => city.toLowerCase() === name),
      ({ label }) => label,
    );
    if (towns.size > 0) return [...towns.values()].flatMap(([first]) => first ?? []).slice(0, maxTowns);
  }
  return [];
}
