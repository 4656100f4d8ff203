import type { Queries } from '../../../platform/database/database.ts';
import { findFacilityBySlug, slugOf } from '../../clubs/public/facility-slug.ts';
import { type FacilityRow, findFacility } from '../../clubs/public/store.ts';
import { suggestAddresses } from '../suggest/suggest-addresses.ts';
import { suggestFacilities } from '../suggest/suggestions.ts';
import { countryOfCode } from './country-of-code.ts';
import { findPlace, type Place } from './store.ts';

/** A place that one line of text names: a facility of the brand, or a postal code with its town. */
export type TypedPlace =
  | { readonly is: 'facility'; readonly facility: FacilityRow; readonly label: string }
  | { readonly is: 'town'; readonly place: Place; readonly label: string };

const shortest = 3;

export const labelOfFacility = ({
  name,
  city,
  state,
}: {
  name: string;
  city: string;
  state: string;
}): string => [name, city, state].filter(Boolean).join(', ');

const labelOfTown = ({ city, state, code }: Place): string =>
  `${[city, state].filter(Boolean).join(', ')} ${code}`.trim();

const town = (place: Place | undefined): TypedPlace | null =>
  place ? { is: 'town', place, label: labelOfTown(place) } : null;
const facility = (row: FacilityRow | undefined): TypedPlace | null =>
  row ? { is: 'facility', facility: row, label: labelOfFacility(row) } : null;

/**
 * The place of a line such as `64111`, `Naples, FL`, `Kansas City, MO 64111` or a facility's name, with or without
 * its town; null where the line names no place.
 */
export async function findTypedPlace(db: Queries, line: string, brand: string): Promise<TypedPlace | null> {
  const text = line.trim().replace(/\s+/g, ' ');
  if (text.length < shortest) return null;
  const code = /(?:^|[ ,])(\d{5})(?:-\d{4})?$/.exec(text)?.[1];
  if (code) {
    const found = town(await findPlace(db, 'US', code));
    if (found) return found;
  }
  const country = countryOfCode(text);
  if (country && country !== 'US') {
    const place = await findPlace(db, country, text);
    // Such a code is known by its first half; the carrier needs all of it.
    return place ? town({ ...place, code: text.toUpperCase() }) : null;
  }
  return (
    facility(await findFacilityBySlug(db, slugOf(text), brand)) ??
    (await townNamed(db, text, (city, wanted) => city === wanted)) ??
    (await facilityNamed(db, text, brand)) ??
    (await townNamed(db, text, (city, wanted) => city.startsWith(wanted)))
  );
}

async function townNamed(
  db: Queries,
  text: string,
  fits: (city: string, wanted: string) => boolean,
): Promise<TypedPlace | null> {
  const [found] = await suggestAddresses(db, text, 'US', 1, 'town');
  if (!found) return null;
  const city = found.autofill_city.toLowerCase();
  const wanted = (text.split(',')[0] ?? '').toLowerCase().replace(/ [a-z]{2}$/, '');
  if (!fits(city, wanted) && !fits(city, (text.split(',')[0] ?? '').toLowerCase())) return null;
  return town(await findPlace(db, found.autofill_country, found.autofill_zip));
}

async function facilityNamed(db: Queries, text: string, brand: string): Promise<TypedPlace | null> {
  const term = (text.split(',')[0] ?? '').toLowerCase();
  if (term.length < shortest) return null;
  const [found] = await suggestFacilities(db, term, { brand }, 1);
  // A name that is only alike may be another place: a price for it would mislead.
  if (!found?.club_id || !found.label.toLowerCase().includes(term)) return null;
  return facility(await findFacility(db, found.club_id));
}
