import { type clubFileProblems, maxClubLines } from '@sendahead/shared-contracts/console/club-file-calls';
import { readCsv } from '../../../platform/csv/read-csv.ts';
import { type ClubColumn, nameHeading, numberHeading } from './club-columns.ts';

type Code = (typeof clubFileProblems)[number];
export type FileProblem = { code: Code; row: number | null; columns: string[] };

/** A line with its cells by heading; null when it has more or fewer cells than headings. */
export type FileLine = { row: number; cells: ReadonlyMap<string, string> | null };
export type ReadFile = { columns: ClubColumn[]; lines: FileLine[] };

const problem = (code: Code, more: Partial<FileProblem> = {}): { problem: FileProblem } => ({
  problem: { code, row: null, columns: [], ...more },
});
const folded = (heading: string): string => heading.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/**
 * Reads the lines of a file, whose columns may be in any order and incomplete; or reports why it is not a
 * file of clubs.
 */
export function readClubFile(
  bytes: Uint8Array,
  known: readonly ClubColumn[],
): ReadFile | { problem: FileProblem } {
  const read = readCsv(bytes);
  if ('problem' in read) return problem(read.problem, { row: read.row });
  const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');
  const [headings = [], ...rows] = read.rows;
  if (isBlank(headings)) return problem('empty');
  const wrong = problemOfHeadings(headings, known);
  if (wrong) return wrong;
  const columns = headings.map((heading) => known.find((one) => folded(one.heading) === folded(heading)));
  const lines = rows
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => !isBlank(cells))
    .map(({ row, cells }): FileLine => {
      if (cells.length < headings.length || !isBlank(cells.slice(headings.length)))
        return { row, cells: null };
      const named = columns.flatMap((column, at) =>
        column ? [[column.heading, cells[at] ?? ''] as const] : [],
      );
      return { row, cells: new Map(named) };
    });
  if (lines.length === 0) return problem('empty');
  if (lines.length > maxClubLines) return problem('too_many_lines');
  // In list order, because the meaning of some cells depends on columns further left.
  return { columns: known.filter((column) => columns.includes(column)), lines };
}

function problemOfHeadings(headings: readonly string[], known: readonly ClubColumn[]) {
  const names = headings.map(folded).filter((name) => name !== '');
  const knownNames = new Set(known.map(({ heading }) => folded(heading)));
  if (headings.length === 1 && /[;\t]/.test(headings[0] ?? '')) return problem('separator');
  const unfit = headings.filter((heading, at) => {
    const name = folded(heading);
    return name !== '' && (!knownNames.has(name) || headings.findIndex((one) => folded(one) === name) < at);
  });
  const identifying = [numberHeading, nameHeading].map(folded);
  if (unfit.length > 0 || !identifying.some((name) => names.includes(name)))
    return problem('columns', { columns: unfit.slice(0, 5).map((heading) => heading.trim().slice(0, 60)) });
  return undefined;
}
