import { sql } from 'kysely';
import { normalizeCity } from '../public/normalize-address.ts';

/**
 * SQL: whether a code has a rare prefix among the codes of its town. Such codes belong to offices: 73301 in
 * Austin, whose codes begin with 787.
 */
export const isOutlyingCode = sql`
  count(*) over (partition by city, state, left(code, 3)) * 5 < count(*) over (partition by city, state)`;

/** The spellings under which the gazetteer may list a town, in lower case: as typed, abbreviated, in full. */
export const spellingsOf = (city: string): string[] => [
  ...new Set([city.trim().toLowerCase(), normalizeCity(city), fullName(city)]),
];

/** "St. Louis" as the gazetteer may list it: "saint louis". */
const fullName = (city: string): string =>
  normalizeCity(city).replace(/^st /, 'saint ').replace(/^mt /, 'mount ').replace(/^ft /, 'fort ');
