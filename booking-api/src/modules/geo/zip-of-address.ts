import { sql } from 'kysely';
import type { Queries } from '../../platform/database.ts';
import { normaliseCity, wordsOf } from './normalise-address.ts';
import { type Place, territories } from './store.ts';

/** An address without its postal code. */
export type AddressWithoutZip = {
  address: string;
  city: string;
  province: string | undefined;
  country: string;
};

/**
 * EP-02: the place of an address given without its code: that of a facility at the same house, else the first code of
 * its town. Undefined when the town is not known.
 */
export async function findPlaceOfAddress(
  db: Queries,
  address: AddressWithoutZip,
): Promise<Place | undefined> {
  const country = territories.has(address.country) ? 'US' : address.country;
  const state = territories.has(address.country) ? address.country : address.province?.trim().toUpperCase();
  return (
    (await findHouse(db, country, state, address)) ??
    (await findTown(db, 'zip_codes', country, state, address.city)) ??
    (await findTown(db, 'postal_areas', country, state, address.city))
  );
}

async function findHouse(
  db: Queries,
  country: string,
  state: string | undefined,
  address: AddressWithoutZip,
) {
  if (address.address.trim() === '') return undefined;
  const rows = await db
    .selectFrom('facilities')
    .select([
      'country',
      'zip as code',
      'city',
      'state',
      'latitude',
      'longitude',
      'time_zone as timeZone',
      'address_1',
    ])
    .where('country', '=', country)
    .where(sql<string>`lower(city)`, '=', address.city.trim().toLowerCase())
    .limit(200)
    .execute();
  const wanted = wordsOf(address.address).join(' ');
  const house = rows.find(
    (row) => (state === undefined || row.state === state) && wordsOf(row.address_1).join(' ') === wanted,
  );
  if (!house) return undefined;
  const { address_1: _, ...place } = house;
  return place;
}

async function findTown(
  db: Queries,
  table: 'zip_codes' | 'postal_areas',
  country: string,
  state: string | undefined,
  city: string,
): Promise<Place | undefined> {
  const codes = table === 'zip_codes' ? sql`code` : sql`area as code`;
  const spellings = [...new Set([city.trim().toLowerCase(), normaliseCity(city), fullName(city)])];
  const { rows } = await sql<Place>`
    select country, ${codes}, city, state, latitude, longitude, time_zone as "timeZone"
    from ${sql.table(table)}
    where lower(city) = any(${spellings}) and country = ${country}
      and (${state ?? null}::text is null or state = ${state ?? null})
    order by length(${table === 'zip_codes' ? sql`code` : sql`area`}), 2 limit 1`.execute(db);
  return rows[0];
}

/** "St. Louis" as the gazetteer may have it: "saint louis". */
const fullName = (city: string): string =>
  normaliseCity(city).replace(/^st /, 'saint ').replace(/^mt /, 'mount ').replace(/^ft /, 'fort ');
