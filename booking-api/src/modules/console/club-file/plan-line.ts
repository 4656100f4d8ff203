import { clubFieldsSchema } from '@sendahead/shared-contracts/console/club-calls';
import type { ClubLine } from '@sendahead/shared-contracts/console/club-file-calls';
import { newClubFieldsSchema } from '@sendahead/shared-contracts/console/new-club-calls';
import * as z from 'zod/mini';
import { unguarded } from '../../../platform/csv/read-csv.ts';
import { type ChangedField, type ClubColumn, nameHeading } from './club-columns.ts';
import type { FileClub } from './file-club.ts';

type Problem = ClubLine['problems'][number];
type Change = ClubLine['changes'][number];

/** The club that a line's cells describe. */
export type LineResult = {
  club: FileClub;
  changes: Change[];
  /** The changed fields. */
  fields: ChangedField[];
  problems: Problem[];
};

/** The columns of every file, and those of this file. */
export type Columns = { all: readonly ClubColumn[]; given: readonly ClubColumn[] };

/**
 * Applies a line's cells to a club, and reports unreadable columns. A cell that equals the export changes
 * nothing, whatever a spreadsheet would make of it.
 */
export function applyCells(
  base: FileClub,
  given: readonly ClubColumn[],
  cells: ReadonlyMap<string, string>,
): { club: FileClub; changes: (Change & { field: ChangedField })[]; wrong: Map<string, string> } {
  const wrong = new Map<string, string>();
  const changes: (Change & { field: ChangedField })[] = [];
  let club = base;
  for (const { heading, field, read, write } of given) {
    if (!read || !field) continue;
    const cell = (cells.get(heading) ?? '').replaceAll('\r\n', '\n');
    const before = write(base);
    if (cell === before || unguarded(cell) === before) continue;
    const next = read(unguarded(cell).trim().normalize('NFC'), club);
    if ('code' in next) {
      wrong.set(heading, next.code);
      continue;
    }
    club = next.value;
    const after = write(club);
    if (after !== before) changes.push({ column: heading, field, before, after });
  }
  return { club, changes, wrong };
}

/** The club that a line's cells describe, with all of its problems. */
export function readLine(
  base: FileClub,
  { all, given }: Columns,
  cells: ReadonlyMap<string, string>,
): LineResult {
  const { club, changes, wrong } = applyCells(base, given, cells);
  const fields = [...new Set(changes.map(({ field }) => field))];
  for (const { field, code } of refusedFields(club, fields)) {
    const heading = all.find((column) => column.field === field)?.heading ?? nameHeading;
    if (!wrong.has(heading)) wrong.set(heading, code);
  }
  return {
    club,
    fields,
    changes: changes.map(({ column, before, after }) => ({ column, before, after })),
    problems: [...wrong].map(([column, code]) => ({ column, code })),
  };
}

/** Problems found by the schemas of the club's forms. */
function refusedFields(
  { id, kind, country, brands, fields }: FileClub,
  changed: readonly ChangedField[],
): { field: string; code: string }[] {
  const { name, phone, address_1, city, state, zip } = fields;
  const made = { name, phone, address_1, city, state, zip, kind, country, brands };
  const changedFields = Object.fromEntries(
    // The days were already validated one by one, and are too many to repeat for every line.
    Object.entries(fields).filter(
      ([field]) => field !== 'closed_dates' && changed.some((one) => one === field),
    ),
  );
  const issues = [
    ...(id === null ? (newClubFieldsSchema.safeParse(made).error?.issues ?? []) : []),
    ...(someFields.safeParse(changedFields).error?.issues ?? []),
  ];
  return issues.map(({ path, message }) => {
    const field = String(path[0]);
    return { field, code: field === 'kind' ? 'not_kind' : codeOf(message) };
  });
}

const someFields = z.partial(clubFieldsSchema);
const codeOf = (message: string): string => (/^[a-z][a-z_]+$/.test(message) ? message : 'malformed');
