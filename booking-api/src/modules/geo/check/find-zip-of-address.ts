import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { normalizeCity } from '../public/normalize-address.ts';
import { territories } from '../public/place-key.ts';
import { findStateCode, type PostalPlace } from '../public/store.ts';
import { isOutlyingCode, spellingsOf } from '../suggest/city-spellings.ts';

/** An address without its postal code. */
export type AddressWithoutZip = {
  address: string;
  city: string;
  province: string | undefined;
  country: string;
};

/**
 * EP-02: the place of an address without a code: that of a facility at the same house, or else nearest in its
 * street, or else the first code of the main post office of its town. Without a province the largest town of
 * that name counts. Undefined for an unknown town.
 */
export async function findPlaceOfAddress(
  db: Queries,
  address: AddressWithoutZip,
): Promise<PostalPlace | undefined> {
  const country = territories.has(address.country) ? 'US' : address.country;
  const state = territories.has(address.country)
    ? address.country
    : address.province && (await findStateCode(db, country, address.province)).toUpperCase();
  return (
    (await findHouse(db, country, state, address)) ??
    (await findTown(db, 'zip_codes', country, state, address.city)) ??
    (await findTown(db, 'postal_areas', country, state, address.city))
  );
}

/** The place of the house itself, or else that of the house with the nearest number in its street (EP-02). */
async function findHouse(
  db: Queries,
  country: string,
  state: string | undefined,
  address: AddressWithoutZip,
): Promise<PostalPlace | undefined> {
  const typedHouse = houseOf(address.address);
  if (typedHouse.street === '') return undefined;
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
    .where(sql<string>`lower(city)`, 'in', spellingsOf(address.city))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .orderBy('id')
    .limit(maxHouses)
    .execute();
  const [nearest] = rows
    .map(({ address_1, ...place }) => ({ place, house: houseOf(address_1) }))
    .filter(({ house }) => house.street === typedHouse.street)
    .toSorted(
      (a, b) => Math.abs(a.house.number - typedHouse.number) - Math.abs(b.house.number - typedHouse.number),
    );
  return nearest?.place;
}

/** How many facilities of one town are checked. */
const maxHouses = 1000;

/** `350 West 31st Street` is number 350 of `w 31st st`. */
function houseOf(line: string): { number: number; street: string } {
  const words = normalizeCity(line).split(' ');
  const number = Number.parseInt(words[0] ?? '', 10);
  return Number.isNaN(number) || words.length === 1
    ? { number: 0, street: words.join(' ') }
    : { number, street: words.slice(1).join(' ') };
}

async function findTown(
  db: Queries,
  table: 'zip_codes' | 'postal_areas',
  country: string,
  state: string | undefined,
  city: string,
): Promise<PostalPlace | undefined> {
  const code = table === 'zip_codes' ? sql`code` : sql`area`;
  const isOutlying = table === 'zip_codes' ? isOutlyingCode : sql`area is null`;
  const { rows } = await sql<PostalPlace>`
    select country, ${code} as code, city, state, latitude, longitude, time_zone as "timeZone"
    from ${sql.table(table)}
    where lower(city) = any(${spellingsOf(city)}) and country = ${country}
      and (${state ?? null}::text is null or state = ${state ?? null})
    order by population desc, ${isOutlying}, length(${code}), ${code} limit 1`.execute(db);
  return rows[0];
}
