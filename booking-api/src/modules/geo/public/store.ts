import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { findPostalArea, isApproximate } from '../postal-areas.ts';
import { spellingsOf } from '../suggest/city-spellings.ts';
import { placeKey, territories } from './place-key.ts';

/** A postal code and its location. */
export type PostalPlace = {
  country: string;
  code: string;
  city: string;
  state: string;
  latitude: number | null;
  longitude: number | null;
  timeZone: string | null;
};

const placeColumns = [
  'country',
  'code',
  'city',
  'state',
  'latitude',
  'longitude',
  'time_zone as timeZone',
] as const;

export async function findPlace(db: Queries, country: string, zip: string): Promise<PostalPlace | undefined> {
  const key = placeKey(country, zip);
  const place = await db
    .selectFrom('zip_codes')
    .select(placeColumns)
    .where('country', '=', key.country)
    .where('code', '=', key.code)
    .executeTakeFirst();
  if (!place && isApproximate(country)) return findPostalArea(db, key.country, key.code);
  return place && territories.has(country) && place.state !== country ? undefined : place;
}

/** The gazetteer's entries of the named places; codes known only by their first half are left out. */
export async function findPlaces(
  db: Queries,
  named: readonly { country: string; zip: string }[],
): Promise<PostalPlace[]> {
  const keys = named.map(({ country, zip }) => placeKey(country, zip)).filter(({ code }) => code !== '');
  if (keys.length === 0) return [];
  const codes = [...new Set(keys.map(({ code }) => code))];
  const countries = new Set(keys.map(({ country }) => country));
  const places = await db
    .selectFrom('zip_codes')
    .select(placeColumns)
    .where('country', 'in', [...countries])
    .where(sql<boolean>`code = any (${sql.val(codes)}::text[])`)
    .execute();
  return places;
}

/** The same in one query instead of one per place. */
export async function findPlacesOfCodes(
  db: Queries,
  named: readonly { country: string; zip: string }[],
): Promise<(country: string, zip: string) => PostalPlace | undefined> {
  const places = new Map(
    (await findPlaces(db, named)).map((place) => [`${place.country} ${place.code}`, place] as const),
  );
  return (country, zip) => {
    const key = placeKey(country, zip);
    const place = places.get(`${key.country} ${key.code}`);
    return place && territories.has(country) && place.state !== country ? undefined : place;
  };
}

/** The codes of a town; used for candidates of an address that failed validation (AD-12). */
export async function findPlacesOfCity(
  db: Queries,
  country: string,
  city: string,
  state: string,
  limit = 10,
): Promise<PostalPlace[]> {
  return db
    .selectFrom('zip_codes')
    .select(placeColumns)
    .where('country', '=', territories.has(country) ? 'US' : country)
    .where(sql<string>`lower(city)`, '=', city.trim().toLowerCase())
    .where('state', '=', state)
    .orderBy('code')
    .limit(limit)
    .execute();
}

/** The towns of a state among `names`, as the gazetteer spells them. */
export async function findTownNames(
  db: Queries,
  country: string,
  state: string,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await db
    .selectFrom('zip_codes')
    .select('city')
    .distinct()
    .where('country', '=', territories.has(country) ? 'US' : country)
    .where('state', '=', state)
    .where(sql<string>`lower(city)`, 'in', names.flatMap(spellingsOf))
    .execute();
  return rows.map(({ city }) => city);
}

/** Whether a US town has this name. */
export async function isTownName(db: Queries, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('zip_codes')
    .select('code')
    .where('country', '=', 'US')
    .where(sql<string>`lower(city)`, 'in', spellingsOf(name))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findRegionName(
  db: Queries,
  country: string,
  code: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('regions')
    .select('name')
    .where('country', '=', country)
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.name;
}

/**
 * The code of a state whose name may be spelled out; text that is not a state of the country is unchanged.
 */
export async function findStateCode(db: Queries, country: string, state: string): Promise<string> {
  const name = state.trim();
  if (name.length < 4) return name;
  const row = await db
    .selectFrom('regions')
    .select('code')
    .where('country', '=', territories.has(country) ? 'US' : country)
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .limit(1)
    .executeTakeFirst();
  return row?.code ?? name;
}

export async function listRegions(db: Queries, country: string): Promise<{ code: string; name: string }[]> {
  return db
    .selectFrom('regions')
    .select(['code', 'name'])
    .where('country', '=', country)
    .orderBy('name')
    .execute();
}
