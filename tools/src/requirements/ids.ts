import { testNames } from './test-names.ts';

export interface Row {
  readonly id: string;
  readonly text: string;
}

const tableRow = /^\|\s*(?<id>(?:OPEN|[A-Z]{2})-\d{2})\s*\|\s*(?<text>[^|]*?)\s*\|/gm;
const idOrRange =
  /(?<![A-Z])(?<prefix>OPEN|[A-Z]{2})-(?<from>\d{2})(?:\s+to\s+(?:(?:OPEN|[A-Z]{2})-)?(?<to>\d{2}))?/g;

/** Rows of a requirement table, by id. */
export const idsInTable = (markdown: string): Row[] =>
  [...markdown.matchAll(tableRow)].map(({ groups }) => ({ id: groups?.id ?? '', text: groups?.text ?? '' }));

/** Ids in the names of tests; `AD-06 to AD-09` names four of them. */
export const idsInTests = (source: string, tsx = true): string[] => [
  ...new Set(
    testNames(source, tsx).flatMap((name) =>
      [...name.matchAll(idOrRange)].flatMap(({ groups }) => range(groups)),
    ),
  ),
];

function range(found: Record<string, string> | undefined): string[] {
  const from = Number(found?.from);
  const to = Number(found?.to ?? found?.from);
  return Array.from(
    { length: to - from + 1 },
    (_, index) => `${found?.prefix}-${String(from + index).padStart(2, '0')}`,
  );
}
