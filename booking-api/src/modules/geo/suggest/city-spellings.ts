import { sql } from 'kysely';
import { normalizeCity } from '../public/normalize-address.ts';

/**
 * SQL: whether a code is one of the few of its town with another prefix than the others. Such codes belong to
 * offices: 73301 in Austin, whose codes begin with 787.
 */
export const isOutlyingCode = sql`
  count(*) over (partition by city, state, left(code, 3)) * 5 < count(*) over (partition by city, state)`;

/** The spellings under which the gazetteer may have a town, in lower case: as typed, shortened, in full. */
export const spellingsOf = (city: string): string[] => [
  ...new Set([city.trim().toLowerCase(), normalizeCity(city), fullName(city)]),
];

/** "St. Louis" as the gazetteer may have it: "saint louis". */
const fullName = (city: string): string =>
  normalizeCity(city).replace(/^st /, 'saint ').replace(/^mt /, 'mount ').replace(/^ft /, 'fort ');
