import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/** More words than this are no name that somebody mistyped. */
const mostWords = 6;
/** Words that one mistyped word may have been. */
const mostMeant = 8;

/** The words of a term that are looked at one by one; undefined when there is none, or more than a name has. */
export function typedWords(term: string): string[] | undefined {
  const typed = term.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  return typed.length === 0 || typed.length > mostWords ? undefined : typed;
}

/**
 * What the words of a term were meant to be, each by one of several: a word of a facility that differs by one letter too
 * many, too few, another, or by two that are swapped; a word that begins one of theirs stays. Empty when every word is
 * spelled as it may be: then there is nothing to guess. Undefined when a word is like none.
 */
export async function similarWords(db: Queries, term: string): Promise<string[][] | undefined> {
  const typed = typedWords(term);
  if (typed === undefined) return undefined;
  const asked = typed.map((word, at) => ({ at, word, slips: slipsOf(word) }));
  const { rows } = await sql<{ at: number; known: boolean; meant: string[] }>`
    select at,
      exists (select from facility_words w where w.word ~>=~ asked.word and w.word ~<~ (asked.word || ${'\u{10ffff}'})) as known,
      array(
        select word from facility_slips where slip = any(asked.slips)
        union select w.word from facility_words w where w.word = any(asked.slips)
        order by 1 limit ${mostMeant}
      ) as meant
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(at integer, word text, slips text[])
    order by at`.execute(db);
  if (rows.every(({ known }) => known)) return [];
  const meant = rows.map(({ at, known, meant: words }) => (known ? [typed[at] ?? ''] : words));
  return meant.every((words) => words.length > 0) ? meant : undefined;
}

/** More towns than this are not looked for. */
const mostTerms = 32;

/** A term with each of its words as it was meant; what is too short to be a word stays. */
export function correctedTerms(term: string, meant: readonly (readonly string[])[]): string[] {
  const typed = typedWords(term) ?? [];
  return typed.reduce(
    (terms, word, at) =>
      terms
        .flatMap((whole) => (meant[at] ?? []).map((other) => whole.replace(word, () => other)))
        .slice(0, mostTerms),
    [term],
  );
}

/** A word, and the word with one letter left out. */
const slipsOf = (word: string): string[] => [
  word,
  ...[...word].map((_, at, letters) => letters.toSpliced(at, 1).join('')),
];
