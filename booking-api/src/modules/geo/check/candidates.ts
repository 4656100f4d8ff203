import type { AddressCandidate } from '@sendahead/shared-contracts/geo/schema';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { normalizeCity } from '../public/normalize-address.ts';
import { findPlacesOfCity, type PostalPlace } from '../public/store.ts';

/** The typed values of an end in the gazetteer's terms: country, code key, state code. */
export type TypedPlace = { country: string; code: string; city: string; state: string };

const most = 12;

/** Whether the town is the code's own or in its code region: many towns have codes of a neighbor. */
export async function isTownOfCode(db: Queries, place: PostalPlace, city: string): Promise<boolean> {
  const normalizedCity = normalizeCity(city);
  if (normalizeCity(place.city) === normalizedCity) return true;
  const region = place.code.slice(0, 3);
  const rows = await db
    .selectFrom('zip_codes')
    .select('city')
    .distinct()
    .where('country', '=', place.country)
    .where('state', '=', place.state)
    .where('code', 'like', `${region}%`)
    .execute();
  return rows.some((row) => normalizeCity(row.city) === normalizedCity);
}

/**
 * AD-12: candidates for a typed end, best first: the place of its code; a code with two neighboring digits
 * swapped back; codes of the typed town; a town with a similar spelling.
 */
export async function findCandidates(
  db: Queries,
  typed: TypedPlace,
  place: PostalPlace | undefined,
): Promise<AddressCandidate[]> {
  const [swapped, ofCity, alike] = await Promise.all([
    findSwapped(db, typed),
    findPlacesOfCity(db, typed.country, typed.city, typed.state, most),
    findAlike(db, typed),
  ]);
  const all = [...(place ? [place] : []), ...swapped, ...ofCity, ...alike].map(({ code, city, state }) => ({
    zip: code,
    city,
    state,
  }));
  const byZipAndCity = new Map(all.map((candidate) => [`${candidate.zip} ${candidate.city}`, candidate]));
  return [...byZipAndCity.values()].slice(0, most);
}

/** Codes with two neighboring characters swapped. */
export function swapsOf(code: string): string[] {
  const swaps = Array.from({ length: Math.max(0, code.length - 1) }, (_, index) =>
    [...code.slice(0, index), code[index + 1], code[index], ...code.slice(index + 2)].join(''),
  );
  return [...new Set(swaps)].filter((swap) => swap !== code);
}

async function findSwapped(db: Queries, typed: TypedPlace): Promise<PostalPlace[]> {
  const swaps = swapsOf(typed.code);
  if (swaps.length === 0) return [];
  const rows = await select(db)
    .where('country', '=', typed.country)
    .where('state', '=', typed.state)
    .where('code', 'in', swaps)
    .execute();
  return rows.filter((row) => normalizeCity(row.city) === normalizeCity(typed.city));
}

/** Similarly spelled towns of the state, those near the typed code first. */
async function findAlike(db: Queries, typed: TypedPlace): Promise<PostalPlace[]> {
  const city = typed.city.trim().toLowerCase();
  if (city.length < 3) return [];
  return select(db)
    .where(sql<boolean>`lower(city) % ${city}`)
    .where('country', '=', typed.country)
    .where('state', '=', typed.state)
    .where(sql<string>`lower(city)`, '<>', city)
    .orderBy(sql`code = ${typed.code}`, 'desc')
    .orderBy(sql`similarity(lower(city), ${city})`, 'desc')
    .orderBy(sql`left(code, 3) = ${typed.code.slice(0, 3)}`, 'desc')
    .orderBy('code')
    .limit(4)
    .execute();
}

const select = (db: Queries) =>
  db
    .selectFrom('zip_codes')
    .select(['country', 'code', 'city', 'state', 'latitude', 'longitude', 'time_zone as timeZone']);
