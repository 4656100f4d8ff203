import { sql } from 'kysely';
import { normaliseCity } from '../public/normalise-address.ts';

/**
 * Whether a code is one of the few of its town that stand apart from the others, which are those of offices and lie
 * elsewhere in the numbers: 73301 in Austin, whose codes begin with 787.
 */
export const isOutlyingCode = sql`
  count(*) over (partition by city, state, left(code, 3)) * 5 < count(*) over (partition by city, state)`;

/** A town in small letters as it was written, in short and in full: one of them is how the gazetteer has it. */
export const spellingsOf = (city: string): string[] => [
  ...new Set([city.trim().toLowerCase(), normaliseCity(city), fullName(city)]),
];

/** "St. Louis" as the gazetteer may have it: "saint louis". */
const fullName = (city: string): string =>
  normaliseCity(city).replace(/^st /, 'saint ').replace(/^mt /, 'mount ').replace(/^ft /, 'fort ');
