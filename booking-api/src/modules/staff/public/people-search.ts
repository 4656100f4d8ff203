import { type RawBuilder, sql } from 'kysely';
import { literal } from '../../../platform/database/like.ts';

/** The searched columns of people, exactly as in the index `users_words_trgm`. */
const searched = sql<string>`user_search_text(users.first_name, users.last_name, users.email, users.phone, users.member_number)`;

/** Letters that do not consist of a base letter and a mark. */
const letters: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ı: 'i', ð: 'd' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe' },
};

/** Lower case without accents and apostrophes, like the database function `plain_words`. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘ʼ`´]/g, '')
    .toLowerCase()
    .replace(/[øłđıðßæœ]/g, (letter) => letters[letter] ?? letter);

/** The parts that must all match: a phone number is one part, with any characters between its digits. */
export function partsOf(search: string): string[] {
  const text = plain(search).trim();
  if (/^[+\d(][\d\s().-]*$/.test(text)) return [withoutCountry(text)];
  return text.split(/\s+/).filter((part) => part !== '');
}

/** CO-155: the digits of a phone number as a phone shows its caller; the country code of ours, +1, may not be stored. */
function withoutCountry(text: string): string {
  const digits = text.replace(/\D/g, '');
  const isOurs = digits.startsWith('1') && digits.length > 4 && digits.length <= 11;
  return isOurs && (digits.length === 11 || /^\+?1[\s().-]|^\+1/.test(text)) ? digits.slice(1) : digits;
}

/** Patterns that let `like` find parts anywhere in a text; pattern characters are escaped. */
export const patternsOf = (parts: readonly string[]): string[] => parts.map((part) => `%${literal(part)}%`);

/**
 * A condition on a text: a part of a word, one of the whole words that a misspelled one may stand for, or a part or
 * one of the whole words that are written instead.
 */
export type Term = string | readonly string[] | { readonly typed: string; readonly forms: readonly string[] };

/** Whether a text contains a term. The index only supports parts, so whole words are searched by both. */
export function contains(text: RawBuilder<string>, term: Term): RawBuilder<boolean> {
  if (typeof term === 'string') return sql<boolean>`${text} like ${patternsOf([term])[0]}`;
  if ('typed' in term) return sql<boolean>`(${contains(text, term.typed)} or ${contains(text, term.forms)})`;
  const words = patternsOf(term).map((part) => {
    const whole = `% ${part.slice(1, -1)} %`;
    return sql`(${text} like ${part} and ' ' || ${text} || ' ' like ${whole})`;
  });
  return sql<boolean>`(${sql.join(words, sql` or `)})`;
}

/** How similar a word must be to a part of the text, from 0 to 1: one or two letters of a name may differ. */
export const nearness = 0.45;

/**
 * Whether a part is spelled almost like a word of a row of `users`, by `pg_trgm.word_similarity_threshold`.
 */
export const isNear = (part: string): RawBuilder<boolean> => sql<boolean>`${part} <% (${searched})`;

/** How similar the text of a row of `users` is to all parts; higher is closer. */
export const likenessTo = (parts: readonly string[]): RawBuilder<number> =>
  sql<number>`word_similarity(${parts.join(' ')}, ${searched})`;

/** Whether a row of `users` contains a term in its name, email, phone or member number. */
export const isFoundBy = (term: Term): RawBuilder<boolean> => contains(searched, term);
