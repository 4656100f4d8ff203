import { autocomplete } from '@sendahead/shared-contracts/constants';
import type { Suggestion } from '@sendahead/shared-contracts/geo/schema';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database.ts';
import { areasOf, isApproximate } from './postal-areas.ts';
import { territories } from './store.ts';
import { literal } from './suggestions.ts';

type Row = { country: string; code: string; city: string; state: string };

/** AD-15: what a typed address may be: the street of a facility, then towns and postal codes that it ends in. */
export async function suggestAddresses(
  db: Queries,
  term: string,
  country: string | undefined,
  limit: number,
): Promise<Suggestion[]> {
  const most = Math.min(limit, autocomplete.maxItems);
  const wanted = country ?? 'US';
  const streets = await suggestStreets(db, term, wanted, Math.min(most, 5));
  const places = await suggestPlaces(db, term, wanted, most - streets.length);
  return [...streets, ...places];
}

/** Streets need a house number or a few letters, or every town would answer. */
async function suggestStreets(
  db: Queries,
  term: string,
  country: string,
  limit: number,
): Promise<Suggestion[]> {
  const street = (term.split(',')[0] ?? '').trim().toLowerCase();
  if (!/^\d+ \S/.test(street)) return [];
  const rows = await db
    .selectFrom('facilities')
    .select(['id', 'country', 'zip as code', 'city', 'state', 'address_1'])
    .where('country', '=', country)
    .where(sql<string>`lower(address_1)`, 'like', `${literal(street)}%`)
    .orderBy('address_1')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...present(row, row.address_1),
    id: `street-${row.id}`,
  }));
}

async function suggestPlaces(
  db: Queries,
  term: string,
  country: string,
  limit: number,
): Promise<Suggestion[]> {
  const parts = term.split(',').map((part) => part.trim());
  const town = (parts.at(-1) ?? '').toLowerCase();
  const street = parts.length > 1 ? parts.slice(0, -1).join(', ') : '';
  if (town.length < 2 || isHouse(town, country)) return [];
  const rows = isApproximate(country)
    ? await areasLike(db, country, town, limit)
    : await codesLike(db, country, town, limit);
  return rows.map((row) => present(row, street));
}

/** `12 Elm Street` and `350 5th Ave` are houses, not the beginning of a code; `8001 Zurich` is a code elsewhere. */
const isHouse = (text: string, country: string): boolean =>
  (country === 'US' || territories.has(country)
    ? /^\d{1,4}[a-z]?[ ,]+\S/u
    : /^\d{1,3}[a-z]? +\d*\p{L}{2}/u
  ).test(text);

async function codesLike(db: Queries, country: string, town: string, limit: number): Promise<Row[]> {
  return db
    .selectFrom('zip_codes')
    .select(['country', 'code', 'city', 'state'])
    .where('country', '=', territories.has(country) ? 'US' : country)
    .$if(territories.has(country), (query) => query.where('state', '=', country))
    .where((where) =>
      /\d/.test(town)
        ? where('code', 'like', `${literal(town.toUpperCase().split(/[ -]/)[0] ?? '')}%`)
        : where(sql<string>`lower(city)`, 'like', `${literal(town)}%`),
    )
    .orderBy(sql`length(city)`)
    .orderBy('code')
    .limit(limit)
    .execute();
}

async function areasLike(db: Queries, country: string, town: string, limit: number): Promise<Row[]> {
  const areas = areasOf(country, town.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  return db
    .selectFrom('postal_areas')
    .select(['country', 'area as code', 'city', 'state'])
    .where('country', '=', country)
    .where((where) =>
      where.or([
        where(sql<string>`lower(city)`, 'like', `${literal(town)}%`),
        where('area', 'in', areas.length > 0 ? areas : ['']),
      ]),
    )
    .orderBy(sql`length(area)`, 'desc')
    .orderBy('area')
    .limit(limit)
    .execute();
}

const present = (row: Row, street: string): Suggestion => ({
  id: `zip-${row.country}-${row.code}`,
  kind: 'address',
  label: street || `${row.city}, ${row.state}`,
  // A town says by its code which of its namesakes and parts it is.
  detail: street ? `${row.city}, ${row.state} ${row.code}` : row.code,
  preferred: false,
  club_id: null,
  autofill_zip: row.code,
  autofill_city: row.city,
  autofill_state: row.state,
  autofill_country: row.country,
  autofill_address: street,
  autofill_club_id: null,
});
