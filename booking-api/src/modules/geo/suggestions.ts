import { autocomplete } from '@sendahead/shared-contracts/constants';
import type { Suggestion } from '@sendahead/shared-contracts/geo/schema';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../platform/database.ts';
import type { Point } from '../pricing/tariff/distance.ts';
import { wordsMeant } from './alike-words.ts';

/** Good enough for ranking, and cheap; what has no coordinates comes last. */
const squaredDistance = ({ latitude, longitude }: Point) =>
  sql`coalesce(power(latitude - ${latitude}::float8, 2)
    + power((longitude - ${longitude}::float8) * cos(radians(${latitude}::float8)), 2), 1e9)`;

/** A term as a LIKE pattern: what the customer typed stands for itself. */
export const literal = (term: string): string => term.replace(/[\\%_]/g, (character) => `\\${character}`);

/** Matches that are ranked; a term that half of all names hold is not worth more. */
const mostRanked = 1500;
/** Degrees around a point in which a facility counts as near. */
const nearby = 1.5;

type Ask = {
  wanted: string;
  brand: string | undefined;
  country: string | undefined;
  near: Point | null;
};

/** Text that begins with the term, as a range, which an index finds also in a statement that is prepared. */
const beginsWith = (column: RawBuilder<string>, term: string) =>
  sql<boolean>`(${column} ~>=~ ${term} and ${column} ~<~ ${`${term}\u{10ffff}`})`;

/** Facilities that hold the term as it is written. */
const written = ({ wanted }: Ask) => sql<boolean>`(lower(name) like ${`%${literal(wanted)}%`}
  or ${beginsWith(sql`lower(city)`, wanted)} or ${beginsWith(sql`zip`, wanted)})`;

/** Those that come before others: preferred, or near. */
const ahead = ({ near }: Ask) =>
  near === null
    ? sql<boolean>`preferred`
    : sql<boolean>`(preferred or (latitude between ${near.latitude - nearby}::float8 and ${near.latitude + nearby}::float8
        and longitude between ${near.longitude - nearby}::float8 and ${near.longitude + nearby}::float8))`;

function rank(db: Queries, { wanted, brand, country, near }: Ask, limit: number, match: RawBuilder<boolean>) {
  const inside = `%${literal(wanted)}%`;
  const starts = beginsWith(sql`lower(name)`, wanted);
  return db
    .selectFrom((inner) =>
      inner
        .selectFrom('facilities')
        .select(['id', 'name', 'address_1', 'city', 'state', 'zip', 'country', 'preferred'])
        .select(['latitude', 'longitude'])
        .$if(brand !== undefined, (query) =>
          // Not by the index of brands: a brand has many facilities, the term few.
          query.where(sql<boolean>`${brand}::text = any(brand_slugs)`),
        )
        .$if(country !== undefined, (query) => query.where('country', '=', country ?? ''))
        .where(match)
        .limit(mostRanked)
        .as('matches'),
    )
    .select(['id', 'name', 'address_1', 'city', 'state', 'zip', 'country', 'preferred'])
    .select(sql<number>`count(*) over ()`.as('matched'))
    .orderBy(
      sql`(lower(name) like ${inside} or ${beginsWith(sql`lower(city)`, wanted)}) and preferred`,
      'desc',
    )
    .orderBy(starts, 'desc')
    .orderBy(
      sql`case when lower(name) like ${inside} then 1 else similarity(lower(name), ${wanted}) end`,
      'desc',
    )
    .$if(near !== null, (query) => query.orderBy(near ? squaredDistance(near) : sql`0`))
    .orderBy(sql`similarity(lower(name), ${wanted})`, 'desc')
    .orderBy('name')
    .limit(limit)
    .execute();
}

/**
 * Facilities whose names are spelled alike: where every word of the term is one of theirs, nothing is wrong with it and
 * nothing is guessed; where a word is one slip from theirs, those; else the names that are most alike as a whole.
 */
async function guess(db: Queries, ask: Ask, limit: number) {
  const meant = await wordsMeant(db, ask.wanted);
  if (meant === undefined) return rank(db, ask, limit, sql<boolean>`lower(name) % ${ask.wanted}`);
  if (meant.length === 0) return [];
  const oneOf = (words: readonly string[]) =>
    sql<boolean>`(${sql.join(
      words.map((word) => sql`lower(name) like ${`%${literal(word)}%`}`),
      sql` or `,
    )})`;
  return rank(db, ask, limit, sql<boolean>`(${sql.join(meant.map(oneOf), sql` and `)})`);
}

/**
 * AD-14, AD-15: facilities of a brand, or of all brands: preferred ones first, then names that begin so, then names that
 * hold the term, the nearest first among equals. Where none is written so: what is spelled alike.
 */
export async function suggestFacilities(
  db: Queries,
  term: string,
  brand: string | undefined,
  country: string | undefined,
  limit: number,
  near: Point | null = null,
): Promise<Suggestion[]> {
  const ask: Ask = { wanted: term.trim().toLowerCase(), brand, country, near };
  const most = Math.min(limit, autocomplete.maxItems);
  const rows = await rank(db, ask, most, written(ask));
  // So many match that not all were ranked: those that come first anyway are looked for by themselves.
  const many = (rows[0]?.matched ?? 0) >= mostRanked;
  const first = many ? await rank(db, ask, most, sql<boolean>`${written(ask)} and ${ahead(ask)}`) : [];
  const alike = rows.length === 0 ? await guess(db, ask, most) : [];
  const found = [...first, ...rows, ...alike];
  return [...new Map(found.map((row) => [row.id, row])).values()].slice(0, most).map((row) => ({
    id: `facility-${row.id}`,
    kind: 'facility',
    label: row.name,
    detail: `${row.city}, ${row.state} ${row.zip}`,
    preferred: row.preferred,
    club_id: row.id,
    autofill_zip: row.zip,
    autofill_city: row.city,
    autofill_state: row.state,
    autofill_country: row.country,
    autofill_address: row.address_1,
    autofill_club_id: row.id,
  }));
}
