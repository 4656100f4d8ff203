import damerauLevenshtein from 'damerau-levenshtein';

/** Letters that a word may have wrong, left out, doubled or swapped with the next. */
const mistakesIn = (word: string): number => (word.length <= 4 ? 1 : 2);

/** Words of a term that are looked for at most. */
const mostWords = 5;

/** The words that a term may stand for when it is misspelled, the likeliest first. */
export const likeliest = (term: string, words: readonly string[]): string[] =>
  words
    .map((word) => ({ word, mistakes: damerauLevenshtein(term, word).steps }))
    .filter(({ mistakes }) => mistakes <= mistakesIn(term))
    .sort((a, b) => a.mistakes - b.mistakes || a.word.localeCompare(b.word))
    .slice(0, mostWords)
    .map(({ word }) => word);
