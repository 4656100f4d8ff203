/** Letters that a word may have wrong, left out, doubled or swapped with the next. */
const mistakesIn = (word: string): number => (word.length <= 4 ? 1 : 2);

/** Words of a term that are looked for at most. */
const mostWords = 5;

/** The words that a term may stand for when it is misspelled, the likeliest first. */
export const likeliest = (term: string, words: readonly string[]): string[] =>
  words
    .map((word) => ({ word, mistakes: mistakesBetween(term, word) }))
    .filter(({ mistakes }) => mistakes <= mistakesIn(term))
    .sort((a, b) => a.mistakes - b.mistakes || a.word.localeCompare(b.word))
    .slice(0, mostWords)
    .map(({ word }) => word);

/** How many letters are wrong, missing, too many, or swapped with the next one (optimal string alignment). */
export function mistakesBetween(a: string, b: string): number {
  const [from, to] = [[...a], [...b]];
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  from.forEach((letter, row) => {
    const present = [row + 1];
    to.forEach((other, column) => {
      const swapped =
        row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other
          ? (before[column - 1] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      present.push(
        Math.min(
          (last[column] ?? 0) + (letter === other ? 0 : 1),
          (last[column + 1] ?? 0) + 1,
          (present[column] ?? 0) + 1,
          swapped,
        ),
      );
    });
    before = last;
    last = present;
  });
  return last[to.length] ?? 0;
}
