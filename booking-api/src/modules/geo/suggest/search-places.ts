import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { literal } from '../../../platform/database/like.ts';
import { bestKnownTown } from '../best-known-towns.ts';
import { areasOf, isApproximate } from '../postal-areas.ts';
import { territories } from '../public/place-key.ts';
import { isOutlyingCode, spellingsOf } from './city-spellings.ts';

export type FoundPlace = { country: string; code: string; city: string; state: string };
/** In lower case; the state may be incomplete, spelled out or a code, and empty without one. */
type Wanted = { country: string; town: string; state: string };

/** How many codes of a town are offered before those of its smaller namesakes. */
const codesOfTown = 3;

/**
 * AD-15: places whose town or code begins as typed. The town that travelers mean by the name comes first, such
 * as Vail in Colorado, then towns of exactly this name, larger ones before smaller ones (EP-04), each with a few
 * codes, those of its main post office first.
 */
export function searchPlaces(db: Queries, wanted: Wanted, limit: number): Promise<FoundPlace[]> {
  if (isApproximate(wanted.country)) return areasLike(db, wanted, limit);
  return /\d/.test(wanted.town) ? codesLike(db, wanted, limit) : townsLike(db, wanted, limit);
}

const gazetteerOf = (country: string): string => (territories.has(country) ? 'US' : country);

async function codesLike(db: Queries, { country, town }: Wanted, limit: number): Promise<FoundPlace[]> {
  const begun = town.toUpperCase().split(/[ -]/)[0] ?? '';
  return db
    .selectFrom('zip_codes')
    .select(['country', 'code', 'city', 'state'])
    .where('country', '=', gazetteerOf(country))
    .$if(territories.has(country), (query) => query.where('state', '=', country))
    .where('code', 'like', `${literal(begun)}%`)
    .orderBy(sql`length(city)`)
    .orderBy('code')
    .limit(limit)
    .execute();
}

async function townsLike(db: Queries, wanted: Wanted, limit: number): Promise<FoundPlace[]> {
  const { town, state } = wanted;
  const country = gazetteerOf(wanted.country);
  const within = territories.has(wanted.country) ? wanted.country : null;
  const bestKnown = /^(?<city>.+), (?<state>[A-Z]{2}) \d{5}$/.exec(bestKnownTown(town))?.groups;
  const isBestKnown = sql`(city = ${bestKnown?.city ?? ''} and state = ${bestKnown?.state ?? ''})`;
  const spelled = spellingsOf(town);
  const begins = sql.join(
    spelled.map((name) => sql`lower(city) like ${`${literal(name)}%`}`),
    sql` or `,
  );
  const { rows } = await sql<FoundPlace>`
    with found as (
      select country, code, city, state, population,
        ${isOutlyingCode} as is_outlying
      from zip_codes
      where country = ${country}
        and (${begins} or ${isBestKnown})
        and (${within}::text is null or state = ${within})
        and (${state} = '' or state in (${statesLike(country, state)}))
    ), listed as (
      select *, row_number() over (partition by city, state order by is_outlying, code) as nth from found
    )
    select country, code, city, state from listed
    order by ${isBestKnown} desc, lower(city) = any(${spelled}) desc, (nth - 1) / ${codesOfTown}, population desc, state, city, nth
    limit ${limit}`.execute(db);
  return rows;
}

/** The codes of states that match by code or by the beginning of their name. */
const statesLike = (country: string, state: string) => sql`
  select code from regions
  where country = ${country} and (lower(code) = ${state} or starts_with(lower(name), ${state}))`;

async function areasLike(
  db: Queries,
  { country, town, state }: Wanted,
  limit: number,
): Promise<FoundPlace[]> {
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
    .$if(state !== '', (query) => query.where(sql<boolean>`state in (${statesLike(country, state)})`))
    .orderBy(sql`lower(city) = ${town}`, 'desc')
    .orderBy('population', 'desc')
    .orderBy(sql`length(area)`, 'desc')
    .orderBy('area')
    .limit(limit)
    .execute();
}
