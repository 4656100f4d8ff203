import { autocomplete } from '@sendahead/shared-contracts/constants';
import type { Suggestion } from '@sendahead/shared-contracts/geo/schema';
import { CompiledQuery, type Selectable } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { literal } from '../../../platform/database/like.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Point } from '../../tariff/public/distance.ts';
import { correctedTerms, similarWords, typedWords } from './fuzzy-match.ts';
import { likePatterns } from './name-patterns.ts';

/** How many matches are ranked; a term that occurs in half of all names is not worth more. */
const maxRanked = 600;
/** Degrees around a point within which a facility counts as near. */
const nearby = 1.5;

type Ask = {
  wanted: string;
  brand: string | undefined;
  country: string | undefined;
  kind: string | undefined;
  near: Point | null;
};

type Row = Pick<
  Selectable<Tables['facilities']>,
  'id' | 'name' | 'address_1' | 'city' | 'state' | 'zip' | 'country' | 'preferred'
> & { matched: number };

// Parameters of the statements below: $1 the term, $2 the term as a LIKE pattern, $3 the upper bound of its
// prefix range, $4 brand, $5 country. $6 and $7 the location, $8 the limit, $9 corrected words, $10 name
// patterns, $11 typed words, $12 kind of facility.
const holds = 'strpos(lower(name), $1) > 0';
/**
 * A part of the query that no generic plan can estimate. The index's search text is inlined: one plan then
 * serves all terms, since planning each time would take longer than the search.
 */
const unseen = (part: string) => `(select ${part})`;
/** Text that begins with the term, as a range, which an index also finds in a prepared statement. */
const begins = (column: string) =>
  `(${column} ~>=~ ${unseen('$1::text')} and ${column} ~<~ ${unseen('$3::text')})`;
const ofTown = begins('lower(city)');
/** Facilities that precede others. Each kind has its own index, which one condition for both could not use. */
const ahead = [
  'preferred',
  `$6::float8 is not null and not preferred
    and latitude between $6 - ${nearby} and $6 + ${nearby}
    and longitude between $7 - ${nearby} and $7 + ${nearby}`,
];
/** AD-39: ports precede other places of a brand for cruises, like preferred places do. */
const isPort = `(kind = 'port' and exists (select from brands where slug = $4 and (words ->> 'cruises')::boolean))`;
/**
 * Names with a correction of each wrong word and with the known ones: $9 is a list of corrections per wrong word,
 * which are rare and found by the index; $10 has the known words as patterns, which may be in every name.
 */
const meantBy = (words: number) =>
  [
    ...Array.from(
      { length: words },
      (_, at) => `facility_name_words(name) && array(select jsonb_array_elements_text($9::jsonb -> ${at}))`,
    ),
    'lower(name) like all($10::text[])',
  ].join(' and ');

/** Towns that begin with one of the likely spellings, a list in $9. */
const ofTownMeant = `id in (
  select f.id from jsonb_array_elements_text($9::jsonb) as town
  join facilities f on lower(f.city) ~>=~ town and lower(f.city) ~<~ (town || '\u{10ffff}'))`;

const columns = 'id, name, address_1, city, state, zip, country, preferred';
const matching = (match: string) => `
  select ${columns}, kind, latitude, longitude from facilities
  where ($4::text is null or $4 = any(brand_slugs)) and ($5::text is null or country = $5)
    and ($12::text is null or kind = $12) and ${match}`;

/** Names that contain the term, found by words if there are name patterns, otherwise by trigrams. */
const namesHolding = (words: number) =>
  words === 0
    ? `lower(name) like ${unseen('$2::text')}`
    : Array.from(
        { length: words },
        (_, at) =>
          `facility_name_words(name) && (array(select word from facility_words where word like ${unseen(`($10::text[])[${at + 1}]`)}) || ''::text)`,
      ).join(' and ');

/** Facilities of each kind that contain the term as it is written, each once. */
const written = (words: number, kinds: readonly string[]) =>
  kinds
    .flatMap((kind) => [
      `${namesHolding(words)} and ${holds} and ${kind}`,
      `(${ofTown} or ${begins('zip')}) and not ${holds} and ${kind}`,
    ])
    .map(matching)
    .join(' union all ');

/**
 * Matches in ranking order; without any, one row that reports whether every typed word is known. The
 * SQL is built once per shape, so that a new term adds little to the cost of its search.
 */
const ranked = (matches: string) => `
  with found as materialized (
    select ${columns}, count(*) over () as matched from (${matches} limit ${maxRanked}) matches
    order by (${holds} or starts_with(lower(city), $1)) and (preferred or ${isPort}) desc,
      starts_with(lower(name), $1) desc, ${isPort} desc,
      case when ${holds} then 1 else similarity(lower(name), $1) end desc,
      -- Good enough for ranking, and cheap; what has no coordinates comes last.
      case when $6::float8 is null then 0
        else coalesce(power(latitude - $6, 2) + power((longitude - $7::float8) * cos(radians($6)), 2), 1e9) end,
      similarity(lower(name), $1) desc, name, id
    limit $8 + 0 * length(concat($2::text, $3::text, $9::text, $10::text[]))
  )
  select ${columns}, matched, null::boolean as known from found
  union all
  select null, null, null, null, null, null, null, null, 0, (
    select bool_and(exists (
      select from facility_words w where w.word ~>=~ typed.word and w.word ~<~ (typed.word || '\u{10ffff}')
    )) from unnest($11::text[]) as typed (word)
  ) where not exists (select from found)`;

/** The maximum number of patterns for the words of matching names. */
const maxPatterns = 3;
const forEach = (statement: (words: number) => string): readonly string[] =>
  Array.from({ length: maxPatterns + 1 }, (_, words) => ranked(statement(words)));

const statements = {
  written: forEach((words) => written(words, ['true'])),
  ahead: forEach((words) => written(words, ahead)),
  alike: ranked(matching('lower(name) % $1')),
  townMeant: ranked(matching(ofTownMeant)),
  meant: (words: number) => ranked(matching(meantBy(words))),
};

/** The matches; without any, whether every typed word is known. */
type Ranked = { rows: Row[]; known: boolean };

async function rank(
  db: Queries,
  { wanted, brand, country, kind, near }: Ask,
  limit: number,
  statement: string | readonly string[],
  meant: readonly (string | readonly string[])[] = [],
  like = likePatterns(wanted).slice(0, maxPatterns),
): Promise<Ranked> {
  const { rows } = await db.executeQuery<Row | { id: null; known: boolean | null }>(
    CompiledQuery.raw(typeof statement === 'string' ? statement : (statement[like.length] ?? ''), [
      wanted,
      `%${literal(wanted)}%`,
      `${wanted}\u{10ffff}`,
      brand ?? null,
      country ?? null,
      near?.latitude ?? null,
      near?.longitude ?? null,
      limit,
      JSON.stringify(meant),
      like,
      typedWords(wanted) ?? [],
      kind ?? null,
    ]),
  );
  const [first] = rows;
  if (first?.id === null) return { rows: [], known: first.known === true };
  return { rows: rows.filter((row) => row.id !== null), known: false };
}

/**
 * Facilities by fuzzy match. When every word of the term is known, nothing is guessed. When each word is one
 * typing error from known words, those are searched, or else towns with such names. When a word has no
 * similar one, whole names are compared.
 */
async function guess(db: Queries, ask: Ask, limit: number) {
  const likelyWords = await similarWords(db, ask.wanted);
  if (likelyWords?.length === 0) return [];
  if (likelyWords === undefined) return (await rank(db, ask, limit, statements.alike)).rows;
  const corrections = likelyWords.filter(({ isKnown }) => !isKnown).map(({ words }) => words);
  const known = likelyWords.filter(({ isKnown }) => isKnown).flatMap(({ words }) => words);
  const patterns = known.map((word) => `%${literal(word)}%`);
  const { rows } = await rank(db, ask, limit, statements.meant(corrections.length), corrections, patterns);
  if (rows.length > 0) return rows;
  return (await rank(db, ask, limit, statements.townMeant, correctedTerms(ask.wanted, likelyWords))).rows;
}

/**
 * AD-14, AD-15: facilities of one brand or all, of one kind (golf, hotel) or all. Preferred ones come first
 * (AD-39: and ports of a brand for cruises), then names that begin with the term, then names that contain it; ties are sorted nearest first. When
 * nothing matches, fuzzy matches.
 */
export async function suggestFacilities(
  db: Queries,
  term: string,
  { brand, country, kind }: Partial<Pick<Ask, 'brand' | 'country' | 'kind'>>,
  limit: number,
  near: Point | null = null,
): Promise<Suggestion[]> {
  const ask: Ask = { wanted: term.trim().toLowerCase(), brand, country, kind, near };
  const most = Math.min(limit, autocomplete.maxItems);
  const { rows, known } = await rank(db, ask, most, statements.written);
  // Too many facilities match to rank all: those that come first anyway are searched separately.
  const many = (rows[0]?.matched ?? 0) >= maxRanked;
  const first = many ? (await rank(db, ask, most, statements.ahead)).rows : [];
  const alike = rows.length === 0 && !known ? await guess(db, ask, most) : [];
  const found = [...first, ...rows, ...alike];
  return [...new Map(found.map((row) => [row.id, row])).values()].slice(0, most).map(present);
}

const present = (row: Row): Suggestion => ({
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
});
