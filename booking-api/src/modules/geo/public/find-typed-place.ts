import { countryName } from '@sendahead/shared-contracts/geo/country-name';
import type { Suggestion } from '@sendahead/shared-contracts/geo/schema';
import { townName } from '@sendahead/shared-contracts/geo/town-name';
import type { Queries } from '../../../platform/database/database.ts';
import { findFacilityBySlug, slugOf } from '../../clubs/public/facility-slug.ts';
import { type FacilityRow, findFacility } from '../../clubs/public/store.ts';
import { bestKnownTown } from '../best-known-towns.ts';
import { hasOneCode } from '../has-one-code.ts';
import { suggestAddresses } from '../suggest/suggest-addresses.ts';
import { suggestFacilities } from '../suggest/suggestions.ts';
import { linesAbroad, namesCityAbroad } from './cities-abroad.ts';
import { countryOfCode } from './country-of-code.ts';
import { endsAbroad, findPlaceAbroad } from './place-abroad.ts';
import { findPlace, type PostalPlace } from './store.ts';
import { townAtEnd } from './town-at-end.ts';
import type { TypedDetail } from './typed-detail.ts';
import { portsNamed } from './typed-port.ts';

/** The place that a line of text names: a facility of the brand, or a postal code with its town. */
export type TypedPlace =
  | {
      readonly is: 'facility';
      readonly facility: FacilityRow;
      readonly label: string;
      /**
       * The line is not the facility's name: the facility is in the named port, or its name contains the
       * line.
       */
      readonly byOtherName?: true;
    }
  | {
      readonly is: 'town';
      readonly place: PostalPlace;
      readonly label: string;
      /** Its code is a central code of the town that no one entered. */
      readonly byTown?: true;
      /** The words typed before the town, if any. */
      readonly detail?: TypedDetail;
    };

const shortest = 3;
/** How many facilities of one name are compared by town. */
const namesakes = 20;

export const labelOfFacility = ({
  name,
  city,
  state,
}: {
  name: string;
  city: string;
  state: string;
}): string => [name, city, state].filter(Boolean).join(', ');

/** A code that no one entered is not displayed as if someone had. */
const labelByTown = (place: PostalPlace): string =>
  ['US', 'CA'].includes(place.country) ? townName(place) : `${place.city}, ${countryName(place.country)}`;

function labelOfTown(place: PostalPlace): string {
  const label = `${townName(place)} ${place.code}`.trim();
  const country = countryName(place.country);
  return ['US', 'CA'].includes(place.country) || label.includes(country) ? label : `${label}, ${country}`;
}

const town = (place: PostalPlace | undefined): TypedPlace | null =>
  place ? { is: 'town', place, label: labelOfTown(place) } : null;
const byTown = (place: PostalPlace): TypedPlace => ({
  is: 'town',
  place,
  label: labelByTown(place),
  byTown: true,
});
const facility = (row: FacilityRow | undefined): TypedPlace | null =>
  row ? { is: 'facility', facility: row, label: labelOfFacility(row) } : null;
const byOtherName = (row: FacilityRow | undefined): TypedPlace | null =>
  row ? { is: 'facility', facility: row, label: labelOfFacility(row), byOtherName: true } : null;

/**
 * The place of a line such as `64111`, `Naples, FL`, `Kansas City, MO 64111`, `75001 Paris, France`, a street
 * with its town, a facility's name with or without its town, or a port by its town; null when the line names
 * no place, or only the bare name of a city abroad.
 */
export async function findTypedPlace(db: Queries, line: string, brand: string): Promise<TypedPlace | null> {
  const typed = line.trim().replace(/\s+/g, ' ');
  const text = bestKnownTown(typed);
  if (text.length < shortest || namesCityAbroad(text)) return null;
  const named = await findPlaceAbroad(db, text);
  if (named && 'place' in named) return named.byTown ? byTown(named.place) : town(named.place);
  if (named) return placeAtEnd(db, text, brand);
  const code = /(?:^|[ ,])(\d{5})(?:-\d{4})?$/.exec(text)?.[1];
  if (code) {
    const found = town(await findPlace(db, 'US', code));
    if (found) return found;
  }
  const abroad = await codeAbroad(db, text);
  // A Canadian town of the list, written without its code.
  if (abroad?.is === 'town') return text === typed ? abroad : byTown(abroad.place);
  const isAtHome = !(await endsAbroad(db, text));
  const exact =
    facility(await findFacilityBySlug(db, slugOf(text), brand)) ??
    (isAtHome ? await townNamed(db, text, (city, wanted) => city === wanted) : null);
  if (exact) return exact;
  const listed = await facilityNamed(db, text, brand);
  if (listed === 'several') return null;
  return (
    listed ??
    (await portNamed(db, text, brand)) ??
    (await townAbroadNamed(db, text, brand)) ??
    (isAtHome ? await townNamed(db, text, (city, wanted) => city.startsWith(wanted)) : null) ??
    (isAtHome ? await townOfStreet(db, text) : null) ??
    (await placeAtEnd(db, text, brand))
  );
}

/** AD-32: for an unlisted hotel, its town determines the price. */
async function placeAtEnd(db: Queries, text: string, brand: string): Promise<TypedPlace | null> {
  // A port consists of its terminals, which may be in another town.
  const line = /\bport\b/i.test(text) ? null : await townAtEnd(db, text);
  return line === null || line.length >= text.length ? null : findTypedPlace(db, line, brand);
}

/** `10 Main St, Boston`: the price needs only the town of a street. */
async function townOfStreet(db: Queries, text: string): Promise<TypedPlace | null> {
  if (!/^\d+ /.test(text)) return null;
  const [found] = await suggestAddresses(db, text, 'US', 1, 'town');
  if (!found?.autofill_address) return null;
  const named = `${found.autofill_city}, ${found.autofill_state}`;
  return townNamed(db, named, (city, wanted) => city === wanted);
}

/** A foreign code, alone or after its town; codes are written as one word or two. */
async function codeAbroad(db: Queries, text: string): Promise<TypedPlace | null> {
  const words = text.toUpperCase().split(' ');
  for (const code of [words.slice(-2).join(' '), words.slice(-1).join('')]) {
    const country = countryOfCode(code);
    const place = country && country !== 'US' ? await findPlace(db, country, code) : undefined;
    // In some countries only the first half of a code is known; the carrier needs the full code.
    if (place) return town({ ...place, code });
  }
  return null;
}

async function townNamed(
  db: Queries,
  text: string,
  fits: (city: string, wanted: string) => boolean,
): Promise<TypedPlace | null> {
  const [found] = await suggestAddresses(db, text, 'US', 1, 'town');
  if (!found) return null;
  const city = found.autofill_city.toLowerCase();
  const typedTown = (text.split(',')[0] ?? '').toLowerCase().replace(/ [a-z]{2}$/, '');
  if (!fits(city, typedTown) && !fits(city, (text.split(',')[0] ?? '').toLowerCase())) return null;
  const place = await findPlace(db, found.autofill_country, found.autofill_zip);
  // AD-50: the booking asks for the code of a town that has several.
  const isGiven = !place || text.includes(place.code) || (await hasOneCode(db, place));
  return isGiven ? town(place) : byTown(place);
}

/** AD-31: a bare name of exactly one town abroad, such as Cannes. */
async function townAbroadNamed(db: Queries, text: string, brand: string): Promise<TypedPlace | null> {
  const [line, ...others] = linesAbroad(text);
  return line === undefined || others.length > 0 ? null : findTypedPlace(db, line, brand);
}

/** A port by its town, if the brand has one terminal there. */
async function portNamed(db: Queries, text: string, brand: string): Promise<TypedPlace | null> {
  const [port, ...others] = await portsNamed(db, text, brand);
  return port?.club_id && others.length === 0 ? byOtherName(await findFacility(db, port.club_id)) : null;
}

/** AD-34: the facility that a text names; a text that many names contain, such as `coll`, names none of them. */
function onlyOne(term: string, found: readonly Suggestion[]): Suggestion | 'several' | undefined {
  const exact = found.find(({ label }) => label.toLowerCase() === term);
  const begun = found.filter(({ label }) => `${label.toLowerCase()} `.startsWith(`${term} `));
  const [first, ...others] = begun.length > 0 ? begun : found;
  return exact ?? (others.length === 0 ? first : 'several');
}

async function facilityNamed(
  db: Queries,
  text: string,
  brand: string,
): Promise<TypedPlace | 'several' | null> {
  const [term = '', city = ''] = text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  if (term.length < shortest) return null;
  const found = onlyOne(
    term,
    (await suggestFacilities(db, term, { brand }, namesakes)).filter(
      // A name that is only similar, or in another town, may be a different place: its price would be
      // misleading.
      ({ label, autofill_city }) =>
        label.toLowerCase().includes(term) && autofill_city.toLowerCase().startsWith(city),
    ),
  );
  if (found === 'several') return found;
  if (!found?.club_id) return null;
  const row = await findFacility(db, found.club_id);
  return found.label.toLowerCase() === term ? facility(row) : byOtherName(row);
}
