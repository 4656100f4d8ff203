import { autocomplete } from '@sendahead/shared-contracts/constants';
import type { Suggestion } from '@sendahead/shared-contracts/geo/schema';
import { CompiledQuery, type Selectable } from 'kysely';
import type { Queries } from '../../platform/database.ts';
import type { Tables } from '../../tables.ts';
import type { Point } from '../pricing/tariff/distance.ts';
import { wordsMeant } from './alike-words.ts';

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

type Row = Pick<
  Selectable<Tables['facilities']>,
  'id' | 'name' | 'address_1' | 'city' | 'state' | 'zip' | 'country' | 'preferred'
> & { matched: number };

// What the statements below are asked with: $1 the term, $2 the term inside a text, $3 the end of the texts that begin
// with it, $4 brand, $5 country, $6 and $7 the point to be near to, $8 how many, $9 the words that were meant.
const holds = 'lower(name) like $2';
/** Text that begins with the term, as a range, which an index finds also in a statement that is prepared. */
const begins = (column: string) => `(${column} ~>=~ $1 and ${column} ~<~ $3)`;
/** Facilities that hold the term as it is written. */
const written = `(${holds} or ${begins('lower(city)')} or ${begins('zip')})`;
/** Those that come before others: preferred, or near. */
const ahead = `(preferred or (latitude between $6 - ${nearby} and $6 + ${nearby}
  and longitude between $7 - ${nearby} and $7 + ${nearby}))`;
/** Names that hold, in place of each word, one that was meant: a pattern each in $9, which is a list of such lists. */
const meantBy = (words: number) =>
  Array.from(
    { length: words },
    (_, at) => `lower(name) like any(array(select jsonb_array_elements_text($9::jsonb -> ${at})))`,
  );

/** Matches in their order. Put into words once: a term that nobody has asked for costs its search and little beside. */
const ranked = (match: string) => `
  select id, name, address_1, city, state, zip, country, preferred, count(*) over () as matched from (
    select id, name, address_1, city, state, zip, country, preferred, latitude, longitude from facilities
    where ($4::text is null or $4 = any(brand_slugs)) and ($5::text is null or country = $5) and ${match}
    limit ${mostRanked}
  ) matches
  order by (${holds} or ${begins('lower(city)')}) and preferred desc, ${begins('lower(name)')} desc,
    case when ${holds} then 1 else similarity(lower(name), $1) end desc,
    -- Good enough for ranking, and cheap; what has no coordinates comes last.
    case when $6::float8 is null then 0
      else coalesce(power(latitude - $6, 2) + power((longitude - $7::float8) * cos(radians($6)), 2), 1e9) end,
    similarity(lower(name), $1) desc, name
  limit $8 + 0 * coalesce(length($9::text), 0)`;

const statements = {
  written: ranked(written),
  ahead: ranked(`${written} and ${ahead}`),
  alike: ranked('lower(name) % $1'),
  meant: (words: number) => ranked(meantBy(words).join(' and ')),
};

async function rank(
  db: Queries,
  { wanted, brand, country, near }: Ask,
  limit: number,
  statement: string,
  meant: readonly (readonly string[])[] = [],
): Promise<Row[]> {
  const patterns = meant.map((words) => words.map((word) => `%${literal(word)}%`));
  const { rows } = await db.executeQuery<Row>(
    CompiledQuery.raw(statement, [
      wanted,
      `%${literal(wanted)}%`,
      `${wanted}\u{10ffff}`,
      brand ?? null,
      country ?? null,
      near?.latitude ?? null,
      near?.longitude ?? null,
      limit,
      JSON.stringify(patterns),
    ]),
  );
  return rows;
}

/**
 * Facilities whose names are spelled alike: where every word of the term is one of theirs, nothing is wrong with it and
 * nothing is guessed; where a word is one slip from theirs, those; else the names that are most alike as a whole.
 */
async function guess(db: Queries, ask: Ask, limit: number) {
  const meant = await wordsMeant(db, ask.wanted);
  if (meant === undefined) return rank(db, ask, limit, statements.alike);
  return meant.length === 0 ? [] : rank(db, ask, limit, statements.meant(meant.length), meant);
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
  const rows = await rank(db, ask, most, statements.written);
  // So many match that not all were ranked: those that come first anyway are looked for by themselves.
  const many = (rows[0]?.matched ?? 0) >= mostRanked;
  const first = many ? await rank(db, ask, most, statements.ahead) : [];
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
