import bidiFactory from 'bidi-js';

const bidi = bidiFactory();
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A segment of text in one direction. */
export type DirectedRun<F> = { text: string; rtl: boolean; of: F };

/**
 * Segments of a line in visual order, from the left (UAX #9): numbers in Arabic and Hebrew still read from
 * the left. `ofLetters` gives the kind of each character; segments contain characters of one kind.
 */
export function visualRuns<F>(text: string, ofLetters: readonly F[]): DirectedRun<F>[] {
  if (!rightToLeft.test(text)) return logicalRuns(text, ofLetters, () => 0).map(({ run }) => run);
  const levels = bidi.getEmbeddingLevels(text, 'auto');
  const place = new Map(bidi.getReorderedIndices(text, levels).map((index, at) => [index, at]));
  const levelAt = (index: number): number => levels.levels[index] ?? 0;
  const first = ({ start, end }: { start: number; end: number }): number =>
    Math.min(place.get(start) ?? start, place.get(end - 1) ?? end);
  return logicalRuns(text, ofLetters, levelAt)
    .sort((one, other) => first(one) - first(other))
    .map(({ run }) => run);
}

/** Text that reads from the right but is drawn letter by letter from the left: brackets are mirrored. */
export const mirrored = (text: string): string =>
  [...text]
    .reverse()
    .map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
    .join('');

function logicalRuns<F>(text: string, ofLetters: readonly F[], levelAt: (index: number) => number) {
  const runs: { run: DirectedRun<F>; level: number; start: number; end: number }[] = [];
  let index = 0;
  for (const [at, letter] of [...text].entries()) {
    const of = ofLetters[at] as F;
    const level = levelAt(index);
    const last = runs.at(-1);
    if (last?.level === level && last.run.of === of) {
      last.run.text += letter;
      last.end += letter.length;
    } else {
      const run = { text: letter, rtl: level % 2 === 1, of };
      runs.push({ run, level, start: index, end: index + letter.length });
    }
    index += letter.length;
  }
  return runs;
}
