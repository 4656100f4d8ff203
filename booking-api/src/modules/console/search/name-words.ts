import { sql } from 'kysely';
import type { Database, Queries } from '../../../platform/database/database.ts';
import { patternsOf } from '../../staff/public/people-search.ts';
import { likeliest } from './spelling.ts';

/** How similar a word must be to a term, from 0 to 1, to be compared letter by letter. */
const nearness = 0.2;
/** How many words are compared letter by letter, per lookup method. */
const compared = 300;
/**
 * A short word has few trigrams, and one typo destroys most of them, so words with the same beginning are
 * also compared.
 */
const shortWord = 6;

/** The words of names that each term may stand for; undefined when a term has no such words. */
export async function wordsFor(trx: Queries, terms: readonly string[]): Promise<string[][] | undefined> {
  await sql`select set_config('pg_trgm.similarity_threshold', ${String(nearness)}, true)`.execute(trx);
  const words: string[][] = [];
  for (const term of terms) {
    const near = /[\d@]/.test(term) ? [] : likeliest(term, await candidates(trx, term));
    if (near.length === 0) return undefined;
    words.push(near);
  }
  return words;
}

async function candidates(trx: Queries, term: string): Promise<string[]> {
  const alike = sql`(select word from name_words where word % ${term}
    order by similarity(word, ${term}) desc limit ${compared})`;
  const begin = patternsOf([[...term][0] ?? ''])[0]?.slice(1) ?? '';
  const short = sql`union (select word from name_words where word like ${begin}
    and length(word) between ${term.length - 1} and ${term.length + 1} limit ${compared})`;
  const { rows } = await sql<{ word: string }>`${alike} ${term.length <= shortWord ? short : sql``}`.execute(
    trx,
  );
  return rows.map(({ word }) => word);
}

/** How many due words one run checks. */
const lookedFor = 300;

/** Removes words that no order, cart or account contains anymore. */
export async function forgetNameWords(db: Database): Promise<void> {
  await sql`with due as (
      select word from name_words where checked_at < now() - interval '1 day'
        order by checked_at limit ${lookedFor} for update skip locked),
    gone as (
      select word from due, lateral (select '%' || word || '%' as part, '% ' || word || ' %' as whole) look
      where not exists (select from order_search where search like part and ' ' || search || ' ' like whole)
        and not exists (select from cart_search where search like part and ' ' || search || ' ' like whole)
        and not exists (select from users where deleted_at is null
          and user_search_text(first_name, last_name, email, phone, member_number) like part
          and ' ' || plain_words(first_name || ' ' || last_name) || ' ' like whole)),
    removed as (delete from name_words where word in (select word from gone))
    update name_words set checked_at = now()
      where word in (select word from due) and word not in (select word from gone)`.execute(db);
}
