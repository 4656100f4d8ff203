import {
  maxPeople,
  type RosterColumn,
  type RosterLine,
  type RosterReport,
  rosterColumns,
} from '@sendahead/shared-contracts/console/group-event-schema';
import { stayLimit } from '@sendahead/shared-contracts/constants';
import { isContact, isEmail, isName } from '@sendahead/shared-contracts/validation/person';
import { composeText } from '@sendahead/shared-contracts/validation/text-filter';
import { readCsv, unguarded } from '../../../platform/csv/read-csv.ts';
import { joinNames } from './join-names.ts';
import { isQuantity, type RosterItem, readItem } from './read-item.ts';

/** A person of a list; a null size means the event's. */
export type RosterPerson = {
  name: string;
  email: string;
  size: string | null;
  bags: number;
  bunk: string;
  session: string;
};
type Problem = RosterLine['problems'][number];
type Code = NonNullable<RosterReport['problem']>['code'];

/**
 * The contents of a list, line by line, and its new people; empty when the list as a whole cannot be read.
 */
export type ReadRoster = Pick<RosterReport, 'problem' | 'lines' | 'items'> & { people: RosterPerson[] };

/** The columns of the report, and the quantity, whose problems it reports under the item. */
type Column = RosterColumn | 'quantity';
const readColumns: readonly Column[] = [...rosterColumns, 'quantity'];

/** Accepted headings of a column; the first is the one that we write. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  name: ['name', 'traveler', 'camper', 'student', 'full name'],
  email: ['email', 'e-mail', 'email address'],
  item: ['item', 'bag', 'product', 'size'],
  quantity: ['quantity', 'qty', 'count', 'bags', 'how many', 'number of bags'],
  bunk: ['bunk', 'room', 'bunk or room', 'cabin', 'hall and room'],
  session: ['session'],
};
const maxLetters: Readonly<Record<Column, number>> = {
  name: 80,
  email: 120,
  item: 80,
  quantity: 20,
  bunk: stayLimit,
  session: stayLimit,
};

const fold = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');
const columnOf = (heading: string): Column | undefined =>
  readColumns.find((column) => headings[column].includes(fold(heading)));
/** Identifies a person on a roster: listing the same person twice counts once. */
export const keyOfPerson = ({ name, email }: Pick<RosterPerson, 'name' | 'email'>): string =>
  `${email.toLowerCase()} ${name.toLowerCase()}`;

const unread = (
  code: Code,
  { row = null, columns = [], missing }: { row?: number | null; columns?: string[]; missing?: string[] } = {},
): ReadRoster => ({
  problem: { code, row, columns, ...(missing === undefined ? {} : { missing }) },
  lines: [],
  people: [],
});

/**
 * Reads a list of people, pasted from a spreadsheet or from a CSV file: headings in any order, then one
 * person per line. `usual` is the event's own size; `there` are the keys of people already on the roster;
 * they are reported and not added again.
 */
export function readRoster(
  text: string,
  {
    items,
    there,
    defaultSize,
  }: { items: readonly RosterItem[]; there: ReadonlySet<string>; defaultSize?: string },
): ReadRoster {
  const [firstLine = ''] = text.split('\n', 1);
  const separator = ['\t', ';'].find((sign) => firstLine.includes(sign)) ?? ',';
  const read = readCsv(Buffer.from(text), separator);
  if ('problem' in read) return unread('malformed', { row: read.row });
  const [first = [], ...rows] = joinNames(read.rows);
  if (isBlank(first)) return unread('empty');
  const columns = first.map(columnOf);
  const wrong = wrongHeadings(first, columns);
  if (wrong.columns.length > 0) return unread('columns', wrong);
  const filled = rows.map((cells, at) => ({ cells, row: at + 2 })).filter(({ cells }) => !isBlank(cells));
  if (filled.length === 0) return unread('empty');
  const seen = new Set<string>();
  const lines: RosterLine[] = [];
  const people: RosterPerson[] = [];
  for (const { cells, row } of filled) {
    const { person, problems } = readLine(cells, columns, { items, defaultSize });
    const key = keyOfPerson(person);
    if (problems.length === 0 && seen.has(key)) problems.push({ column: null, code: 'twice_in_list' });
    seen.add(key);
    const outcome = problems.length > 0 ? 'refused' : there.has(key) ? 'there_already' : 'new';
    if (outcome === 'new') people.push(person);
    lines.push({ row, name: person.name.slice(0, 80), outcome, problems });
  }
  return there.size + people.length > maxPeople
    ? unread('too_many_people')
    : { problem: null, lines, people, ...soldWhereUnknown(lines, items) };
}

/** The accepted items, for a line that names another one. */
const soldWhereUnknown = (
  lines: readonly RosterLine[],
  items: readonly RosterItem[],
): Pick<RosterReport, 'items'> =>
  lines.some(({ problems }) => problems.some(({ code }) => code === 'unknown_item'))
    ? { items: items.map(({ name }) => name) }
    : {};

/** Unknown or duplicate headings, and missing required ones. */
function wrongHeadings(
  first: readonly string[],
  columns: readonly (Column | undefined)[],
): { columns: string[]; missing: string[] } {
  const unfit = first.filter((heading, at) => {
    const column = columns[at];
    return fold(heading) !== '' && (column === undefined || columns.indexOf(column) < at);
  });
  const missing = (['name', 'email'] as const).filter((column) => !columns.includes(column));
  const wrong = unfit.slice(0, 5).map((heading) => heading.trim().slice(0, 60));
  return { columns: [...wrong, ...missing], missing };
}

function readLine(
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
  { items, defaultSize }: { items: readonly RosterItem[]; defaultSize: string | undefined },
): { person: RosterPerson; problems: Problem[] } {
  const cellOf = (column: Column): string => {
    const at = columns.indexOf(column);
    return composeText(unguarded(at < 0 ? '' : (cells[at] ?? '')))
      .replaceAll(/\s+/g, ' ')
      .trim();
  };
  const text = Object.fromEntries(readColumns.map((column) => [column, cellOf(column)])) as Record<
    Column,
    string
  >;
  const { item, quantity } = readItem(text.item, items, defaultSize);
  // A quantity column overrides a number before the item.
  text.quantity ||= item ? quantity : '';
  const problems: Problem[] = readColumns.flatMap((column) => {
    const code = problemOf(column, text[column], item !== undefined);
    return code ? [{ column: column === 'quantity' ? 'item' : column, code }] : [];
  });
  if (!isBlank(cells.slice(columns.length))) problems.push({ column: null, code: 'cells' });
  const { name, email, bunk, session } = text;
  const bags = isQuantity(text.quantity) ? Number(text.quantity) : 1;
  return { person: { name, email, size: item?.size ?? null, bags, bunk, session }, problems };
}

function problemOf(column: Column, text: string, isKnown: boolean): Problem['code'] | undefined {
  const isRequired = column === 'name' || column === 'email';
  if (text === '') return isRequired ? 'missing' : undefined;
  if (text.length > maxLetters[column]) return 'too_long';
  if (column === 'item') return isKnown ? undefined : 'unknown_item';
  if (column === 'quantity') return isQuantity(text) ? undefined : 'malformed';
  if (column === 'name') return isName(text) ? undefined : 'malformed';
  if (column === 'email') return isEmail(text) ? undefined : 'malformed';
  return isContact(text) ? undefined : 'malformed';
}
