import type { AddressOfLine } from '@sendahead/shared-contracts/geo/lookup-calls';
import type { Queries } from '../../../platform/database/database.ts';
import { countryOfCode } from '../public/country-of-code.ts';
import { normalizeCity } from '../public/normalize-address.ts';
import { findPlace, findTownNames, listRegions } from '../public/store.ts';
import { cleanLine, type LineEnd, lineEnds, takeCodeBeforeTown, takeLastCode } from './line-end.ts';
import { takeCountry } from './named-country.ts';
import { isStreet, splitUnit } from './unit.ts';

/** Countries whose addresses name a state between town and code. */
const withState: ReadonlySet<string> = new Set(['US', 'CA', 'AU']);
const maxStateWords = 3;
const maxTownWords = 5;

/**
 * AD-15: the parts of an address written in one line, with commas or without; null for any other line. It is
 * read from its end: country, postal code, state, town, unit. The rest is the street, unchanged, so nothing
 * is lost. `country` is the form's; a country in the line overrides it.
 */
export async function readAddressLine(
  db: Queries,
  text: string,
  country: string,
): Promise<AddressOfLine | null> {
  const line = cleanLine(text);
  const named = await takeCountry(db, line);
  if (named) {
    const address = await readIn(db, named.rest, named.country);
    if (address) return address;
  }
  for (const candidate of new Set([...countriesOfLastCode(line), country])) {
    const address = await readIn(db, line, candidate);
    if (address) return address;
  }
  return null;
}

/** Countries to which a code at the end of the line must belong. */
const countriesOfLastCode = (line: string): string[] =>
  lineEnds(line, 2).flatMap(({ end }) => countryOfCode(end) ?? []);

async function readIn(db: Queries, line: string, country: string): Promise<AddressOfLine | null> {
  const last = takeLastCode(line, country);
  if (last) return readBeforeCode(db, last, country);
  const before = takeCodeBeforeTown(line, country);
  return before && addressOf(before.rest, { city: before.town, state: '', zip: before.code, country });
}

/** Matches `350 W 31st St, New York, NY` before `10001`. */
async function readBeforeCode(
  db: Queries,
  { rest: beforeCode, end: zip }: LineEnd,
  country: string,
): Promise<AddressOfLine | null> {
  const place = await findPlace(db, country, zip);
  const stated = withState.has(country) ? await takeState(db, beforeCode, country) : null;
  if (withState.has(country) && !stated && !place) return null;
  const state = stated?.state ?? (withState.has(country) ? (place?.state ?? '') : '');
  const town = await takeTown(db, stated?.rest ?? beforeCode, {
    country,
    state,
    ofCode: place?.city,
    // Without a state, the last words may belong to the street.
    anyAfterComma: stated !== null || !withState.has(country),
  });
  const written = country === 'CA' ? zip.toUpperCase().replace(/^(\w{3})[ -]?(\w{3})$/, '$1 $2') : zip;
  return town && addressOf(town.rest, { city: town.end, state, zip: written.toUpperCase(), country });
}

/** The state at the end of a line, by code or name. */
async function takeState(
  db: Queries,
  line: string,
  country: string,
): Promise<{ rest: string; state: string } | null> {
  const regions = await listRegions(db, country);
  for (const { rest, end } of lineEnds(line, maxStateWords)) {
    const regionText = end.toLowerCase();
    const region = regions.find(({ code, name }) =>
      [code, name].some((text) => text.toLowerCase() === regionText),
    );
    if (region) return { rest, state: region.code };
  }
  return null;
}

/**
 * The town at the end of a line: the code's town, or else the longest matching town of its state, or else the
 * text after the last comma.
 */
async function takeTown(
  db: Queries,
  line: string,
  known: { country: string; state: string; ofCode: string | undefined; anyAfterComma: boolean },
): Promise<LineEnd | null> {
  const ends = lineEnds(line, maxTownWords).filter(({ rest, end }) => rest !== '' && !end.includes(','));
  const namesOf = await findTownNames(
    db,
    known.country,
    known.state,
    ends.map(({ end }) => end),
  );
  for (const towns of [known.ofCode ? [known.ofCode] : [], namesOf]) {
    for (const { rest, end } of ends) {
      const town = towns.find((name) => normalizeCity(name) === normalizeCity(end));
      if (town) return { rest, end: town.toLowerCase() === end.toLowerCase() ? town : end };
    }
  }
  const comma = line.lastIndexOf(',');
  const end = line.slice(comma + 1).trim();
  if (!known.anyAfterComma || comma < 0 || /\d/.test(end)) return null;
  return { rest: line.slice(0, comma), end };
}

/** Null when the text before the town is not a street. */
function addressOf(
  rest: string,
  place: { city: string; state: string; zip: string; country: string },
): AddressOfLine | null {
  const pieces = rest.split(',').map((piece) => piece.trim());
  const at = pieces.findIndex(isStreet);
  const street = pieces[at];
  if (street === undefined) return null;
  const { line1, line2 } = splitUnit(street);
  return {
    address_1: line1,
    address_2: [...pieces.slice(0, at), line2, ...pieces.slice(at + 1)].filter(Boolean).join(', '),
    city: place.city,
    state: place.state,
    zip: place.zip,
    country_code: place.country,
  };
}
