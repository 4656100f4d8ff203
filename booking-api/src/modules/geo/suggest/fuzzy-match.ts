import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/** A name has no more words than this. */
const maxWords = 6;
/** The maximum number of corrections for one word. */
const maxMeant = 8;

/** The words of a term; undefined when it has no words, or more than a name has. */
export function typedWords(term: string): string[] | undefined {
  const typed = term.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  return typed.length === 0 || typed.length > maxWords ? undefined : typed;
}

/** A typed word: the prefix of a known word, unchanged, or the known words that it may stand for. */
export type LikelyWord = { isKnown: boolean; words: string[] };

/**
 * For each word of a term, the known words that it may stand for: those of facilities one typing error away
 * (a letter too many, missing, wrong, or two swapped). A prefix of a known word is unchanged. Empty when
 * every word is known; undefined when a word has no similar one.
 */
export async function similarWords(db: Queries, term: string): Promise<LikelyWord[] | undefined> {
  const typed = typedWords(term);
  if (typed === undefined) return undefined;
  const asked = typed.map((word, at) => ({ at, word, slips: slipsOf(word) }));
  const { rows } = await sql<{ at: number; known: boolean; meant: string[] }>`
    select at,
      exists (select from facility_words w where w.word ~>=~ asked.word and w.word ~<~ (asked.word || ${'\u{10ffff}'})) as known,
      array(
        select word from facility_slips where slip = any(asked.slips)
        union select w.word from facility_words w where w.word = any(asked.slips)
        order by 1 limit ${maxMeant}
      ) as meant
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(at integer, word text, slips text[])
    order by at`.execute(db);
  if (rows.every(({ known }) => known)) return [];
  const likelyWords = rows.map(({ at, known, meant }) => ({
    isKnown: known,
    words: known ? [typed[at] ?? ''] : meant,
  }));
  return likelyWords.every(({ words }) => words.length > 0) ? likelyWords : undefined;
}

/** The maximum number of searched combinations. */
const maxTerms = 32;

/** The term with its words corrected, in every combination; text too short to be a word is unchanged. */
export function correctedTerms(term: string, likelyWords: readonly LikelyWord[]): string[] {
  const typed = typedWords(term) ?? [];
  return typed.reduce(
    (terms, word, at) =>
      terms
        .flatMap((whole) => (likelyWords[at]?.words ?? []).map((other) => whole.replace(word, () => other)))
        .slice(0, maxTerms),
    [term],
  );
}

/** A word, and its variants with one letter left out. */
const slipsOf = (word: string): string[] => [
  word,
  ...[...word].map((_, at, letters) => letters.toSpliced(at, 1).join('')),
];
