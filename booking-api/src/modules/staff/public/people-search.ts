import { type RawBuilder, sql } from 'kysely';
import { literal } from '../../../platform/database/like.ts';

/** What people are found by, as the index `users_words_trgm` has it. */
const searched = sql<string>`user_search_text(users.first_name, users.last_name, users.email, users.phone, users.member_number)`;

/** Letters that are no other letter with a mark. */
const letters: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ı: 'i', ð: 'd' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe' },
};

/** Lower case without accents and apostrophes, as `plain_words` of the database writes names. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘ʼ`´]/g, '')
    .toLowerCase()
    .replace(/[øłđıðßæœ]/g, (letter) => letters[letter] ?? letter);

/** The parts that must all be found: a phone number is one part, with any characters between its digits. */
export function partsOf(search: string): string[] {
  const text = plain(search).trim();
  if (/^[+\d(][\d\s().-]*$/.test(text)) return [text.replace(/\D/g, '')];
  return text.split(/\s+/).filter((part) => part !== '');
}

/** Parts of a text as `like` finds them anywhere; pattern characters are escaped. */
export const patternsOf = (parts: readonly string[]): string[] => parts.map((part) => `%${literal(part)}%`);

/** What a text must contain: a part of a word, or one of the whole words that a misspelled one may stand for. */
export type Term = string | readonly string[];

/** Whether a text contains a term. The index of a text knows parts alone, so that whole words are looked for by both. */
export function contains(text: RawBuilder<string>, term: Term): RawBuilder<boolean> {
  if (typeof term === 'string') return sql<boolean>`${text} like ${patternsOf([term])[0]}`;
  const words = patternsOf(term).map((part) => {
    const whole = `% ${part.slice(1, -1)} %`;
    return sql`(${text} like ${part} and ' ' || ${text} || ' ' like ${whole})`;
  });
  return sql<boolean>`(${sql.join(words, sql` or `)})`;
}

/** How much a word must be like a part of the text, from 0 to 1: one or two letters of a name are other. */
export const nearness = 0.45;

/** Whether a part is spelled like a word of a row of `users`, by `pg_trgm.word_similarity_threshold`. */
export const isNear = (part: string): RawBuilder<boolean> => sql<boolean>`${part} <% (${searched})`;

/** How much the text of a row of `users` is like all parts; more is nearer. */
export const likenessTo = (parts: readonly string[]): RawBuilder<number> =>
  sql<number>`word_similarity(${parts.join(' ')}, ${searched})`;

/** Whether a term is in the name, email, phone or member number of a row of `users`. */
export const isFoundBy = (term: Term): RawBuilder<boolean> => contains(searched, term);
