import { testNames } from './test-names.ts';

/** A row of docs/security.md: the attack and the files with tests against it. */
export interface AttackRow {
  readonly attack: number;
  readonly files: readonly string[];
}

const tableRow = /^\| (?<attack>\d+) \|[^|]*\|(?<files>[^|]*)\|$/gm;
const named = /\battacks? (?<api>\d+(?:(?:, | and )\d+)*)|\bC4-(?<browser>\d+)/g;

/** The rows of the table, in their order. */
export const attackRows = (markdown: string): AttackRow[] =>
  [...markdown.matchAll(tableRow)].map(({ groups }) => ({
    attack: Number(groups?.attack),
    files: [...(groups?.files ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }));

/** The attacks that a file's test names quote: `attack 7`, `attacks 1, 2`, `C4-31`. */
export const attacksInTests = (source: string): number[] => [
  ...new Set(
    testNames(source, false)
      .flatMap((name) => [...name.matchAll(named)])
      .flatMap(({ groups }) => (groups?.api ?? groups?.browser ?? '').split(/, | and /).map(Number)),
  ),
];
