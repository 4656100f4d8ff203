import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ClubLine } from '@sendahead/shared-contracts/console/club-file-calls';
import type { Queries } from '../../../platform/database/database.ts';
import type { PostalPlace } from '../../geo/public/store.ts';
import { changeableFees } from '../clubs/changeable-fees.ts';
import { problemOfPlace } from '../clubs/club-place.ts';
import { type ChangedField, clubColumns, nameHeading, numberHeading } from './club-columns.ts';
import { type FileClub, newFileClub } from './file-club.ts';
import { type KnownForLines, readKnown } from './known-for-lines.ts';
import { type Columns, type LineResult, readLine } from './plan-line.ts';
import { type FileLine, type FileProblem, readClubFile } from './read-club-file.ts';

/** A line to write: the club's new state, and the fields that differ from `before`. */
export type PlannedClub = {
  row: number;
  before: FileClub;
  after: FileClub;
  fields: ChangedField[];
  place: PostalPlace | undefined;
};
export type ImportPlan = {
  problem: FileProblem | null;
  lines: ClubLine[];
  writes: PlannedClub[];
  /** Identical for the same file and the same clubs. */
  plan: string;
};

/**
 * The plan of an import; nothing is written. `lock` keeps its clubs unchanged, once their numbers are known.
 */
export async function planImport(
  db: Queries,
  bytes: Uint8Array,
  lock?: (ids: number[]) => Promise<void>,
): Promise<ImportPlan> {
  const all = clubColumns(await changeableFees(db));
  const file = readClubFile(bytes, all);
  if ('problem' in file) return { problem: file.problem, lines: [], writes: [], plan: '' };
  const columns: Columns = { all, given: file.columns };
  const numbers = file.lines.map(({ cells }) => (cells?.get(numberHeading) ?? '').trim());
  const ids = numbers.filter(isNumber).map(Number);
  await lock?.(ids);
  const known = await readKnown(db, ids, file.lines, file.columns);
  const seen = new Set<string>();
  const planned: Planned[] = [];
  for (const [at, line] of file.lines.entries()) {
    planned.push(planLine(line, numbers[at] ?? '', { columns, known, seen }));
    // Requests of others are answered in between.
    if (at % linesAtOnce === 0) await setImmediate();
  }
  const lines = planned.map(({ line }) => line);
  const writes = planned.flatMap(({ write }) => write ?? []);
  const digest = createHash('sha256').update(JSON.stringify(lines)).digest('base64url');
  return { problem: null, lines, writes, plan: digest };
}

/** Lines to read before answering other requests. */
const linesAtOnce = 50;
const isNumber = (text: string): boolean => /^\d{1,9}$/.test(text);
type Planned = { line: ClubLine; write?: PlannedClub };
type Means = { columns: Columns; known: KnownForLines; seen: Set<string> };

function planLine({ row, cells }: FileLine, number: string, { columns, known, seen }: Means): Planned {
  const line = (more: Partial<ClubLine>): ClubLine => ({
    row,
    outcome: 'refused',
    club_id: null,
    name: (cells?.get(nameHeading) ?? '').trim().slice(0, 120),
    changes: [],
    problems: [],
    ...more,
  });
  const refused = (column: string | null, code: string, more: Partial<ClubLine> = {}): Planned => ({
    line: line({ ...more, problems: [{ column, code }] }),
  });
  if (!cells) return refused(null, 'line_length');
  if (number !== '' && !isNumber(number)) return refused(numberHeading, 'malformed');
  const numbered = number === '' ? undefined : known.clubs.get(Number(number));
  if (number !== '' && !numbered) return refused(numberHeading, 'no_such_club');
  const made = numbered ? undefined : readLine(newFileClub, columns, cells);
  const namesake = made && known.namesakeOf(made.club);
  const base = numbered ?? namesake ?? newFileClub;
  const result = made && !namesake ? made : readLine(base, columns, cells);
  const of = { club_id: base.id, name: result.club.fields.name || base.fields.name };
  const key = base.id === null ? known.keyOf(result.club) : String(base.id);
  if (seen.has(key)) return refused(numbered ? numberHeading : nameHeading, 'twice', of);
  seen.add(key);
  const problems = [...result.problems, ...furtherProblems(base, result, known)];
  if (problems.length > 0) return { line: line({ ...of, problems }) };
  if (base.id !== null && result.changes.length === 0) return { line: line({ ...of, outcome: 'unchanged' }) };
  // A line without a number creates a club; it never changes one that its author may not know of.
  if (namesake) return refused(nameHeading, 'club_exists', of);
  const { club: after, changes, fields } = result;
  return {
    line: line({ ...of, changes, outcome: base.id === null ? 'new' : 'changed' }),
    write: { row, before: base, after, fields, place: known.placeOf(after) },
  };
}

/** Problems that only the database can find. */
function furtherProblems(
  base: FileClub,
  { club, fields }: LineResult,
  known: KnownForLines,
): LineResult['problems'] {
  const isMoved = base.id === null || fields.includes('zip') || fields.includes('state');
  const wrong =
    isMoved && club.fields.zip !== ''
      ? problemOfPlace({ country: club.country, state: club.fields.state }, known.placeOf(club))
      : null;
  return [
    ...(club.brands.some((slug) => !base.brands.includes(slug) && !known.brands.has(slug))
      ? [{ column: 'Brands', code: 'unknown' }]
      : []),
    ...(wrong ? [{ column: wrong.field === 'zip' ? 'Zip code' : 'State', code: wrong.code }] : []),
  ];
}
