import { testNames } from './test-names.ts';

const rowId = String.raw`(?:OPEN|[A-Z]{2})-\d{2,3}|[A-D]\d(?:-\d{1,2})?`;
const idOrRange =
  /(?<![A-Z])(?<prefix>OPEN|[A-Z]{2})-(?<from>\d{2,3})(?:\s+to\s+(?:(?:OPEN|[A-Z]{2})-)?(?<to>\d{2,3}))?/g;
/** Ids of faults, attacks and accessibility: `B3-8`, `C4-31`, `D3-1`, `B2`. */
const ofProof = /(?<![\w-])[A-D]\d(?:-\d{1,2})?(?![\w-])/g;

/** Where a row holds: the README of docs/requirements defines each place. */
export const wheres = ['page', 'server', 'both', 'part', 'open'] as const;
export type RowScope = (typeof wheres)[number];

export interface Row {
  readonly id: string;
  readonly text: string;
  readonly where: RowScope;
}

const tableRow = new RegExp(
  String.raw`^\|\s*(?<id>${rowId})\s*\|\s*(?<text>[^|]*?)\s*\|\s*(?<where>[a-z]+)\s*\|$`,
  'gm',
);
const isWhere = (word: string | undefined): word is RowScope => wheres.some((where) => where === word);

/** Rows of a requirement table. Throws an Error for a row that says another place than the five. */
export const rowsInTable = (markdown: string): Row[] =>
  [...markdown.matchAll(tableRow)].map(({ groups }) => {
    const { id = '', text = '', where } = groups ?? {};
    if (!isWhere(where)) throw new Error(`${id} holds at no known place: ${where}`);
    return { id, text, where };
  });

/** Ids in the names of tests; `AD-06 to AD-09` names four of them. */
export const idsInTests = (source: string, tsx = true): string[] => [
  ...new Set(
    testNames(source, tsx).flatMap((name) => [
      ...[...name.matchAll(idOrRange)].flatMap(({ groups }) => range(groups)),
      ...[...name.matchAll(ofProof)].map(([id]) => id),
    ]),
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
