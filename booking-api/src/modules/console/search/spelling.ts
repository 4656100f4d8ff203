import damerauLevenshtein from 'damerau-levenshtein';

/** How many letters of a word may be wrong, missing, doubled or swapped with the next. */
const mistakesIn = (word: string): number => (word.length <= 4 ? 1 : 2);

/** The most words that one term is expanded to. */
const maxWords = 5;

/** The words that a misspelled term may stand for, likeliest first. */
export const likeliest = (term: string, words: readonly string[]): string[] =>
  words
    .map((word) => ({ word, mistakes: damerauLevenshtein(term, word).steps }))
    .filter(({ mistakes }) => mistakes <= mistakesIn(term))
    .sort((a, b) => a.mistakes - b.mistakes || a.word.localeCompare(b.word))
    .slice(0, maxWords)
    .map(({ word }) => word);
