import { autocomplete } from '@sendahead/shared-contracts/constants';
import { countryName } from '@sendahead/shared-contracts/geo/country-name';
import type { Suggestion } from '@sendahead/shared-contracts/geo/schema';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { literal } from '../../../platform/database/like.ts';
import { canadianTownsLike } from '../best-known-towns.ts';
import { centralTownsLike } from '../public/central-codes.ts';
import { namesCityAbroad } from '../public/cities-abroad.ts';
import { isBegunHouse, isHouse, parseAddressLine } from './parse-address-line.ts';
import { type FoundPlace, searchPlaces } from './search-places.ts';

const maxAbroad = 2;

/**
 * AD-15: readings of a typed address: the street of a facility, then its final town or postal code; with a
 * `kind` (`street` or `town`), only that one.
 */
export async function suggestAddresses(
  db: Queries,
  term: string,
  country: string | undefined,
  limit: number,
  kind?: string,
): Promise<Suggestion[]> {
  const most = Math.min(limit, autocomplete.maxItems);
  const countryCode = country ?? 'US';
  const includes = (one: 'street' | 'town') => kind === undefined || kind === one;
  const streets = includes('street') ? await suggestStreets(db, term, countryCode, Math.min(most, 5)) : [];
  const begunHouse = kind === undefined && isBegunHouse(term, countryCode);
  // Only towns and no named country, as in a price box: a town abroad may be meant.
  const abroad = kind === 'town' && country === undefined ? townsAbroad(term) : { isMeant: false, towns: [] };
  const left = most - streets.length - abroad.towns.length;
  const places = includes('town') && !begunHouse ? await suggestPlaces(db, term, countryCode, left) : [];
  const towns = abroad.isMeant ? [...abroad.towns, ...places] : [...places, ...abroad.towns];
  return [...streets, ...towns];
}

/**
 * AD-31: towns abroad that begin as typed, in a form that the price box can read: `Paris, France 75001`,
 * `Toronto, ON`. They are `meant` when most people mean one of them, or when the line contains more than a
 * town.
 */
function townsAbroad(term: string): { isMeant: boolean; towns: Suggestion[] } {
  const elsewhere = centralTownsLike(term).map(({ country, city, code }) => ({
    ...present({ country, city, code, state: '' }, ''),
    label: `${city}, ${countryName(country)}`,
  }));
  const canadian = canadianTownsLike(term).map(({ city, province }) => ({
    ...present({ country: 'CA', city, code: '', state: province }, ''),
    id: `town-CA-${city}`,
  }));
  const [town = '', behind = ''] = term.split(',');
  return {
    isMeant: namesCityAbroad(town) || behind.trim() !== '',
    towns: [...elsewhere, ...canadian].slice(0, maxAbroad),
  };
}

/** Streets need a house number or a few letters, otherwise every town would match. */
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
  for (const { street, town, state } of parseAddressLine(term, country)) {
    if (town.length < 2 || isHouse(town, country)) continue;
    const rows = await searchPlaces(
      db,
      { country, town: town.toLowerCase(), state: state.toLowerCase() },
      street === '' ? limit : autocomplete.maxItems,
    );
    if (rows.length > 0 && street === '') return rows.map((row) => present(row, street));
    if (rows.length > 0)
      return townsOf(rows)
        .slice(0, limit)
        .map((rows) => presentStreet(rows, street));
  }
  return [];
}

/** Places by town, likeliest town first. */
const townsOf = (rows: readonly FoundPlace[]): [FoundPlace, ...FoundPlace[]][] =>
  [...Map.groupBy(rows, ({ city, state }) => `${city}, ${state}`).values()].flatMap(([first, ...others]) =>
    first ? [[first, ...others]] : [],
  );

/** A street in a town. Which of the town's codes it has is unknown, unless the town has a single one. */
const presentStreet = ([place, ...others]: [FoundPlace, ...FoundPlace[]], street: string): Suggestion =>
  others.length === 0
    ? present(place, street)
    : {
        ...present(place, street),
        id: `town-${place.country}-${place.code}`,
        detail: `${place.city}, ${place.state}`,
        autofill_zip: '',
      };

const present = (row: FoundPlace, street: string): Suggestion => ({
  id: `zip-${row.country}-${row.code}`,
  kind: 'address',
  label: street || `${row.city}, ${row.state}`,
  // A town's code distinguishes it from its namesakes and parts.
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
