import { type RawBuilder, sql } from 'kysely';

/** What people are found by, as the index `users_search_trgm` has it. */
const searched = sql<string>`lower(users.first_name || ' ' || users.last_name || ' ' || users.email) || ' '
  || regexp_replace(users.phone, '[^0-9]', '', 'g') || ' ' || lower(coalesce(users.member_number, ''))`;

/** The parts that must all be found: a phone number is one part, with any characters between its digits. */
export function partsOf(search: string): string[] {
  const text = search.trim().toLowerCase();
  if (/^[+\d(][\d\s().-]*$/.test(text)) return [text.replace(/\D/g, '')];
  return text.split(/\s+/).filter((part) => part !== '');
}

/** Parts of a text as `like` finds them anywhere; pattern characters are escaped. */
export const patternsOf = (parts: readonly string[]): string[] =>
  parts.map((part) => `%${part.replace(/[\\%_]/g, '\\$&')}%`);

/** How much a word must be like a part of the text, from 0 to 1: one or two letters of a name are other. */
export const nearness = 0.45;

/** Whether a part is spelled like a word of a row of `users`, by `pg_trgm.word_similarity_threshold`. */
export const isNear = (part: string): RawBuilder<boolean> => sql<boolean>`${part} <% (${searched})`;

/** How much the text of a row of `users` is like all parts; more is nearer. */
export const likenessTo = (parts: readonly string[]): RawBuilder<number> =>
  sql<number>`word_similarity(${parts.join(' ')}, ${searched})`;

/** Whether a part is in the name, email, phone or member number of a row of `users`. */
export const isFoundBy = (part: string): RawBuilder<boolean> =>
  sql<boolean>`${searched} like ${patternsOf([part])[0]}`;
